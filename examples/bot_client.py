"""A bot of your own at a served table: `python examples/bot_client.py http://127.0.0.1:8137/t/TABLE`. Change `choose`."""

import json
import random
import secrets
import sys

from websockets.sync.client import connect


def choose(frame):
    return random.choice(frame["choices"])["notation"]


house, _, table = sys.argv[1].rpartition("/t/")
with connect(f"{house.replace('http', 'ws', 1)}/api/tables/{table}/socket") as line:
    for text in line:
        frame = json.loads(text)
        free = [seat for seat, chair in enumerate(frame.get("chairs", ()), 1) if chair["kind"] == "free"]
        if free and frame["seat"] is None:
            sit = {"do": "sit", "id": f"sit {free[0]}", "seat": free[0], "name": "My bot", "contribution": secrets.token_hex(32)}
            line.send(json.dumps(sit))
        elif frame.get("choices"):
            act = {"do": "act", "id": f"act {frame['decision']}", "seat": frame["seat"], "decision": frame["decision"]}
            line.send(json.dumps({**act, "choice": choose(frame)}))
        elif frame.get("outcome"):
            print(frame["outcome"]["reason"], frame["outcome"]["scores"])
            break
