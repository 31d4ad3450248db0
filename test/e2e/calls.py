"""Calls and casts over the message bus all the time: calls.py STOP_FILE, options as JSON on standard input.

Makes the file `STOP_FILE.begun` when it begins, and goes on until STOP_FILE is there. Two servers, each a process of
its own, and a client with calls one after the other, and casts ten a second. Options: `transport_url`, and those of
[oslo_messaging_rabbit]; in the URL stands PASSWORD for what is in the environment as BUS_PASSWORD. Prints how many were acknowledged, how
many attempts failed, the longest time in seconds without one that succeeded; the casts that were acknowledged and
never done; and how many were done more than once.
"""

import json
import os
import subprocess
import sys
import threading
import time
import uuid
from collections import Counter

import oslo_messaging
from oslo_config import cfg

TIMEOUT = 15  # seconds for the answer to a call
DRAIN = 90  # seconds in which the last casts are done


class Endpoint:
    def echo(self, context, number):
        print("call", number, flush=True)
        return number

    def note(self, context, number):
        print("cast", number, flush=True)


class Series:
    """Attempts, one after the other."""

    def __init__(self) -> None:
        self.acknowledged, self.gap, self.last, self.failures = [], 0.0, time.monotonic(), Counter()

    def attempt(self, number: int, work) -> None:
        try:
            work()
        except Exception as error:
            self.failures[f"{type(error).__name__}: {error}"[:120]] += 1
            return
        now = time.monotonic()
        self.acknowledged.append(number)
        self.gap, self.last = max(self.gap, now - self.last), now

    def result(self) -> dict:
        failed = sum(self.failures.values())
        gap = round(max(self.gap, time.monotonic() - self.last), 1)
        return {"done": len(self.acknowledged), "failed": failed, "gap": gap, "failures": self.failures}


def transport(options: dict):
    conf = cfg.CONF  # where oslo.messaging has options of its own
    path = f"/tmp/bus-{os.getpid()}.conf"
    with open(path, "w", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        url = options.pop("transport_url").replace("PASSWORD", os.environ["BUS_PASSWORD"])
        print(f"[DEFAULT]\ntransport_url = {url}\n[oslo_messaging_rabbit]", file=file)
        for name, value in options.items():
            print(f"{name} = {value}", file=file)
    conf(["--config-file", path])
    return oslo_messaging.get_rpc_transport(conf)


def serve(options: dict, topic: str, name: str) -> None:
    target = oslo_messaging.Target(topic=topic, server=name)
    server = oslo_messaging.get_rpc_server(transport(options), target, [Endpoint()])
    server.start()
    threading.Event().wait()


def work(options: dict, stop: str) -> None:
    topic = uuid.uuid4().hex
    done: dict[str, Counter] = {"call": Counter(), "cast": Counter()}
    servers = []

    def read(stream) -> None:
        for line in stream:
            kind, number = line.split()
            done[kind][int(number)] += 1

    for i in range(2):
        command = [sys.executable, __file__, "server", topic, f"server-{i}"]
        server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        server.stdin.write(json.dumps(options))
        server.stdin.close()
        threading.Thread(target=read, args=(server.stdout,), daemon=True).start()
        servers.append(server)
    client = oslo_messaging.get_rpc_client(transport(dict(options)), oslo_messaging.Target(topic=topic))
    while True:
        try:
            client.prepare(timeout=5).call({}, "echo", number=-1)
            break
        except oslo_messaging.MessagingTimeout:
            pass  # its servers are yet to come
    open(f"{stop}.begun", "w").close()
    calls, casts = Series(), Series()

    def repeat(series: Series, method: str, pause: float) -> None:
        number = 0
        while not os.path.exists(stop):
            send = client.prepare(timeout=TIMEOUT).call if method == "echo" else client.cast
            series.attempt(number, lambda: send({}, method, number=number))
            number += 1
            time.sleep(pause)

    threads = [
        threading.Thread(target=repeat, args=arguments)
        for arguments in ((calls, "echo", 0.05), (casts, "note", 0.1))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    results = {"calls": calls.result(), "casts": casts.result()}
    deadline = time.monotonic() + DRAIN
    missing = set(casts.acknowledged)
    while missing and time.monotonic() < deadline:
        missing -= set(done["cast"])
        time.sleep(0.5)
    twice = sum(1 for counts in done.values() for times in counts.values() if times > 1)
    print(json.dumps({**results, "missing": sorted(missing), "twice": twice}))
    for server in servers:
        server.kill()
    os.unlink(f"{stop}.begun")
    os.unlink(stop)


given = json.load(sys.stdin)
if sys.argv[1] == "server":
    serve(given, *sys.argv[2:])
else:
    work(given, sys.argv[1])
