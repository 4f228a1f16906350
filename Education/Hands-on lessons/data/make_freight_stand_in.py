"""Makes freight_stand_in.csv, the data behind the stand-in for the freight API.

All tons are made up; places, commodities, modes and column names are those of the API. A fixed
seed makes every run write the same file. Run it in the folder where the file should be:
python3 make_freight_stand_in.py
"""
import csv
import random

random.seed(11)

YEARS = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2025, 2030]
ORIGINS = {"Iowa": 9.0, "Nebraska": 6.0}
DESTINATIONS = {"Illinois": 1.0, "Minnesota": 0.7, "Texas": 0.3}
COMMODITIES = {"Cereal grains": 900.0, "Animal feed": 300.0, "Meat/seafood": 60.0}
MODES = {"Cereal grains": {"Truck": 0.45, "Rail": 0.55}, "Animal feed": {"Truck": 0.8, "Rail": 0.2}, "Meat/seafood": {"Truck": 1.0}}

with open("freight_stand_in.csv", "w", newline="") as file:
    writer = csv.writer(file)
    writer.writerow(["Domestic_Origin", "Domestic_Destination", "Commodity", "Transportation"] + [f"tons_{year}" for year in YEARS])
    for origin, size in ORIGINS.items():
        for destination, share in DESTINATIONS.items():
            for commodity, tons in COMMODITIES.items():
                for mode, part in MODES[commodity].items():
                    base = tons * size / 9 * share * part
                    row = [base * (1 + 0.015 * (year - 2017)) * random.uniform(0.92, 1.08) for year in YEARS]
                    writer.writerow([origin, destination, commodity, mode] + [f"{value:.3f}" for value in row])
