from __future__ import annotations

import json
import logging
import os
import threading
import unittest
from types import ModuleType
from unittest import mock

from support import environment, load

URL = "mysql+pymysql://keystone:pw@mariadb:3306/keystone"


class OperationalError(Exception):
    def __init__(self, orig: str) -> None:
        self.orig = orig


class DBConnectionError(Exception):
    pass


class FakeDatabases:
    """A module sqlalchemy, whose engines do what `answer` does."""

    def __init__(self) -> None:
        self.engines: dict = {}
        self.logins = 0
        self.answer = lambda: None

    def module(self) -> ModuleType:
        made = ModuleType("sqlalchemy")
        made.Engine = object
        made.create_engine = self.create_engine
        made.text = str
        made.exc = mock.Mock(OperationalError=OperationalError)
        return made

    def create_engine(self, url: str, **options) -> mock.MagicMock:
        engine = mock.MagicMock()
        engine.connect.side_effect = self.connect
        self.engines[url] = options
        return engine

    def connect(self) -> mock.MagicMock:
        self.logins += 1
        self.answer()
        return mock.MagicMock()


def service(environ: dict, start_response) -> list[bytes]:
    if "raises" in environ:
        raise environ["raises"]
    start_response("300 Multiple Choices", [])
    return [b"versions"]


class ApiTest(unittest.TestCase):
    def setUp(self) -> None:
        logging.disable()
        self.addCleanup(logging.disable, logging.NOTSET)
        self.fake = FakeDatabases()
        self.load()

    def load(self, **variables: str) -> None:
        wsgi, errors, pool = (ModuleType(name) for name in ("wsgi", "exception", "pool"))
        wsgi.application = service
        errors.DBConnectionError = DBConnectionError
        pool.NullPool = object
        connection = variables or {"OS_DATABASE__CONNECTION": URL}
        with environment(WSGI_MODULE="keystone.wsgi.api:application", **connection):
            self.api = load(
                "api",
                sqlalchemy=self.fake.module(),
                sqlalchemy__pool=pool,
                oslo_db__exception=errors,
                keystone__wsgi__api=wsgi,
            )
            self.retries = os.environ.get("OS_DATABASE__MAX_RETRIES")

    def get(self, path: str, **environ) -> tuple[str, bytes]:
        said = []
        content = self.api.application(
            {"PATH_INFO": path, "REQUEST_METHOD": "GET", **environ},
            lambda status, headers, error=None: said.append(status),
        )
        return said[0], b"".join(content)

    def status(self) -> str:
        return self.get("/.ready")[0]

    def later(self) -> None:
        self.api.databases.asked -= self.api.PAUSE

    def test_passes_requests_on(self) -> None:
        self.assertEqual(self.get("/v3"), ("300 Multiple Choices", b"versions"))
        self.assertEqual(self.get("/.ready/x"), ("300 Multiple Choices", b"versions"))

    def test_the_application_does_not_wait_for_a_database(self) -> None:
        self.assertEqual(self.retries, "0")

    def test_is_ready_when_each_database_answers(self) -> None:
        api_url = URL.replace("keystone", "nova_api")
        self.load(
            OS_DATABASE__CONNECTION=URL,
            OS_API_DATABASE__CONNECTION=api_url,
            OS_X__CONNECTION="rabbit://",
        )
        self.assertEqual(self.status(), "200 OK")
        self.assertEqual(set(self.fake.engines), {URL, api_url})
        self.assertEqual(self.fake.logins, 2)

    def test_is_ready_without_databases(self) -> None:
        self.load(OS_DEFAULT__TRANSPORT_URL="rabbit://")
        self.assertEqual(self.status(), "200 OK")

    def test_is_not_ready_when_one_does_not_answer_and_ready_again(self) -> None:
        self.fake.answer = mock.Mock(side_effect=OperationalError("(1045, 'Access denied')"))
        logging.disable(logging.NOTSET)
        with self.assertLogs("openstack.api") as log:
            status, body = self.get("/.ready")
            self.later()
            self.status()
            self.fake.answer = lambda: None
            self.later()
            self.assertEqual(self.status(), "200 OK")
        self.assertEqual(status, "503 Service Unavailable")
        self.assertNotIn(b"1045", body)
        self.assertEqual(
            [record.getMessage() for record in log.records],
            ["not ready: [database] connection: (1045, 'Access denied')", "ready again"],
        )

    def test_asks_once_in_a_while(self) -> None:
        for _ in range(5):
            self.status()
        self.assertEqual(self.fake.logins, 1)
        self.later()
        self.status()
        self.assertEqual(self.fake.logins, 2)

    def test_does_not_wait_for_a_database_that_hangs(self) -> None:
        free = threading.Event()
        self.fake.answer = free.wait
        with mock.patch.object(self.api, "PATIENCE", 0.05):
            self.assertEqual(self.status(), "503 Service Unavailable")
            self.later()
            self.assertEqual(self.status(), "503 Service Unavailable")
            self.assertEqual(self.fake.logins, 1)
        free.set()
        self.assertEqual(self.status(), "200 OK")

    def test_answers_for_an_application_that_fails(self) -> None:
        status, body = self.get("/v3", raises=ValueError("secret"))
        self.assertEqual(status, "500 Internal Server Error")
        self.assertEqual(json.loads(body)["error"]["code"], 500)
        self.assertNotIn(b"secret", body)
        for error in (OperationalError("gone"), DBConnectionError()):
            self.assertEqual(self.get("/v3", raises=error)[0], "503 Service Unavailable")
