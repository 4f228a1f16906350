"""Extracts functions.csv, data of the lesson "Schedule jobs on a small cluster".

The seconds are real: measured by the authors of Ilúvatar for functions that come with it, and part of its repository
(GPL-3.0). A warm start is the average of two, a cold start was measured once. Save worker_function_benchmarks.json from
https://github.com/COS-IN/iluvatar-faas/tree/e47f17514f503dea22cb165ff01ac4e1edea7066 (in the folder
src/Ilúvatar/docs/examples/benchmark) in the current folder, then run:
python3 extract_functions.py
"""
import csv
import hashlib
import json

SOURCE = "7ca9e76023b3de54af97697da97d75f03059239cc54372a42867dd3c6eb002ee"

with open("worker_function_benchmarks.json", "rb") as file:
    text = file.read()
if hashlib.sha256(text).hexdigest() != SOURCE:
    raise SystemExit("the source is another version; download it at the commit that is named above")

with open("functions.csv", "w", newline="") as file:
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["function", "warm_seconds", "cold_seconds"])
    for name, measured in sorted(json.loads(text)["data"].items()):
        times = measured["resource_data"]["CPU"]
        warm, cold = times["warm_invoke_duration_us"], times["cold_invoke_duration_us"]
        writer.writerow([name, f"{sum(warm) / len(warm) / 1e6:.3f}", f"{sum(cold) / len(cold) / 1e6:.3f}"])
