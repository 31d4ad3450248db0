"""Clients that never finish: slow-clients.py URL SECONDS KIND=HOW_MANY…

silent   connects and says nothing
header   sends a header line and then a byte every second
body     announces a body, sends nearly all of it and then a byte every second
chunks   sends a body in chunks without end
Each that is cut off comes again. Prints how often that happened, by kind.
"""

import json
import socket
import sys
import time
from collections import Counter
from urllib.parse import urlsplit

url, seconds, *kinds = sys.argv[1:]
address = urlsplit(url)
OPENING = {
    "silent": b"",
    "header": b"GET /v3 HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "body": b"POST /v3/auth/tokens HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 110000\r\n\r\n" + b" " * 109000,
    "chunks": b"POST /v3/auth/tokens HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
}
MORE = {"silent": b"", "header": b"x", "body": b" ", "chunks": b"1\r\n \r\n"}


class Client:
    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.socket = None

    def step(self) -> None:
        try:
            if self.socket is None:
                self.socket = socket.create_connection((address.hostname, address.port), timeout=1)
                self.socket.sendall(OPENING[self.kind])
                self.socket.setblocking(False)
                return
            try:
                answer = self.socket.recv(4096)
                if answer:
                    answers[self.kind, answer.split(b"\r\n")[0].decode()] += 1
                raise ConnectionResetError
            except BlockingIOError:
                self.socket.send(MORE[self.kind])
        except OSError:
            cut_off[self.kind] += 1
            if self.socket:
                self.socket.close()
            self.socket = None


cut_off, answers = Counter(), Counter()
clients = []
for each in kinds:
    kind, _, count = each.partition("=")
    clients += [Client(kind) for _ in range(int(count))]
end = time.monotonic() + float(seconds)
while time.monotonic() < end:
    start = time.monotonic()
    for client in clients:
        client.step()
    time.sleep(max(0.0, 1 - (time.monotonic() - start)))
print(json.dumps({"cut off": cut_off, "answers": {" ".join(key): n for key, n in answers.items()}}))
