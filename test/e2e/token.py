"""Ask Keystone whether a token is valid: token.py URL [STOP_FILE], with the token on standard input.

Prints its `token` object, or with STOP_FILE asks ten times a second until that file is there and prints
how often it asked and what went wrong.
"""

import json
import os
import sys
import time
import urllib.request

url, stop = sys.argv[1], sys.argv[2:]
token = sys.stdin.readline().strip()


def ask() -> dict:
    headers = {"X-Auth-Token": token, "X-Subject-Token": token}
    request = urllib.request.Request(f"{url}/auth/tokens", headers=headers)
    with urllib.request.urlopen(request, timeout=5) as answer:
        return json.load(answer)["token"]


def poll() -> dict:
    asked, slowest, failures = 0, 0.0, []
    while not os.path.exists(stop[0]):
        start = time.monotonic()
        asked += 1
        try:
            ask()
        except (OSError, ValueError) as error:
            failures.append(f"{time.strftime('%H:%M:%S')} {error or type(error).__name__}")
        taken = time.monotonic() - start
        slowest = max(slowest, taken)
        time.sleep(max(0.0, 0.1 - taken))
    os.remove(stop[0])
    return {"asked": asked, "slowest": round(slowest, 2), "failures": failures}


print(json.dumps(poll() if stop else ask()))
