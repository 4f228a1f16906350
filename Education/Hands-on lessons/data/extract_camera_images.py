"""Extracts camera_images.csv, data of the lesson "Find the bias in a data set of animals".

The images are real. They come from the example data set of Camtrap DP, a standard for camera trap data: a sample of
the project MICA in Belgium, by the Research Institute for Nature and Forest (INBO), published under CC0 1.0. This
script keeps the rows of single images and four columns, and writes English names. Save observations.csv from
https://github.com/tdwg/camtrap-dp/tree/e4d14670acdce894b4acaed02f0fe7dcada837c8/example in the current folder, then run:
python3 extract_camera_images.py
"""
import csv
import hashlib

SOURCE = "845cfb09da01f3e60139b1c5b31088318ff17b7f4bafcc913bd7cd63f01289ca"
CAMERAS = {"00a2c20d": "A", "29b7d356": "B", "577b543a": "C", "62c200a9": "D"}
NAMES = {
    "Anas platyrhynchos": "mallard",
    "Anas strepera": "gadwall",
    "Ardea cinerea": "gray heron",
    "Ardea": "heron",
    "Aves": "bird",
    "Rattus norvegicus": "brown rat",
    "Mustela putorius": "polecat",
    "Martes foina": "beech marten",
    "Vulpes vulpes": "red fox",
}

with open("observations.csv", "rb") as file:
    if hashlib.sha256(file.read()).hexdigest() != SOURCE:
        raise SystemExit("observations.csv is another version; download it at the commit that is named above")

with open("observations.csv", newline="") as file:
    observations = [row for row in csv.DictReader(file) if row["observationLevel"] == "media"]

# Most images have one row, and a few have two: an adult and a young bird, or two kinds of bird. The first row counts.
images = {}
for row in observations:
    label = NAMES.get(row["scientificName"], row["observationType"])
    images.setdefault(row["mediaID"], (CAMERAS[row["deploymentID"]], row["eventID"], row["eventStart"], label))

with open("camera_images.csv", "w", newline="") as file:
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["camera", "visit", "time", "label"])
    writer.writerows(sorted(images.values(), key=lambda image: (image[0], image[2])))
