"""A stand-in for the freight API, for practice without a network. Its tons are made up.

It reads freight_stand_in.csv and answers two paths as the real service does:
GET /data_option/?option=states and POST /point_to_point/. Start it in the folder of that file with
python3 freight_stand_in.py, and stop it with Ctrl+C. It listens on this computer only.
"""
import csv
import io
import json
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import parse_qs, urlparse

PORT = 8321

with open("freight_stand_in.csv", newline="") as file:
    ROWS = list(csv.DictReader(file))

LABELS = ["Domestic_Origin", "Domestic_Destination", "Commodity", "Transportation"]
YEARS = [int(name[5:]) for name in ROWS[0] if name.startswith("tons_")]
NAMES = {
    "states": sorted({row[key] for row in ROWS for key in LABELS[:2]}),
    "commodities": sorted({row["Commodity"] for row in ROWS}),
}


def point_to_point(request):
    """Rows from one place to another, as CSV text, or None where the service reports an error."""
    rows = [
        row
        for row in ROWS
        if row["Domestic_Origin"] == request["origin"]
        and row["Domestic_Destination"] == request["destination"]
        and request["commodity"] in ("all", row["Commodity"])
    ]
    first, last = request["timeframe"][0], request["timeframe"][-1]
    columns = LABELS + [f"tons_{year}" for year in YEARS if first <= year <= last]
    if not rows:
        return None
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


class Service(BaseHTTPRequestHandler):
    def answer(self, status, kind, text):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.end_headers()
        self.wfile.write(text.encode())

    def do_GET(self):
        address = urlparse(self.path)
        option = parse_qs(address.query).get("option", [""])[0]
        if address.path == "/data_option/" and option in NAMES:
            self.answer(200, "application/json", json.dumps({"description": NAMES[option]}))
        else:
            self.answer(404, "application/json", json.dumps({"detail": "The stand-in does not know this path."}))

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if self.path != "/point_to_point/":
            self.answer(404, "application/json", json.dumps({"detail": "The stand-in does not know this path."}))
            return
        text = point_to_point(json.loads(body))
        if text is None:
            self.answer(200, "application/json", json.dumps("ERROR: Check data"))
        else:
            self.answer(200, "text/csv", text)

    def log_message(self, *parts):
        pass


if __name__ == "__main__":
    print(f"Stand-in with made-up numbers on http://127.0.0.1:{PORT}", flush=True)
    HTTPServer(("127.0.0.1", PORT), Service).serve_forever()
