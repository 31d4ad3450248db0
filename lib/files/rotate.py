"""Rotate the Fernet keys in a Secret, for Keystone's pods that have it mounted.

    rotate.py SECRET LIFETIME [PROGRAM ARGUMENTS...]

The keys are numbered, as in Keystone's own repository: all pods can read with each of them, and
write with the highest. A rotation gives key 0, which is staged, the next number, and stages a new
one: whoever writes with a key, the others had it before. A pod hears of a rotation when its kubelet
looks, within SPREAD seconds, so rotations are that far apart.

A key that has been replaced is kept for LIFETIME seconds more: nothing that it has written is read
for longer. So it may run as often as one likes. PROGRAM, if there is one, runs before and has to
succeed: it writes anew what older keys have written.

When a key was replaced, and which Job (environment JOB_NAME) was the last, stands in an annotation
of the Secret, which one request replaces as a whole, unless somebody else has in between. A Job
that has done its work does nothing when it runs again. It needs the permission to get and update
that one Secret. No key is ever printed.
"""

from __future__ import annotations

import base64
import json
import os
import signal
import subprocess
import sys
import time
from datetime import datetime, timedelta, timezone
from typing import NoReturn
from urllib.parse import quote

import kube

ROTATION = "cdk8s-openstack/rotation"
SPREAD = 120.0  # seconds: a kubelet looks every minute, and up to half of that later
PATIENCE = 120.0  # seconds for the API server to answer

kubernetes = kube.Kubernetes()


def fail(message: str) -> NoReturn:
    sys.exit(f"rotate.py: {message}")


def now() -> datetime:
    return datetime.now(timezone.utc).replace(microsecond=0)


def new_key() -> str:
    key = base64.urlsafe_b64encode(os.urandom(32))
    return base64.b64encode(key).decode()  # as the data of a Secret


def rotated(secret: dict, lifetime: timedelta, job: str, at: datetime) -> dict:
    """The Secret with the next key as the highest, and without those of which nothing is left."""
    name = secret["metadata"]["name"]
    data = secret.get("data") or {}
    keys = {int(key): value for key, value in data.items() if key.isdecimal()}
    if 0 not in keys:
        fail(f"Secret {name} has no key 0, which is the staged one: add one")
    replaced = {number: replaced_at(secret).get(str(number), at) for number in keys if number > 0}
    gone = {number for number, since in replaced.items() if at - since > lifetime}
    primary = max(keys) + 1
    kept = {number: value for number, value in keys.items() if number not in gone}
    kept |= {primary: keys[0], 0: new_key()}
    state = {
        "job": job,
        "at": at.isoformat(),
        "replaced": {str(n): replaced[n].isoformat() for n in sorted(replaced.keys() - gone)},
    }
    others = {key: value for key, value in data.items() if not key.isdecimal()}
    annotations = {**secret["metadata"].get("annotations", {}), ROTATION: json.dumps(state)}
    return {
        **secret,
        "metadata": {**secret["metadata"], "annotations": annotations},
        "data": {**others, **{str(number): value for number, value in kept.items()}},
    }


def numbers(secret: dict) -> str:
    return ", ".join(map(str, sorted(int(key) for key in secret["data"] if key.isdecimal())))


def state_of(secret: dict) -> dict:
    return json.loads(secret["metadata"].get("annotations", {}).get(ROTATION, "{}"))


def replaced_at(secret: dict) -> dict[str, datetime]:
    known = state_of(secret).get("replaced", {})
    return {number: datetime.fromisoformat(at) for number, at in known.items()}


def wait_for_pods(secret: dict) -> None:
    """Until all have the staged key: at most once its time, whatever the clocks say."""
    if last := state_of(secret).get("at"):
        left = SPREAD - (now() - datetime.fromisoformat(last)).total_seconds()
        if left > 0:
            print(f"waits: the last rotation was at {last}, not all may know of it", flush=True)
            time.sleep(min(left, SPREAD))


def rotate(name: str, lifetime: timedelta, program: list[str]) -> None:
    job = kube.environment("JOB_NAME")
    secret = kubernetes.get("api/v1", f"secrets/{quote(name)}")
    if state_of(secret).get("job") == job:
        print(f"{name}: done by {job}", flush=True)
        return
    wait_for_pods(secret)
    if program and (code := subprocess.run(program).returncode) != 0:
        fail(f"{' '.join(program)} ended with {code}: the keys stay as they are")
    content = rotated(secret, lifetime, job, now())
    kubernetes.request("PUT", "api/v1", f"secrets/{quote(name)}", content)
    print(f"{name}: has {numbers(content)} in place of {numbers(secret)}", flush=True)


def main(arguments: list[str]) -> None:
    if len(arguments) < 2 or not arguments[1].isdecimal():
        sys.exit("usage: rotate.py SECRET LIFETIME [PROGRAM ARGUMENTS...]")
    name, seconds, *program = arguments
    lifetime = timedelta(seconds=int(seconds))
    try:
        kube.patiently(name, PATIENCE + SPREAD, lambda: rotate(name, lifetime, program))
    except kube.ApiError as error:
        fail(f"Secret {name}: {error}")


if __name__ == "__main__":
    # As process 1 of a container it would ignore this signal, and hold up the pod's deletion.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    main(sys.argv[1:])
