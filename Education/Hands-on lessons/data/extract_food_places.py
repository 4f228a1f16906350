"""Extracts food_tracts.csv and food_stores.csv, data of the lesson "Map who is far from food".

Both are real and in the public domain, as works of the US government. Save two files in the current folder:

- CenPop2020_Mean_TR.txt, the centers of population of census tracts of 2020, from
  https://www2.census.gov/geo/docs/reference/cenpop2020/tract/
- GA-EBT.csv, the retailers in Georgia that accept SNAP benefits, as the US Department of Agriculture listed them on
  July 29, 2026, kept in https://github.com/CivicTechAtlanta/show-me-the-food at commit
  68e53fde82a734ecd286d6febaf3ca827fff8e26, in the folder db/seed_data

Then run: python3 extract_food_places.py
"""
import csv
import hashlib
from math import asin, cos, radians, sin, sqrt
from string import capwords

SOURCES = {
    "CenPop2020_Mean_TR.txt": "137d5b7bc8139a385c2022f54a9aca00ea56bc5ad81c936cf8134e977d50d2c5",
    "GA-EBT.csv": "ec333fdfb08bbe878c6f3cc8910ebb2904b1066485905042f2344f1e63021a18",
}
COUNTIES = {
    "037": "Calhoun", "061": "Clay", "099": "Early", "239": "Quitman", "243": "Randolph",
    "259": "Stewart", "261": "Sumter", "273": "Terrell", "307": "Webster",
}
AROUND = 25  # miles around the tracts, so that stores across the county line count

for name, expected in SOURCES.items():
    with open(name, "rb") as file:
        if hashlib.sha256(file.read()).hexdigest() != expected:
            raise SystemExit(f"{name} is another version; get the one that is named above")


def miles(a, b):
    lat1, lon1, lat2, lon2 = map(radians, (*a, *b))
    h = sin((lat2 - lat1) / 2) ** 2 + cos(lat1) * cos(lat2) * sin((lon2 - lon1) / 2) ** 2
    return 2 * 3958.8 * asin(sqrt(h))


with open("CenPop2020_Mean_TR.txt", newline="", encoding="utf-8-sig") as file:
    tracts = [
        [COUNTIES[row["COUNTYFP"]], row["TRACTCE"], int(row["POPULATION"]), float(row["LATITUDE"]), float(row["LONGITUDE"])]
        for row in csv.DictReader(file)
        if row["STATEFP"] == "13" and row["COUNTYFP"] in COUNTIES
    ]
tracts.sort()

with open("GA-EBT.csv", newline="") as file:
    stores = [
        [capwords(row["Store_Name"]), capwords(row["City"]), float(row["Latitude"]), float(row["Longitude"])]
        for row in csv.DictReader(file)
    ]
stores = sorted(
    store for store in stores if any(miles(store[2:], tract[3:]) <= AROUND for tract in tracts)
)

for name, header, rows in (
    ("food_tracts.csv", ["county", "tract", "people", "latitude", "longitude"], tracts),
    ("food_stores.csv", ["store", "city", "latitude", "longitude"], stores),
):
    with open(name, "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(header)
        writer.writerows(rows)
