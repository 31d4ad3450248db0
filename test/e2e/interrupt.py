"""Kill the first process of a container in the middle: interrupt.py NAMESPACE POD WORD AFTER PATIENCE [kill]

Runs on the node, among its processes. Waits until in a pod of the namespace, whose name begins with POD, a container
has a first process with WORD on its command line; AFTER seconds later it says where, and with `kill` kills it. Prints
the pod, or "" when no such process came within PATIENCE seconds, and whether it was still there.
"""

import json
import os
import re
import signal
import sys
import time
from pathlib import Path

LOOK = 0.03  # seconds

namespace, prefix, word = sys.argv[1:4]
after, patience = map(float, sys.argv[4:6])


def command(process: str) -> str:
    return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")


def pod(process: str) -> str:
    """Of which it is the first process of a container, in this namespace."""
    status = Path(f"/proc/{process}/status").read_text()
    environment = Path(f"/proc/{process}/environ").read_bytes().decode(errors="replace").split("\0")
    resolver = Path(f"/proc/{process}/root/etc/resolv.conf").read_text()
    first = re.search(r"^NSpid:.*\s1$", status, re.MULTILINE)
    name = dict(line.partition("=")[::2] for line in environment).get("HOSTNAME", "")
    return name if first and f"search {namespace}.svc" in resolver else ""


def find() -> tuple[str, str]:
    others: set[str] = set()  # what is there and is another
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        processes = {name for name in os.listdir("/proc") if name.isdecimal()}
        others &= processes
        for process in processes - others:
            try:
                said = command(process)
                if "runc" in said or not said:
                    continue  # about to become another
                name = pod(process) if word in said else ""
            except OSError:
                continue  # it has ended
            if name.startswith(prefix) and name:
                return process, name
            others.add(process)
        time.sleep(LOOK)
    return "", ""


process, name = find()
there = False
if name:
    time.sleep(after)
    try:
        there = word in command(process)
        if there and sys.argv[6:] == ["kill"]:
            os.kill(int(process), signal.SIGKILL)
    except (FileNotFoundError, ProcessLookupError):
        there = False
print(json.dumps({"pod": name, "there": there}))
