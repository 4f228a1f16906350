"""Makes two_models.csv, the data of the lesson "Follow a picture from the camera to the model card".

The pictures, scores, and measurements do not exist. They are drawn at random, with a fixed seed, so
that every run writes the same file: the large model takes more time and energy for a picture than the
small one, and scores animals higher at night. Run it in the folder where the file should be:
python3 make_two_models.py
"""
import csv
import random

random.seed(7)

MODELS = {
    # mean score of animals by day and at night as parameters of a beta distribution; seconds; joules
    "small": {"day": (8, 2), "night": (3, 3.5), "seconds": 0.2, "joules": 0.9},
    "large": {"day": (9, 2), "night": (6, 2.5), "seconds": 1.1, "joules": 5.5},
}

with open("two_models.csv", "w", newline="") as file:
    writer = csv.writer(file)
    writer.writerow(["image_name", "light", "ground_truth", "model", "score", "seconds", "joules"])
    for number in range(1, 101):
        light = random.choice(["day", "night"])
        truth = "animal" if random.random() < 0.35 else "empty"
        for model, facts in MODELS.items():
            score = random.betavariate(*(facts[light] if truth == "animal" else (1.5, 6)))
            seconds = facts["seconds"] * random.uniform(0.9, 1.1)
            joules = facts["joules"] * random.uniform(0.9, 1.1)
            writer.writerow(
                [f"site_{number:03}.jpg", light, truth, model, f"{score:.2f}", f"{seconds:.2f}", f"{joules:.2f}"]
            )
