"""The API of a service as uWSGI loads it: its own application, and what each needs around it.

Input: environment WSGI_MODULE (module:name of the application) and OS_<GROUP>__CONNECTION, the
databases of the process as oslo.config reads them. Needs SQLAlchemy, pymysql and oslo.db.

/.ready answers 200 if each of these databases takes a login and answers a query, else 503; the log
says why. Nothing else that a pod is asked depends on a database: while one is away no pod is
restarted, and as soon as it is back they are ready again. An error that the application lets
through, which uWSGI would answer with nothing at all, is logged and answered with 503 if a database
is away, else with 500.
"""

from __future__ import annotations

import importlib
import json
import logging
import os
import re
import threading
import time
from http import HTTPStatus

import sqlalchemy
from oslo_db.exception import DBConnectionError
from sqlalchemy.pool import NullPool

READY = "/.ready"
# Seconds that a database has, and that a probe waits for it, which holds up its process.
TIMEOUT, PATIENCE = 3, 1.0
PAUSE = 2.0  # seconds for which a verdict holds

LOG = logging.getLogger("openstack.api")


def application_of(module: str):
    name, _, attribute = module.partition(":")
    return getattr(importlib.import_module(name), attribute)


def engines_of(environment: dict) -> dict[str, sqlalchemy.Engine]:
    """Engines that log in anew each time, by group of options: `database`, `api_database`."""
    urls = {
        match[1].lower(): url
        for name, url in environment.items()
        if (match := re.fullmatch("OS_(.+)__CONNECTION", name)) and url.startswith("mysql+pymysql:")
    }
    timeouts = {f"{what}_timeout": TIMEOUT for what in ("connect", "read", "write")}
    return {
        group: sqlalchemy.create_engine(url, poolclass=NullPool, connect_args=timeouts)
        for group, url in urls.items()
    }


class Databases:
    """Whether the databases answer."""

    def __init__(self, engines: dict[str, sqlalchemy.Engine]) -> None:
        self.engines = engines
        self.reason = ""
        self.asked = -PAUSE
        self.asking = threading.Thread(target=self.ask, daemon=True)

    def complaint(self) -> str:
        """What is wrong, or nothing. Asks if the last answer is too old."""
        if not self.asking.is_alive() and time.monotonic() - self.asked >= PAUSE:
            # In a thread, since looking up a name may take longer than any timeout.
            self.asking = threading.Thread(target=self.ask, daemon=True)
            self.asked = time.monotonic()
            self.asking.start()
        if self.asking.is_alive():
            self.asking.join(PATIENCE)
        return f"no answer for {PATIENCE:.0f} s" if self.asking.is_alive() else self.reason

    def ask(self) -> None:
        reason = "; ".join(filter(None, map(self.refusal, self.engines)))
        if reason != self.reason:
            LOG.warning("not ready: %s", reason) if reason else LOG.warning("ready again")
        self.reason = reason

    def refusal(self, group: str) -> str:
        try:
            with self.engines[group].connect() as connection:
                connection.execute(sqlalchemy.text("SELECT 1"))
            return ""
        except Exception as error:  # whatever it is: the service cannot use it either
            return f"[{group}] connection: {getattr(error, 'orig', None) or error}"


def answer(start_response, status: HTTPStatus, message: str) -> list[bytes]:
    """A document as OpenStack's errors have it."""
    content = {"code": status.value, "title": status.phrase, "message": message}
    body = json.dumps({"error": content} if status >= 400 else content).encode()
    headers = [("Content-Type", "application/json"), ("Content-Length", str(len(body)))]
    start_response(f"{status.value} {status.phrase}", headers)
    return [body]


databases = Databases(engines_of(os.environ))
# The first request would wait until the database is there, and hold up what its process is asked.
os.environ.update({f"OS_{group.upper()}__MAX_RETRIES": "0" for group in databases.engines})
service = application_of(os.environ["WSGI_MODULE"])


def application(environ: dict, start_response):
    if environ["PATH_INFO"] == READY:
        complaint = databases.complaint()
        status = HTTPStatus.SERVICE_UNAVAILABLE if complaint else HTTPStatus.OK
        # The reason is in the log: a database server's words are not for everybody.
        return answer(start_response, status, "not ready: see the log" if complaint else "ready")
    try:
        return service(environ, start_response)
    except Exception as error:
        request = environ["REQUEST_METHOD"], environ["PATH_INFO"]
        if isinstance(error, (DBConnectionError, sqlalchemy.exc.OperationalError)):
            LOG.error("%s %r: %s", *request, error)
            message = "The database cannot be reached."
            return answer(start_response, HTTPStatus.SERVICE_UNAVAILABLE, message)
        LOG.exception("%s %r", *request)
        message = "An unexpected error, see the log."
        return answer(start_response, HTTPStatus.INTERNAL_SERVER_ERROR, message)
