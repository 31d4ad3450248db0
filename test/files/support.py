"""What the tests of lib/files share: loading a script, a Kubernetes API to talk to."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import json
import os
import shutil
import ssl
import subprocess
import sys
import tempfile
import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import ModuleType
from unittest import mock

FILES = Path(__file__).parents[2] / "lib" / "files"
# The scripts import each other from the folder they are in. Last, for one is named like a module of
# the standard library.
sys.path.append(str(FILES))
sys.dont_write_bytecode = True

import kube


def load(name: str, **fakes: ModuleType) -> ModuleType:
    """lib/files/NAME.py as a module of its own, with these modules in place of the installed."""
    spec = importlib.util.spec_from_file_location(f"script_{name}", FILES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    modules = {k.replace("__", "."): v for k, v in fakes.items()}
    with mock.patch.dict(sys.modules, {**modules, spec.name: module}):
        spec.loader.exec_module(module)
    return module


def environment(**variables: str):
    return mock.patch.dict(os.environ, variables, clear=True)


def run(function, *arguments) -> tuple[str, str]:
    """What the function prints, and what it says when it gives up (empty when it does not)."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        try:
            function(*arguments)
        except SystemExit as stop:
            return out.getvalue(), str(stop.code)
    return out.getvalue(), ""


def listed(*items: dict) -> tuple:
    """The answer that is a list of objects."""
    return 200, {"metadata": {"resourceVersion": "7"}, "items": list(items)}


class FakeKubernetes(unittest.TestCase):
    """With an API server on TLS, and the service account of a pod in namespace 'cloud'.

    `answers` maps (method, path without query) to a list of (status, content); each request takes
    the next, the last one stays. What is not there is 404. `requests` lists what was asked, and
    `watches` what was watched.
    """

    @classmethod
    def setUpClass(cls) -> None:
        cls.directory = Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.directory)
        cls.certificate("ca", "server")
        cls.certificate("other-ca", "other")

    @classmethod
    def certificate(cls, name: str, key: str) -> None:
        subprocess.run(
            "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 "
            f"-subj /CN=kubernetes -addext subjectAltName=IP:127.0.0.1 "
            f"-keyout {cls.directory}/{key}.key -out {cls.directory}/{name}.crt".split(),
            check=True,
            capture_output=True,
        )

    def setUp(self) -> None:
        self.answers: dict = {}
        self.requests: list = []
        self.watches: list = []
        (self.directory / "token").write_text("first-token\n")
        (self.directory / "namespace").write_text("cloud")
        test = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            disable_nagle_algorithm = True

            def handle_any(self) -> None:
                path, _, query = self.path.partition("?")
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                token = self.headers["Authorization"]
                if "watch=1" in query:
                    test.watches.append((path, query))
                    status, content = test.watched(path)
                else:
                    test.requests.append((self.command, path, query, token, body))
                    status, content = test.answer(self.command, path, body)
                data = content if isinstance(content, bytes) else json.dumps(content).encode()
                self.send_response(status)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            do_GET = do_POST = do_PUT = do_DELETE = handle_any

            def log_message(self, *_) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.handle_error = lambda *_: None  # a client that hangs up
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(self.directory / "ca.crt", self.directory / "server.key")
        self.server.socket = tls.wrap_socket(
            self.server.socket, server_side=True, do_handshake_on_connect=False
        )
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        self.patch(kube, SERVICE_ACCOUNT=str(self.directory), PAUSE=0.01, SUPERSEDED_PAUSE=0.02)
        self.variables = {
            "KUBERNETES_SERVICE_HOST": "127.0.0.1",
            "KUBERNETES_SERVICE_PORT": str(self.server.server_address[1]),
        }

    def patch(self, module: ModuleType, **values: object) -> None:
        for name, value in values.items():
            patch = mock.patch.object(module, name, value)
            patch.start()
            self.addCleanup(patch.stop)

    def answer(self, method: str, path: str, body: bytes) -> tuple:
        queue = self.answers.get((method, path))
        if not queue:
            return 404, {"message": "not found"}
        return queue.pop(0) if len(queue) > 1 else queue[0]

    def watched(self, path: str) -> tuple:
        """A change at once when there is another answer to come, else none in a short time."""
        if len(self.answers.get(("GET", path), [])) > 1:
            return 200, {"type": "MODIFIED", "object": {}}
        threading.Event().wait(0.05)
        return 200, b""
