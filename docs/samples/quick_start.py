# MARQUE_API_KEY=mq_… python3 quick_start.py
import json, os, time, urllib.request, uuid

URL = os.environ.get("MARQUE_URL", "http://localhost:3000")
HEADERS = {
    "Authorization": f"Bearer {os.environ['MARQUE_API_KEY']}",
    "Content-Type": "application/json",
}


def call(path, body=None, **headers):
    """Sends a request and gives back `data`; a refusal is raised as urllib.error.HTTPError."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(URL + path, data, HEADERS | headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response)["data"]


# 1. Ask for a brand. The key makes it safe to send this again when the answer gets lost.
brand = call(
    "/v1/brands",
    {
        "businessIdea": "A bakery that delivers sourdough bread by bicycle before breakfast",
        "targetAudience": "People who live in the old town and like good bread",
        "style": "classic",
    },
    **{"Idempotency-Key": str(uuid.uuid4())},
)["id"]

# 2. Wait for it.
while (status := call(f"/v1/brands/{brand}/status"))["status"] != "completed":
    if status["status"] == "failed":
        raise SystemExit(status["error"]["message"])
    time.sleep(2)

# 3. Download the package.
request = urllib.request.Request(f"{URL}/v1/brands/{brand}/download", headers=HEADERS)
with urllib.request.urlopen(request) as response, open(os.environ.get("MARQUE_OUT", "brand.zip"), "wb") as file:
    file.write(response.read())
print(brand)
