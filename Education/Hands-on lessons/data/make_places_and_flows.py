"""Makes places.csv and flows.csv, the data of the lesson "Group places by their flows".

The places and flows are made up. Twelve places lie on a map of four columns and three rows. Flows
are strong inside three markets and weak between them; chance changes each number a little, with a
fixed seed, so that every run writes the same files. Run it in the folder where the files should
be: python3 make_places_and_flows.py
"""
import csv
import random

random.seed(3)

MARKETS = {"north": "ABCD", "west": "EFIJ", "east": "GHKL"}
PLACES = "ABCDEFGHIJKL"
market = {place: name for name, places in MARKETS.items() for place in places}

with open("places.csv", "w", newline="") as file:
    writer = csv.writer(file)
    writer.writerow(["place", "column", "row", "cropland"])
    for number, place in enumerate(PLACES):
        share = {"north": 62, "west": 35, "east": 41}[market[place]] + random.randint(-6, 6)
        writer.writerow([place, number % 4, number // 4, share])

with open("flows.csv", "w", newline="") as file:
    writer = csv.writer(file)
    writer.writerow(["origin", "destination", "tons"])
    for origin in PLACES:
        for destination in PLACES:
            if origin == destination:
                continue
            inside = market[origin] == market[destination]
            tons = random.randint(60, 120) if inside else random.choice([0, 0, 4, 9, 15])
            if {origin, destination} == {"A", "L"}:
                tons = 150
            if tons:
                writer.writerow([origin, destination, tons])
