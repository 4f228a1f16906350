"""Makes detections.csv, the data of the lesson "What a camera trap decides at the edge".

The pictures do not exist. Their scores are drawn at random, with a fixed seed, so that every run
writes the same file: scores of animals lie high by day and lower at night, those of empty pictures
lie low. Run it in the folder where the file should be: python3 make_detections.py
"""
import csv
import random

random.seed(20)

with open("detections.csv", "w", newline="") as file:
    writer = csv.writer(file)
    writer.writerow(["image_name", "light", "ground_truth", "score", "kilobytes"])
    for number in range(1, 121):
        light = random.choice(["day", "night"])
        truth = "animal" if random.random() < 0.3 else "empty"
        if truth == "empty":
            score = random.betavariate(1.5, 6)
        elif light == "day":
            score = random.betavariate(8, 2)
        else:
            score = random.betavariate(4, 3)
        size = random.randint(900, 1400) if light == "day" else random.randint(500, 900)
        writer.writerow([f"trap_{number:03}.jpg", light, truth, f"{score:.2f}", size])
