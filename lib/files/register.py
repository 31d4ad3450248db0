"""Make Keystone hold what a JSON file describes: register.py FILE

    {"region": "RegionOne",
     "domains": [{"name": "heat", "description": "Stacks"}],
     "projects": [{"name": "service", "domain": "Default"}],
     "roles": ["creator"],
     "users": [{"name": "glance", "domain": "Default", "passwordFrom": "GLANCE_PASSWORD",
                "project": "service", "roles": ["admin", "service"]}],
     "services": [{"name": "glance", "type": "image", "description": "Images",
                   "endpoints": {"internal": "http://…", "public": "http://…"}}]}

Every key is optional. A user's roles are given on its project (of the user's domain), or on the
domain when no project is named; passwordFrom names an environment variable. The admin is in the
environment: OS_AUTH_URL, OS_USERNAME, OS_PASSWORD, OS_PROJECT_NAME, OS_USER_DOMAIN_NAME,
OS_PROJECT_DOMAIN_NAME, OS_REGION_NAME, and OS_CACERT where it is needed.

It creates what is missing and corrects what differs, and deletes and revokes nothing. A password
is set only when a login with it fails, because setting it revokes the user's tokens. Each step
looks before it writes and may be repeated: after a crash at any point it may just run again, and
several may run at once. Keystone being away is waited for.

It speaks the Identity API by itself: one of these runs for each service while the cloud comes up,
and to import openstacksdk takes longer than all that it has to do.
"""

from __future__ import annotations

import http.client
import json
import os
import signal
import ssl
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterable
from typing import Any, NoReturn
from urllib.parse import quote, urlencode

PATIENCE = 120.0  # seconds for Keystone to answer
PAUSE = 2.0
TIMEOUT = 60.0  # seconds for one answer

# What an entry of the file must hold, and what it may hold.
ENTRIES = {
    "domains": ({"name"}, {"description"}),
    "projects": ({"name", "domain"}, set()),
    "users": ({"name", "domain", "passwordFrom"}, {"project", "roles"}),
    "services": ({"name", "type"}, {"description", "endpoints"}),
}


class TryAgain(Exception):
    """Why a request failed that may succeed later."""


class Refused(Exception):
    """An answer that will stay the same, with its status."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


def fail(message: str) -> NoReturn:
    sys.exit(f"register.py: {message}")


def environment(name: str) -> str:
    return os.environ.get(name) or fail(f"{name} is not in the environment: set it")


def read(path: str) -> dict:
    try:
        with open(path, encoding="utf-8") as file:
            wanted = json.load(file)
    except (OSError, ValueError) as error:
        fail(f"{path}: {error}")
    if not isinstance(wanted, dict):
        fail(f"{path}: not a JSON object: see the top of register.py")
    for key in wanted.keys() - ENTRIES.keys() - {"region", "roles"}:
        fail(f"{path}: unknown key '{key}': see the top of register.py")
    for key, (needed, possible) in ENTRIES.items():
        for entry in wanted.get(key, []):
            for name in needed - entry.keys():
                fail(f"{path}: an entry of {key} lacks '{name}': {entry}")
            for name in entry.keys() - needed - possible:
                fail(f"{path}: an entry of {key} has an unknown key '{name}': {entry}")
    for user in wanted.get("users", []):
        environment(user["passwordFrom"])
    return wanted


class Keystone:
    """The Identity API, as its administrator."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.token: str | None = None
        self.tls = trust(os.environ.get("OS_CACERT")) if url.startswith("https:") else None

    def find(self, kind: str, **query: str) -> list[dict]:
        return self.request("GET", f"{kind}s?{urlencode(query)}")[f"{kind}s"]

    def create(self, kind: str, **attributes: Any) -> dict:
        return self.request("POST", f"{kind}s", {kind: attributes})[kind]

    def update(self, kind: str, found: dict, **attributes: Any) -> None:
        self.request("PATCH", f"{kind}s/{quote(found['id'])}", {kind: attributes})

    def has(self, path: str) -> bool:
        try:
            self.request("HEAD", path)
            return True
        except Refused as error:
            if error.status == 404:
                return False
            raise

    def put(self, path: str) -> None:
        self.request("PUT", path)

    def can_login(self, user: dict, password: str) -> bool:
        try:
            self.login({"id": user["id"], "password": password}, "unscoped")
            return True
        except Refused as error:
            if error.status == 401:
                return False
            raise

    def login(self, user: dict, scope: Any) -> str:
        identity = {"methods": ["password"], "password": {"user": user}}
        body = {"auth": {"identity": identity, "scope": scope}}
        with self.send("POST", "auth/tokens?nocatalog", body, {}) as response:
            token = response.headers.get("X-Subject-Token")
        if not token:
            raise TryAgain("an answer without a token, which is not Keystone's")
        return token

    def login_as_admin(self) -> str:
        user = {
            "name": environment("OS_USERNAME"),
            "domain": {"name": environment("OS_USER_DOMAIN_NAME")},
            "password": environment("OS_PASSWORD"),
        }
        project = {
            "name": environment("OS_PROJECT_NAME"),
            "domain": {"name": environment("OS_PROJECT_DOMAIN_NAME")},
        }
        return self.login(user, {"project": project})

    def request(self, method: str, path: str, body: dict | None = None) -> Any:
        self.token = self.token or self.login_as_admin()
        try:
            with self.send(method, path, body, {"X-Auth-Token": self.token}) as response:
                return json.loads(response.read() or "{}")
        except Refused as error:
            if error.status == 401:  # the login was right: its token has been revoked since
                self.token = None
                raise TryAgain(str(error)) from None
            raise
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise TryAgain(f"{method} {path}: {error or type(error).__name__}") from None

    def send(self, method: str, path: str, body: dict | None, headers: dict) -> Any:
        call = urllib.request.Request(
            f"{self.url}/{path}",
            None if body is None else json.dumps(body).encode(),
            {"Content-Type": "application/json", **headers},
            method=method,
        )
        try:
            return urllib.request.urlopen(call, timeout=TIMEOUT, context=self.tls)
        except urllib.error.HTTPError as error:
            answer = f"{error.code} to {method} {path.partition('?')[0]}: {message_of(error)}"
            # away, starting or too busy
            if error.code in (408, 429) or error.code >= 500:
                raise TryAgain(answer) from None
            raise Refused(error.code, answer) from None
        except (OSError, http.client.HTTPException) as error:
            cause = getattr(error, "reason", None) or error
            raise TryAgain(str(cause) or type(cause).__name__) from None


