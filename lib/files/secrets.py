"""Create the Secrets that are missing, with values made here; leave the others as they are.

    secrets.py [PROGRAM ARGUMENTS...]

It becomes the program then, if there is one, which is a container less to start.

Input: environment SECRETS, a JSON list of
    {"name": NAME, "labels": {...}, "data": {KEY: {"value": TEXT} | {"generate": KIND}}}
with KIND password, fernet-key, cookie or uuid; of one certificate for ten years, of client and
server both, authority, certificate and private-key; and of one key for ssh, ssh-key and
ssh-public-key. The authority's own key is forgotten: it signs nothing else. A certificate has the
names in "hosts" beside "generate", if there are any.

It needs the permission to create Secrets and no other: it cannot read or overwrite one. Each
Secret is made whole by one request, so after a crash at any point it may just run again. A key
that is new in an existing Secret is not added. No value is ever printed.
"""

from __future__ import annotations

import base64
import json
import os
import signal
import string
import subprocess
import sys
import tempfile
import uuid
from functools import cache
from pathlib import Path

# Not the module `secrets` of the standard library: this file has its name and would import itself.
from random import SystemRandom
from typing import NoReturn

import kube

PATIENCE = 60.0  # seconds for permissions to arrive and the API server to answer


def characters(alphabet: str, length: int) -> str:
    return "".join(SystemRandom().choices(alphabet, k=length))


GENERATORS = {
    "password": lambda: characters(string.ascii_letters + string.digits, 40),
    "fernet-key": lambda: base64.urlsafe_b64encode(os.urandom(32)).decode(),
    "cookie": lambda: characters(string.ascii_uppercase + string.digits, 32),
    "uuid": lambda: str(uuid.uuid4()),
}

DAYS = "3650"
KEY = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
USES = (
    "extendedKeyUsage=serverAuth,clientAuth\nkeyUsage=critical,digitalSignature,keyEncipherment\n"
)

# The parts that are made at once, by the files in which they are.
CERTIFICATE = {"authority": "ca.crt", "certificate": "tls.crt", "private-key": "tls.key"}
SSH = ("ssh-key", "ssh-public-key")


@cache
def certificate(secret: str, hosts: tuple[str, ...]) -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        subject = ("-subj", f"/CN={secret}"[:64])
        names = ",".join(f"DNS:{host}" for host in hosts)
        Path(folder, "uses").write_text(USES + (f"subjectAltName={names}\n" if names else ""))
        authority = (*KEY, "-x509", "-days", DAYS, "-subj", f"/CN=authority of {secret}"[:64])
        run(folder, "openssl", "req", *authority, "-keyout", "ca.key", "-out", "ca.crt")
        run(folder, "openssl", "req", "-new", *KEY, *subject, "-keyout", "tls.key", "-out", "csr")
        signed = ("-CA", "ca.crt", "-CAkey", "ca.key", "-CAcreateserial", "-extfile", "uses")
        request = ("-req", "-in", "csr", "-days", DAYS)
        run(folder, "openssl", "x509", *request, *signed, "-out", "tls.crt")
        return {kind: Path(folder, file).read_text() for kind, file in CERTIFICATE.items()}


@cache
def ssh_key(secret: str) -> dict[str, str]:
    # Not in every image, but in those of whom needs such a key.
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import (
        Encoding,
        NoEncryption,
        PrivateFormat,
        PublicFormat,
    )

    key = Ed25519PrivateKey.generate()
    private = key.private_bytes(Encoding.PEM, PrivateFormat.OpenSSH, NoEncryption())
    public = key.public_key().public_bytes(Encoding.OpenSSH, PublicFormat.OpenSSH)
    return {"ssh-key": private.decode(), "ssh-public-key": f"{public.decode()} {secret}\n"}


def run(folder: str, *command: str) -> None:
    # What these programs say holds no key; it is of use only when they fail.
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if result.returncode != 0:
        fail(f"{command[0]} ended with {result.returncode}: {result.stderr.strip()}")


kubernetes = kube.Kubernetes()


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
    hosts = tuple(host for source in secret["data"].values() for host in source.get("hosts", []))
    return {
        "apiVersion": "v1",
        "kind": "Secret",
        "metadata": {"name": secret["name"], "labels": secret.get("labels", {})},
        "type": "Opaque",
        "data": {
            key: base64.b64encode(value(secret["name"], key, source, hosts).encode()).decode()
            for key, source in secret["data"].items()
        },
    }


def value(secret: str, key: str, source: dict, hosts: tuple[str, ...]) -> str:
    if list(source) == ["value"]:
        return source["value"]
    if "generate" in source and source.keys() <= {"generate", "hosts"}:
        kind = source["generate"]
        if kind in GENERATORS:
            return GENERATORS[kind]()
        if kind in CERTIFICATE:
            return certificate(secret, hosts)[kind]
        if kind in SSH:
            return ssh_key(secret)[kind]
    known = ", ".join([*GENERATORS, *CERTIFICATE, *SSH])
    fail(f"key {key} of Secret {secret} needs a value, or generate with {known}")


def create(secret: dict) -> bool:
    """Whether the Secret was created; False when there is one of that name."""
    try:
        kubernetes.create("api/v1", "secrets", secret)
        return True
    except kube.ApiError as error:
        if error.reason == "AlreadyExists":
            return False
        raise


def main() -> None:
    for secret in manifests(kube.environment("SECRETS")):
        name = secret["metadata"]["name"]
        try:
            is_new = kube.patiently(name, PATIENCE, lambda: create(secret))
        except kube.ApiError as error:
            fail(f"cannot create Secret {name}: {error}")
        print(f"created {name}" if is_new else f"{name} is there", flush=True)


if __name__ == "__main__":
    # As process 1 of a container it would ignore this signal, and hold up the pod's deletion.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    main()
    if sys.argv[1:]:
        os.execvp(sys.argv[1], sys.argv[1:])
