from __future__ import annotations

import base64
import hashlib
import json
import os
import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from support import environment, load, run

message_bus = load("message_bus")
LOGIN = "Basic " + base64.b64encode(b"openstack:admin-pw").decode()


class MessageBusTest(unittest.TestCase):
    """With the part of RabbitMQ's management API that is used."""

    def setUp(self) -> None:
        self.stored: dict = {}  # by path
        self.requests: list = []
        self.failures: list = []  # statuses of the next answers
        message_bus.PAUSE = 0.001
        test = self

        class Handler(BaseHTTPRequestHandler):
            def handle_any(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                status, content = test.answer(self.command, self.path, self.headers, body)
                self.send_response(status)
                self.end_headers()
                self.wfile.write(content)

            do_GET = do_PUT = handle_any

            def log_message(self, *_) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        self.variables = {
            "BUS_URL": f"http://127.0.0.1:{self.server.server_address[1]}",
            "BUS_ADMIN_USER": "openstack",
            "BUS_ADMIN_PASSWORD": "admin-pw",
            "BUS_USER": "nova",
            "BUS_PASSWORD": "nova-pw",
            "BUS_VHOSTS": "nova",
        }

    def answer(self, method: str, path: str, headers, body: bytes) -> tuple[int, bytes]:
        self.requests.append((method, path))
        if self.failures:
            return self.failures.pop(0), b"oops"
        if headers["Authorization"] != LOGIN:
            return 401, b'{"error": "not_authorised"}'
        if method == "GET":
            found = self.stored.get(path)
            return (404, b"{}") if found is None else (200, json.dumps(found).encode())
        content = json.loads(body)
        if path.startswith("/api/users/"):
            salt = os.urandom(4)
            stored = salt + hashlib.sha256(salt + content["password"].encode()).digest()
            content = {
                "password_hash": base64.b64encode(stored).decode(),
                "hashing_algorithm": "rabbit_password_hashing_sha256",
                "tags": [tag for tag in content["tags"].split(",") if tag],
            }
        self.stored[path] = content
        return 201, b""

    def run_it(self, **changes: str) -> tuple[str, str]:
        with environment(**{**self.variables, **changes}):
            return run(message_bus.main)

    def writes(self) -> list[str]:
        return [path for method, path in self.requests if method == "PUT"]

    def test_creates_what_is_missing(self) -> None:
        out, failure = self.run_it()
        self.assertEqual(failure, "")
        self.assertEqual(
            out.splitlines(),
            [
                "virtual host nova created",
                "user nova created",
                "user nova: permissions set",
                "user nova may use virtual host nova",
            ],
        )
        self.assertEqual(self.stored["/api/users/nova"]["tags"], [])
        self.assertEqual(
            self.stored["/api/permissions/nova/nova"],
            {"configure": ".*", "write": ".*", "read": ".*"},
        )

    def test_a_second_run_writes_nothing(self) -> None:
        self.run_it()
        self.requests.clear()
        self.assertEqual(self.run_it(), ("user nova may use virtual host nova\n", ""))
        self.assertEqual(self.writes(), [])

    def test_corrects_what_differs(self) -> None:
        self.run_it()
        for path, change in (
            ("/api/users/nova", {"tags": ["administrator"]}),
            ("/api/users/nova", {"password_hash": base64.b64encode(b"x" * 36).decode()}),
            ("/api/users/nova", {"hashing_algorithm": "rabbit_password_hashing_md5"}),
            ("/api/permissions/nova/nova", {"write": ""}),
        ):
            self.stored[path].update(change)
            self.requests.clear()
            self.run_it()
            self.assertEqual(self.writes(), [path])
        self.requests.clear()
        out, _ = self.run_it(BUS_PASSWORD="new-pw")
        self.assertIn("user nova corrected\n", out)
        self.assertEqual(self.writes(), ["/api/users/nova"])

    def test_other_hashes(self) -> None:
        stored = base64.b64encode(b"salt" + hashlib.sha512(b"saltnova-pw").digest()).decode()
        user = {"password_hash": stored, "hashing_algorithm": "rabbit_password_hashing_sha512"}
        self.assertTrue(message_bus.is_password("nova-pw", user))
        self.assertFalse(message_bus.is_password("other", user))
        self.assertFalse(message_bus.is_password("nova-pw", {**user, "password_hash": ""}))

    def test_goes_on_after_a_lost_answer_anywhere(self) -> None:
        for place in range(6):
            self.stored.clear()
            self.requests.clear()
            real, self.answer = self.answer, self.lose(place)
            self.assertEqual(self.run_it()[1], "")
            self.answer = real
            self.assertEqual(len(self.stored), 3)

    def lose(self, place: int):
        real = self.answer

        def answer(*request) -> tuple:
            status, content = real(*request)
            return (502, b"lost") if len(self.requests) == place + 1 else (status, content)

        return answer

    def test_waits_for_the_server_and_its_admin(self) -> None:
        self.failures = [500, 500, 401, 503, 429]
        out, failure = self.run_it()
        self.assertEqual(failure, "")
        self.assertEqual(out.count("says 500"), 1, "said once")
        self.assertIn("must be those of an administrator", out)
        self.assertTrue(out.endswith("user nova may use virtual host nova\n"))

    def test_a_server_that_is_away_or_refuses_for_too_long(self) -> None:
        message_bus.PATIENCE, patience = 0.01, message_bus.PATIENCE
        self.addCleanup(setattr, message_bus, "PATIENCE", patience)
        failure = self.run_it(BUS_URL="http://127.0.0.1:1")[1]
        self.assertRegex(failure, r"^message_bus.py: no answer .*refused: tried for .* s; is it")
        failure = self.run_it(BUS_ADMIN_PASSWORD="wrong-pw")[1]
        self.assertIn("says 401", failure)
        self.assertNotIn("wrong-pw", failure)

    def test_what_is_final_fails_at_once(self) -> None:
        self.failures = [400]
        self.assertRegex(self.run_it()[1], "says 400 to GET /api/vhosts/nova: oops$")

    def test_refuses_what_breaks_urls_or_is_the_admin(self) -> None:
        for name, values in {
            "BUS_PASSWORD": ["a@b", "a/b", "a b", "a#b", "ä", "a\n"],
            "BUS_USER": ["a b", "a/b", "openstack"],
            "BUS_VHOSTS": ["/", "a b"],
            "BUS_URL": ["rabbitmq:15672", "http://a:b@host", "http://h/x"],
        }.items():
            for value in values:
                self.assertRegex(self.run_it(**{name: value})[1], rf"^message_bus\.py: {name} ")
            self.assertIn(f"{name} is not in the environment", self.run_it(**{name: ""})[1])
        self.assertEqual(self.requests, [])
        self.assertNotIn("p@ss", self.run_it(BUS_PASSWORD="p@ss")[1])

    def test_prints_no_password(self) -> None:
        out = self.run_it()[0] + self.run_it(BUS_PASSWORD="new-pw")[0]
        for password in ("admin-pw", "nova-pw", "new-pw"):
            self.assertNotIn(password, out)


if __name__ == "__main__":
    unittest.main()