def trust(authority: str | None) -> ssl.SSLContext:
    try:
        return ssl.create_default_context(cafile=authority or None)
    except OSError as error:
        fail(f"OS_CACERT {authority}: {error}")


def message_of(error: urllib.error.HTTPError) -> str:
    """What Keystone says, or who answers in its place."""
    try:
        return json.loads(error.read())["error"]["message"]
    except (OSError, http.client.HTTPException, ValueError, LookupError, TypeError):
        return error.reason


class Registration:
    """What is done to one Keystone. `changes` counts on when it is applied again."""

    def __init__(self, keystone: Keystone) -> None:
        self.keystone = keystone
        self.changes = 0

    def apply(self, wanted: dict) -> None:
        region = wanted.get("region") or environment("OS_REGION_NAME")
        self.region(region)
        for domain in wanted.get("domains", []):
            self.domain(**domain)
        for project in wanted.get("projects", []):
            self.project(**project)
        for role in wanted.get("roles", []):
            self.role(role)
        for user in wanted.get("users", []):
            self.user(**user)
        for service in wanted.get("services", []):
            self.service(region, **service)

    def region(self, name: str) -> None:
        # they cannot be asked for by id
        if all(region["id"] != name for region in self.keystone.find("region")):
            self.create("region", f"region {name}", id=name)

    def domain(self, name: str, **description: str) -> None:
        domain = self.ensure("domain", f"domain {name}", {"name": name}, **description)
        self.correct("domain", f"domain {name}", domain, enabled=True, **description)

    def project(self, name: str, domain: str) -> None:
        place = {"name": name, "domain_id": self.find_domain(domain)["id"]}
        project = self.ensure("project", f"project {name}", place)
        self.correct("project", f"project {name}", project, enabled=True)

    def role(self, name: str) -> None:
        self.ensure("role", f"role {name}", {"name": name})

    def user(
        self,
        name: str,
        domain: str,
        passwordFrom: str,
        project: str | None = None,
        roles: Iterable[str] = (),
    ) -> None:
        what, password = f"user {name}", environment(passwordFrom)
        home = self.find_domain(domain)
        own = {"name": name, "domain_id": home["id"]}
        known = only(what, self.keystone.find("user", **own))
        user = known or self.add("user", what, own, password=password)
        self.correct("user", what, user, enabled=True)
        if known and not self.keystone.can_login(user, password):
            self.keystone.update("user", user, password=password)
            self.changed(f"{what}: password set")
        if project:
            where = f"project {project}"
            place = f"projects/{self.find_project(project, home)['id']}"
        else:
            where, place = f"domain {domain}", f"domains/{home['id']}"
        for role in roles:
            assignment = f"{place}/users/{user['id']}/roles/{self.find_role(role)['id']}"
            if not self.keystone.has(assignment):
                self.keystone.put(assignment)
                self.changed(f"{what}: role {role} on {where}")

    def service(
        self, region: str, name: str, type: str, endpoints: dict | None = None, **description: str
    ) -> None:
        what, own = f"service {name} ({type})", {"name": name, **description}
        service = self.ensure("service", what, {"type": type}, {"name": name}, **own)
        self.correct("service", what, service, enabled=True, **own)
        for interface, url in (endpoints or {}).items():
            what = f"{interface} endpoint of {name}"
            place = {"service_id": service["id"], "region_id": region, "interface": interface}
            endpoint = self.ensure("endpoint", what, place, {"url": url}, url=url)
            self.correct("endpoint", what, endpoint, url=url, enabled=True)

    def find_domain(self, name: str) -> dict:
        return self.need(f"domain {name}", self.keystone.find("domain", name=name))

    def find_project(self, name: str, domain: dict) -> dict:
        return self.need(
            f"project {name} of domain {domain['name']}",
            self.keystone.find("project", name=name, domain_id=domain["id"]),
        )

    def find_role(self, name: str) -> dict:
        return self.need(f"role {name}", self.keystone.find("role", name=name))

    def need(self, what: str, found: list[dict], best: dict | None = None) -> dict:
        return only(what, found, best) or fail(
            f"{what} is not in Keystone: create it, or list it too"
        )

    def ensure(
        self, kind: str, what: str, place: dict, best: dict | None = None, **more: str
    ) -> dict:
        """What is at this place, or created there with `more`. Of several, that which is `best`."""
        found = only(what, self.keystone.find(kind, **place), best)
        return found or self.add(kind, what, place, best, **more)

    def add(
        self, kind: str, what: str, place: dict, best: dict | None = None, **more: str
    ) -> dict:
        created = self.create(kind, what, **place, **more)
        return created or self.need(what, self.keystone.find(kind, **place), best)

    def create(self, kind: str, what: str, **attributes: str) -> dict | None:
        """The new one, None when somebody else was faster: theirs is the one."""
        try:
            created = self.keystone.create(kind, **attributes)
        except Refused as error:
            if error.status == 409:
                return None
            raise
        self.changed(f"{what}: created")
        return created

    def correct(self, kind: str, what: str, found: dict, **wanted: Any) -> None:
        wrong = {key: value for key, value in wanted.items() if found.get(key) != value}
        if wrong:
            self.keystone.update(kind, found, **wrong)
            for key, value in wrong.items():
                self.changed(f"{what}: {key} {found.get(key)!r} -> {value!r}")

    def changed(self, text: str) -> None:
        print(text, flush=True)
        self.changes += 1


