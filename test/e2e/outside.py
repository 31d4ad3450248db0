"""The world outside of a cloud, on a node's network: what reaches a server at its floating address.

outside.py answer ADDRESS SECONDS   when it first answered a ping and a connection
outside.py reach ADDRESS            whether it answers them now
outside.py watch ADDRESS STOP_FILE  pings five times a second and connects once a second until the
                                    file is there: how many failed, the longest time without

Times are in seconds, of the epoch for moments. Prints JSON. Connections are with the ssh port,
whose server speaks first. The gateway of the network outside is an address of the bridge br-ex,
which gets it whenever Open vSwitch has made it anew.
"""

import itertools
import json
import os
import re
import socket
import subprocess
import sys
import threading
import time

# not an address of the node, where tunnels could begin
GATEWAY, BRIDGE = ["172.24.4.1/24", "scope", "link"], "br-ex"


def have_gateway() -> None:
    for command in (["addr", "replace", *GATEWAY, "dev", BRIDGE], ["link", "set", BRIDGE, "up"]):
        subprocess.run(["ip", *command], check=False, stderr=subprocess.DEVNULL)


def ping(address: str) -> bool:
    command = ["ping", "-c", "1", "-W", "1", address]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


def greeting(address: str) -> str:
    """The first line that the ssh server says; empty when there is none."""
    try:
        with socket.create_connection((address, 22), timeout=2) as connection:
            return connection.makefile(errors="replace").readline().strip()
    except OSError:
        return ""


def answer(address: str, seconds: str) -> dict:
    """Returns when both have answered."""
    end, seen = time.time() + float(seconds), {}
    while len(seen) < 2:
        if time.time() > end:
            sys.exit(f"{address} did not answer for {seconds} s; so far: {seen}")
        if not seen:
            have_gateway()
        if "ping" not in seen and ping(address):
            seen["ping"] = time.time()
        if "ping" in seen and greeting(address):
            seen["tcp"] = time.time()
        time.sleep(0.2)
    return seen


def reach(address: str) -> dict:
    return {"ping": ping(address), "tcp": greeting(address)}


def watch(address: str, stop: str) -> dict:
    ended = threading.Event()
    connections, pings = [], []

    def connect() -> None:
        while not ended.is_set():
            start = time.time()
            connections.append((start, time.time() if greeting(address) else None))
            ended.wait(max(0.0, start + 1 - time.time()))

    def keep_gateway() -> None:
        while not ended.wait(0.5):
            if not pings or time.time() - pings[-1] > 0.5:
                have_gateway()

    program = subprocess.Popen(
        ["ping", "-D", "-i", "0.2", "-W", "1", address],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )

    def end() -> None:
        while not os.path.exists(stop):
            time.sleep(0.1)
        ended.set()
        program.send_signal(2)

    others = [threading.Thread(target=work) for work in (connect, keep_gateway, end)]
    start = time.time()
    for one in others:
        one.start()
    summary = ""
    for line in program.stdout:
        if match := re.match(r"\[([0-9.]+)\] .* icmp_seq=", line):
            if "bytes from" in line and "Unreachable" not in line:
                pings.append(float(match[1]))
        elif "transmitted" in line:
            summary = line
    for one in others:
        one.join()
    os.remove(stop)
    sent = int(summary.split()[0]) if summary else 0
    good = [there for _, there in connections if there]
    return {
        "pings": sent,
        "lost": sent - len(pings),
        "gap": longest(start, pings),
        "connections": len(connections),
        "refused": len(connections) - len(good),
        "tcpGap": longest(start, good),
    }


def longest(start: float, times: list[float]) -> float:
    """Seconds without an answer."""
    moments = [start, *times, time.time()]
    return round(max(after - before for before, after in itertools.pairwise(moments)), 2)


what, *arguments = sys.argv[1:]
print(json.dumps({"answer": answer, "reach": reach, "watch": watch}[what](*arguments)))
