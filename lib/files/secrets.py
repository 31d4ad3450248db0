"""Create the Secrets that are missing, with values made here; leave the others as they are.

Input: environment SECRETS, a JSON list of
    {"name": NAME, "labels": {...}, "data": {KEY: {"value": TEXT} | {"generate": KIND}}}
with KIND password, fernet-key or cookie.

It needs the permission to create Secrets and no other: it cannot read or overwrite one. Each
Secret is made whole by one request, so after a crash at any point it may just run again. A key
that is new in an existing Secret is not added. No value is ever printed.
"""

from __future__ import annotations

import base64
import contextlib
import http.client
import json
import os
import signal
import ssl
import string
import sys
import time

# Not the module `secrets` of the standard library: this file has its name and would import itself.
from random import SystemRandom
from typing import NoReturn
from urllib.parse import quote

SERVICE_ACCOUNT = "/var/run/secrets/kubernetes.io/serviceaccount"
TIMEOUT = 10.0  # seconds for one answer
PATIENCE = 60.0  # seconds for permissions to arrive and the API server to answer
PAUSE = 1.0


def characters(alphabet: str, length: int) -> str:
    return "".join(SystemRandom().choices(alphabet, k=length))


GENERATORS = {
    "password": lambda: characters(string.ascii_letters + string.digits, 40),
    "fernet-key": lambda: base64.urlsafe_b64encode(os.urandom(32)).decode(),
    "cookie": lambda: characters(string.ascii_uppercase + string.digits, 32),
}


class TryAgain(Exception):
    """Why a request failed that may succeed later."""


def fail(message: str) -> NoReturn:
    sys.exit(f"secrets.py: {message}")


def manifests(text: str) -> list[dict]:
    """The Secrets to create; all of them, or a failure before the first is created."""
    try:
        return [manifest(secret) for secret in json.loads(text)]
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        fail(
            f"environment SECRETS is not a list of name, labels, data ({type(error).__name__}): "
            "see the top of secrets.py"
        )


def manifest(secret: dict) -> dict:
    return {
        "apiVersion": "v1",
        "kind": "Secret",
        "metadata": {"name": secret["name"], "labels": secret.get("labels", {})},
        "type": "Opaque",
        "data": {
            key: base64.b64encode(value(secret["name"], key, source).encode()).decode()
            for key, source in secret["data"].items()
        },
    }


def value(secret: str, key: str, source: dict) -> str:
    if list(source) == ["value"]:
        return source["value"]
    if list(source) == ["generate"] and source["generate"] in GENERATORS:
        return GENERATORS[source["generate"]]()
    fail(f"key {key} of Secret {secret} needs a value, or generate with {', '.join(GENERATORS)}")


def create(secret: dict) -> bool:
    """Whether the Secret was created; False when there is one of that name."""
    namespace = quote(read("namespace"))
    try:
        with contextlib.closing(connect()) as connection:
            connection.request(
                "POST",
                f"/api/v1/namespaces/{namespace}/secrets",
                json.dumps(secret),
                {"Authorization": f"Bearer {read('token')}", "Content-Type": "application/json"},
            )
            response = connection.getresponse()
            status, answer = response.status, json.loads(response.read())
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise TryAgain(
            f"no answer from the Kubernetes API: {error or type(error).__name__}"
        ) from None
    if status == 201:
        return True
    if status == 409 and answer.get("reason") == "AlreadyExists":
        return False
    reason = f"the Kubernetes API says {status}: {answer.get('message')}"
    if status in (401, 403, 409, 429) or status >= 500:
        raise TryAgain(reason)
    fail(f"cannot create Secret {secret['metadata']['name']}: {reason}")


def connect() -> http.client.HTTPSConnection:
    tls = ssl.create_default_context(cafile=f"{SERVICE_ACCOUNT}/ca.crt")
    # Python 3.13 turned this on; the CAs of many clusters lack the extensions that it demands.
    tls.verify_flags &= ~ssl.VERIFY_X509_STRICT
    host, port = environment("KUBERNETES_SERVICE_HOST"), environment("KUBERNETES_SERVICE_PORT")
    return http.client.HTTPSConnection(host, int(port), timeout=TIMEOUT, context=tls)


def read(name: str) -> str:
    try:
        with open(f"{SERVICE_ACCOUNT}/{name}") as file:
            return file.read().strip()
    except OSError as error:
        fail(f"{error}: mount a service account token, ca.crt and namespace there")


def environment(name: str) -> str:
    return os.environ.get(name) or fail(f"{name} is not in the environment: set it")


def main() -> None:
    deadline, said = time.monotonic() + PATIENCE, ""
    for secret in manifests(environment("SECRETS")):
        name = secret["metadata"]["name"]
        while True:
            try:
                print(f"created {name}" if create(secret) else f"{name} is there", flush=True)
                break
            except TryAgain as error:
                if time.monotonic() > deadline:
                    fail(f"cannot create Secret {name}, tried for {PATIENCE:.0f} s: {error}")
                if str(error) != said:
                    said = str(error)
                    print(f"{name}: trying again, {said}", flush=True)
                time.sleep(PAUSE)


if __name__ == "__main__":
    # As process 1 of a container it would ignore this signal, and hold up the pod's deletion.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    main()
