"""A mock of the freight API, for practice without a network. Its tons are synthetic.

It reads freight_stand_in.csv and answers two paths as the real service does:
GET /data_option/?option=states and POST /point_to_point/.

In a program, urllib.request.build_opener(Mock) sends requests for http://mock.invalid to it, without
a server. python3 freight_stand_in.py starts a server, which listens on this computer only, until Ctrl+C.
"""
# cspell:ignore urllib urlparse addinfourl startswith extrasaction lineterminator writeheader getvalue wfile rfile
import csv
import io
import json
from email.message import Message
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import parse_qs, urlparse
from urllib.request import BaseHandler
from urllib.response import addinfourl

HOST, PORT = "mock.invalid", 8321

with open("freight_stand_in.csv", newline="") as file:
    ROWS = list(csv.DictReader(file))

LABELS = ["Domestic_Origin", "Domestic_Destination", "Commodity", "Transportation"]
YEARS = [int(name[5:]) for name in ROWS[0] if name.startswith("tons_")]
NAMES = {
    "states": sorted({row[key] for row in ROWS for key in LABELS[:2]}),
    "commodities": sorted({row["Commodity"] for row in ROWS}),
}


def point_to_point(question):
    """Rows from one place to another, as CSV text, or None where the service reports an error."""
    rows = [
        row
        for row in ROWS
        if row["Domestic_Origin"] == question["origin"]
        and row["Domestic_Destination"] == question["destination"]
        and question["commodity"] in ("all", row["Commodity"])
    ]
    first, last = question["timeframe"][0], question["timeframe"][-1]
    columns = LABELS + [f"tons_{year}" for year in YEARS if first <= year <= last]
    if not rows:
        return None
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def respond(path, body=None):
    """Status, type, and text of the response to a GET request, or to a POST request with a body."""
    address = urlparse(path)
    option = parse_qs(address.query).get("option", [""])[0]
    if body is None and address.path == "/data_option/" and option in NAMES:
        return 200, "application/json", json.dumps({"description": NAMES[option]})
    if body is not None and path == "/point_to_point/":
        text = point_to_point(json.loads(body))
        if text is None:
            return 200, "application/json", json.dumps("ERROR: Check data")
        return 200, "text/csv", text
    return 404, "application/json", json.dumps({"detail": "The mock does not know this path."})


class Mock(BaseHandler):
    """Answers the requests of a program for http://mock.invalid, inside that program."""

    handler_order = 0  # before a proxy or the network gets the request

    def http_open(self, request):
        if request.host != HOST:
            return None
        status, kind, text = respond(request.selector, request.data)
        headers = Message()
        headers["Content-Type"] = kind
        response = addinfourl(io.BytesIO(text.encode()), headers, request.full_url, status)
        response.msg = "OK" if status == 200 else "Not Found"
        return response


class Server(BaseHTTPRequestHandler):
    """Answers the requests of other programs on this computer."""

    def answer(self, body=None):
        status, kind, text = respond(self.path, body)
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.end_headers()
        self.wfile.write(text.encode())

    def do_GET(self):
        self.answer()

    def do_POST(self):
        self.answer(self.rfile.read(int(self.headers.get("Content-Length", 0))))

    def log_message(self, *parts):
        pass


if __name__ == "__main__":
    print(f"Mock with synthetic numbers on http://127.0.0.1:{PORT}", flush=True)
    HTTPServer(("127.0.0.1", PORT), Server).serve_forever()
