"""Extracts barley.csv and barley_typed.csv, data of the lesson "Write a schema for farm data".

barley.csv is real: barley yields of 1932 at six places in Minnesota, from the R package agridat (MIT License), which
took them from reports of the US Department of Agriculture. Save minnesota.barley.yield.txt from
https://github.com/kwstat/agridat/tree/5919e3fb126c9c6da48946d0e8648d410dbddc53/data in the current folder, then run:
python3 extract_barley.py

barley_typed.csv has the same rows after somebody typed them. The mistakes below were put in for the lesson, except the
first, which was printed in a report of 1940: 3.80 instead of 38.
"""
import csv
import hashlib

SOURCE = "106a83ef18d02e4abad159a56a0eb7a88b004db7fc44fc61d1123c1b47c4d8b9"
MISTAKES = {
    "H03": {"yield_bu_ac": "3.8"},
    "H07": {"site": "St. Paul"},
    "H14": {"yield_bu_ac": "37,7"},
    "H22": {"yield_bu_ac": "422"},
    "H28": {"variety": ""},
    "H35": {"year": "32"},
    "H41": {"record": "H40"},
    "H52": {"yield_bu_ac": "-99"},
}

with open("minnesota.barley.yield.txt", "rb") as file:
    if hashlib.sha256(file.read()).hexdigest() != SOURCE:
        raise SystemExit("the source is another version; download it at the commit that is named above")

with open("minnesota.barley.yield.txt", newline="") as file:
    rows = [row for row in csv.DictReader(file, delimiter="\t") if row["year"] == "1932"]
harvests = [
    {
        "record": f"H{number:02}",
        "site": row["site"],
        "variety": row["gen_name"],
        "year": row["year"],
        "yield_bu_ac": row["yield"],
    }
    for number, row in enumerate(rows, 1)
]

for name, mistakes in ("barley.csv", {}), ("barley_typed.csv", MISTAKES):
    with open(name, "w", newline="") as file:
        writer = csv.DictWriter(file, fieldnames=list(harvests[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows({**harvest, **mistakes.get(harvest["record"], {})} for harvest in harvests)
