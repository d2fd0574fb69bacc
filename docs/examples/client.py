"""Plays a game over the API: python client.py http://localhost:8137 shanghaien greedy"""

import json
import random
import sys

import httpx
from websockets.sync.client import connect

address, game, *bots = sys.argv[1:]
token = httpx.post(f"{address}/api/guests", json={"name": "Robot"}).json()["token"]
bearer = {"Authorization": f"Bearer {token}"}
http = httpx.Client(base_url=f"{address}/api/tables", headers=bearer)
opened = http.post("/", json={"game": game, "chairs": ["person", *bots]}).json()
if opened.get("type") == "refusal":
    sys.exit(opened["sentence"])
table = opened["table"]["id"]
http.post(f"/{table}/join", json={"entropy": random.randbytes(16).hex()})
socket = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
with connect(socket, additional_headers=bearer, max_size=None) as talk:
    for message in map(json.loads, talk):
        if message["type"] != "update":
            continue
        if message["table"]["status"] != "running":
            print(message["table"]["status"], message["scores"])
            break
        if message["prompt"]:  # here a bot would think
            action = random.choice(message["prompt"]["options"])["action"]
            move = {"type": "move", "seat": message["viewer"], "ply": message["ply"], "action": action}
            talk.send(json.dumps(move))
