"""Makes farm_survey.csv, data of the lesson "Spend a privacy budget by hand".

The farms do not exist. Crops and answers are drawn at random, with a fixed seed, so that every run writes the same
file. Run it in the folder where the file should be:
python3 make_farm_survey.py
"""
import csv
import random

random.seed(3)

with open("farm_survey.csv", "w", newline="") as file:
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["farm", "crop", "behind"])
    for number in range(1, 41):
        crop = "saffron" if number == 17 else random.choice(["corn", "dairy", "vegetables"])
        behind = "yes" if number == 17 or random.random() < 0.3 else "no"
        writer.writerow([f"F{number:02}", crop, behind])
