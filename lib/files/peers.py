"""What members of a cluster tell each other, for the scripts that start one, beside this file.

A member answers over HTTP: / with what it tells as JSON, and the path of each of its checks with
200 when that is so, else 503.
"""

from __future__ import annotations

import functools
import json
import socket
import threading
import urllib.request
from collections.abc import Callable, Mapping
from dataclasses import asdict
from http.server import BaseHTTPRequestHandler
from socketserver import ThreadingTCPServer
from typing import Protocol, TypeVar

ANSWER = 2.0  # seconds for an answer of a member

Report = TypeVar("Report")


class Member(Protocol):
    def told(self) -> object:
        """A dataclass: what others are to know."""

    def checks(self) -> Mapping[str, Callable[[], bool]]:
        """By path."""


def ask(url: str, parse: Callable[[bytes], Report]) -> Report | None:
    """What another tells; nothing where it does not, or not in words that are understood."""
    try:
        with urllib.request.urlopen(url, timeout=ANSWER) as answer:
            return parse(answer.read())
    except (OSError, ValueError, TypeError):
        return None


class Handler(BaseHTTPRequestHandler):
    timeout = ANSWER

    def __init__(self, member: Member, *arguments: object) -> None:
        self.member = member
        super().__init__(*arguments)

    def do_GET(self) -> None:
        checks = self.member.checks()
        if self.path == "/":
            self.answer(200, json.dumps(asdict(self.member.told())))
        elif self.path in checks:
            self.answer(200 if checks[self.path]() else 503, "")
        else:
            self.answer(404, "")

    def answer(self, status: int, text: str) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_: object) -> None:
        pass


class Listener(ThreadingTCPServer):
    allow_reuse_address = daemon_threads = True

    def __init__(self, host: str, port: int, member: Member) -> None:
        self.address_family = socket.AF_INET6 if ":" in host else socket.AF_INET
        super().__init__((host, port), functools.partial(Handler, member))

    def handle_error(self, *_: object) -> None:
        pass  # whoever asked has left


def listen(address: str, port: int, member: Member) -> None:
    """Answers from now on, at an address that may stand in brackets."""
    listener = Listener(address.strip("[]"), port, member)
    threading.Thread(target=listener.serve_forever, daemon=True).start()
