"""Make sure that virtual hosts of RabbitMQ exist, and a user that may do everything in them alone.

Input: environment BUS_URL (of the management API, http://HOST:15672), BUS_ADMIN_USER,
BUS_ADMIN_PASSWORD, BUS_VHOSTS (names with commas between them), BUS_USER and BUS_PASSWORD.

It creates what is missing and corrects what differs: the user's password (judged by the salted hash
that the server keeps), its tags (none: it administers nothing) and its permissions in the virtual
hosts. Nothing is deleted, and other permissions of the user stay. Each step looks before it writes
and may be repeated, so after a crash at any point it may just run again. A server that does not
answer yet is waited for, and so is the admin, whom RabbitMQ makes after it has begun to answer.
"""

from __future__ import annotations

import base64
import hashlib
import http.client
import json
import os
import re
import signal
import sys
import time
import urllib.error
import urllib.request
from typing import Any, NoReturn
from urllib.parse import quote

PATIENCE = 120.0  # seconds for the server to answer
PAUSE = 2.0
TIMEOUT = 10.0  # seconds for one answer
ALL = {"configure": ".*", "write": ".*", "read": ".*"}
HASHES = {
    "rabbit_password_hashing_sha256": hashlib.sha256,
    "rabbit_password_hashing_sha512": hashlib.sha512,
}


class TryAgain(Exception):
    """Why a request failed that may succeed later."""


def fail(message: str) -> NoReturn:
    sys.exit(f"message_bus.py: {message}")


def environment(name: str, pattern: str = "(?s).+", rule: str = "") -> str:
    value = os.environ.get(name) or fail(f"{name} is not in the environment: set it")
    # The value may be a password: it is not shown.
    return value if re.fullmatch(pattern, value) else fail(f"{name} {rule}")


def setup() -> None:
    rule = "becomes part of a URL: use letters, digits and . _ ~ - only"
    user = environment("BUS_USER", r"[A-Za-z0-9._~-]+", rule)
    vhosts = environment("BUS_VHOSTS", r"[A-Za-z0-9._~-]+(,[A-Za-z0-9._~-]+)*", rule).split(",")
    password = environment(
        "BUS_PASSWORD",
        r"[A-Za-z0-9._~-]+",
        f"(the message bus password of user {user}) {rule}",
    )
    if user == environment("BUS_ADMIN_USER"):
        fail(f"BUS_USER {user} is BUS_ADMIN_USER: give the service a user of its own")

    for vhost in vhosts:
        if get(f"vhosts/{quote(vhost)}") is None:
            put(f"vhosts/{quote(vhost)}", {})
            print(f"virtual host {vhost} created", flush=True)
    found = get(f"users/{quote(user)}")
    if found is None or found["tags"] or not is_password(password, found):
        put(f"users/{quote(user)}", {"password": password, "tags": ""})
        print(f"user {user} {'corrected' if found else 'created'}", flush=True)
    for vhost in vhosts:
        permissions = get(f"permissions/{quote(vhost)}/{quote(user)}") or {}
        if not ALL.items() <= permissions.items():
            put(f"permissions/{quote(vhost)}/{quote(user)}", ALL)
            print(f"user {user}: permissions set", flush=True)
        print(f"user {user} may use virtual host {vhost}", flush=True)


def is_password(password: str, user: dict) -> bool:
    """Whether this is the user's password. RabbitMQ keeps a salt of four bytes and the hash."""
    stored = base64.b64decode(user["password_hash"])
    algorithm = HASHES.get(user["hashing_algorithm"])
    return (
        algorithm is not None and stored[4:] == algorithm(stored[:4] + password.encode()).digest()
    )


def get(path: str) -> Any:
    """What is there, None when there is nothing."""
    return request("GET", path)


def put(path: str, content: dict) -> None:
    request("PUT", path, json.dumps(content).encode())


def request(method: str, path: str, body: bytes | None = None) -> Any:
    login = f"{environment('BUS_ADMIN_USER')}:{environment('BUS_ADMIN_PASSWORD')}"
    headers = {
        "Authorization": f"Basic {base64.b64encode(login.encode()).decode()}",
        "Content-Type": "application/json",
    }
    url = environment("BUS_URL", r"https?://[^\s/@]+/?", "takes http://HOST:PORT").rstrip("/")
    call = urllib.request.Request(f"{url}/api/{path}", body, headers, method=method)
    try:
        with urllib.request.urlopen(call, timeout=TIMEOUT) as response:
            return json.loads(response.read() or "{}")
    except urllib.error.HTTPError as error:
        if method == "GET" and error.code == 404:
            return None
        reason = f"RabbitMQ at {url} says {error.code} to {method} /api/{path}"
        if error.code == 401:
            raise TryAgain(
                f"{reason}: BUS_ADMIN_USER and BUS_ADMIN_PASSWORD must be those of an administrator"
            ) from None
        if error.code in (408, 429) or error.code >= 500:
            raise TryAgain(reason) from None
        fail(f"{reason}: {error.read().decode(errors='replace')}")
    except (OSError, http.client.HTTPException, ValueError) as error:
        cause = getattr(error, "reason", None) or error or type(error).__name__
        raise TryAgain(f"no answer from RabbitMQ at {url}: {cause}") from None


def main() -> None:
    deadline, said = time.monotonic() + PATIENCE, ""
    while True:
        try:
            return setup()
        except TryAgain as error:
            if time.monotonic() > deadline:
                fail(f"{error}: tried for {PATIENCE:.0f} s; is it running, is BUS_URL right?")
            if str(error) != said:
                said = str(error)
                print(f"trying again, {said}", flush=True)
            time.sleep(PAUSE)


if __name__ == "__main__":
    # As process 1 of a container it would ignore this signal, and hold up the pod's deletion.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    main()
