"""How fast Keystone is: load.py URL tokens|validations|healthchecks SECONDS CLIENTS [KEEP_ALIVE]

The password of the administrator comes on standard input. So many clients ask one request after the
other, each over a connection of its own, or with KEEP_ALIVE over the one that the client keeps.
Prints requests per second, p50, p99 and the slowest in ms, and how often what went wrong.
"""

import http.client
import json
import sys
import threading
import time
from collections import Counter
from urllib.parse import urlsplit

url, what, seconds, clients, *keep_alive = sys.argv[1:]
address = urlsplit(url)
USER = {"name": "admin", "domain": {"id": "default"}, "password": sys.stdin.readline().strip()}
SCOPE = {"project": {"name": "admin", "domain": {"id": "default"}}}
IDENTITY = {"methods": ["password"], "password": {"user": USER}}
LOGIN = {"auth": {"identity": IDENTITY, "scope": SCOPE}}


class Client:
    def __init__(self) -> None:
        self.connection = None

    def ask(self, method: str, path: str, status: int, body=None, headers=None) -> str:
        """The token of the answer, if there is one."""
        if self.connection is None:
            self.connection = http.client.HTTPConnection(address.netloc, timeout=30)
        try:
            self.connection.request(method, path, body, headers or {})
            answer = self.connection.getresponse()
            content = answer.read()
            if answer.status != status:
                raise OSError(f"{answer.status} {content[:80].decode()}")
            return answer.headers.get("X-Subject-Token", "")
        except (OSError, http.client.HTTPException):
            self.close()
            raise
        finally:
            if not keep_alive:
                self.close()

    def close(self) -> None:
        if self.connection:
            self.connection.close()
        self.connection = None


def login(client: Client) -> str:
    headers = {"Content-Type": "application/json"}
    return client.ask("POST", f"{address.path}/auth/tokens", 201, json.dumps(LOGIN), headers)


def run() -> None:
    client = Client()
    while time.monotonic() < end:
        start = time.monotonic()
        try:
            REQUESTS[what](client)
        except (OSError, http.client.HTTPException) as error:
            failures[f"{type(error).__name__}: {error}"] += 1
        else:
            times.append(time.monotonic() - start)


token = login(Client()) if what == "validations" else ""
ASK = {"X-Auth-Token": token, "X-Subject-Token": token}
REQUESTS = {
    "tokens": login,
    "validations": lambda client: client.ask("GET", f"{address.path}/auth/tokens", 200, None, ASK),
    "healthchecks": lambda client: client.ask("GET", "/healthcheck", 200),
}
times, failures = [], Counter()
REQUESTS[what](Client())  # the first pays for what is made once
begin = time.monotonic()
end = begin + float(seconds)
threads = [threading.Thread(target=run) for _ in range(int(clients))]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
rate = len(times) / (time.monotonic() - begin)
times.sort()
parts = {"p50": 0.5, "p99": 0.99, "max": 1}
milliseconds = {
    name: round(1000 * times[int(part * (len(times) - 1))], 1)
    for name, part in parts.items()
    if times
}
print(json.dumps({"rate": round(rate, 1), **milliseconds, "failures": failures}))