def only(what: str, found: list[dict], best: dict | None = None) -> dict | None:
    """The single element, None when there is none. Of several, the single one that is `best`."""
    if len(found) > 1:
        ids = ", ".join(each["id"] for each in found)
        matching = [each for each in found if best and best.items() <= each.items()]
        if len(matching) != 1:
            fail(f"{what}: Keystone has {len(found)} of them ({ids}): delete those that are wrong")
        return matching[0]
    return found[0] if found else None


def auth_url() -> str:
    url = environment("OS_AUTH_URL").rstrip("/")
    return url if url.endswith("/v3") else f"{url}/v3"


def main(path: str) -> None:
    wanted = read(path)
    for name in ("USERNAME", "PASSWORD", "PROJECT_NAME", "USER_DOMAIN_NAME", "PROJECT_DOMAIN_NAME"):
        environment(f"OS_{name}")
    registration = Registration(Keystone(auth_url()))
    deadline, said = time.monotonic() + PATIENCE, ""
    while True:
        try:
            registration.apply(wanted)
            break
        except Refused as error:
            admin = ": OS_USERNAME, OS_PASSWORD and the rest must be those of an admin"
            fail(f"Keystone at {auth_url()}: {error}{admin if error.status == 401 else ''}")
        except TryAgain as error:
            reason = f"Keystone at {auth_url()}: {error}"
            if time.monotonic() > deadline:
                fail(f"{reason}: tried for {PATIENCE:.0f} s; is it running, is OS_AUTH_URL right?")
            if reason != said:
                said = reason
                print(f"trying again, {reason}", flush=True)
            time.sleep(PAUSE)
    print(f"{registration.changes} changes", flush=True)


if __name__ == "__main__":
    # As process 1 of a container it would ignore this signal, and hold up the pod's deletion.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    if len(sys.argv) != 2:
        sys.exit("usage: register.py FILE")
    main(sys.argv[1])
