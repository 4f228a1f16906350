"""Makes households.csv and stores.csv, data of the lesson "From freight flows to the food access of a place".

The households and stores do not exist. Positions (in miles), incomes, and vehicles are drawn at random,
with a fixed seed, so that every run writes the same files. Run it in the folder where the files should be:
python3 make_households.py
"""
import csv
import random

random.seed(12)

CENTERS = [("town", 0, 0, 36), ("east", 3, 0.5, 16), ("north", 0.5, 4, 8)]  # name, x, y, households

with open("households.csv", "w", newline="") as file:
    writer = csv.writer(file)
    writer.writerow(["household", "part", "x", "y", "income", "vehicles"])
    number = 0
    for part, x, y, households in CENTERS:
        for _ in range(households):
            number += 1
            income = int(random.lognormvariate(10.7 if part == "town" else 10.3, 0.5))
            vehicles = random.choices([0, 1, 2], [20, 50, 30] if part == "town" else [35, 45, 20])[0]
            writer.writerow(
                [number, part, f"{random.gauss(x, 0.5):.2f}", f"{random.gauss(y, 0.5):.2f}", income, vehicles]
            )

with open("stores.csv", "w", newline="") as file:
    writer = csv.writer(file)
    writer.writerow(["store", "kind", "x", "y"])
    writer.writerows(
        [
            ["Town Market", "supermarket", 0.2, 0.1],
            ["East Market", "supermarket", 3.1, 0.4],
            ["Corner Stop", "other", -0.4, 0.5],
            ["East Stop", "other", 2.8, 0.9],
            ["North Stop", "other", 0.6, 3.8],
        ]
    )
