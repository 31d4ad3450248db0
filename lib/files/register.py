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
OS_PROJECT_DOMAIN_NAME, OS_REGION_NAME, OS_INTERFACE, and OS_CACERT where it is needed.

It creates what is missing and corrects what differs, and deletes and revokes nothing. A password
is set only when a login with it fails, because setting it revokes the user's tokens. Each step
looks before it writes and may be repeated: after a crash at any point it may just run again, and
several may run at once. Keystone being away is waited for.
"""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import time
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

import openstack
from keystoneauth1 import exceptions as auth_exceptions
from keystoneauth1.identity import v3
from openstack import exceptions

PATIENCE = 120.0  # seconds for Keystone to answer
PAUSE = 2.0

# Away, starting, or too busy: a lost or foreign answer, versions that could not be asked for.
PASSING = (
    auth_exceptions.ConnectionError,
    auth_exceptions.DiscoveryFailure,
    auth_exceptions.InvalidResponse,
    exceptions.InvalidResponse,
    exceptions.NotSupported,
    exceptions.ServiceDiscoveryException,
)

# What an entry of the file must hold, and what it may hold.
ENTRIES = {
    "domains": ({"name"}, {"description"}),
    "projects": ({"name", "domain"}, set()),
    "users": ({"name", "domain", "passwordFrom"}, {"project", "roles"}),
    "services": ({"name", "type"}, {"description", "endpoints"}),
}


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


class Registration:
    """What is done to one Keystone. `changes` counts on when it is applied again."""

    def __init__(self, cloud: openstack.connection.Connection) -> None:
        self.cloud = cloud
        self.changes = 0

    @property
    def identity(self) -> Any:
        return self.cloud.identity  # logs in at first use, which may fail and be tried again

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
        self.ensure(
            f"region {name}",
            lambda: (region for region in self.identity.regions() if region.id == name),
            lambda: self.identity.create_region(id=name),
        )

    def domain(self, name: str, **description: str) -> None:
        domain = self.ensure(
            f"domain {name}",
            lambda: self.identity.domains(name=name),
            lambda: self.identity.create_domain(name=name, **description),
        )
        self.correct(
            f"domain {name}", domain, self.identity.update_domain, is_enabled=True, **description
        )

    def project(self, name: str, domain: str) -> None:
        domain_id = self.find_domain(domain).id
        project = self.ensure(
            f"project {name}",
            lambda: self.identity.projects(name=name, domain_id=domain_id),
            lambda: self.identity.create_project(name=name, domain_id=domain_id),
        )
        self.correct(f"project {name}", project, self.identity.update_project, is_enabled=True)

    def role(self, name: str) -> None:
        self.ensure(
            f"role {name}",
            lambda: self.identity.roles(name=name),
            lambda: self.identity.create_role(name=name),
        )

    def user(
        self,
        name: str,
        domain: str,
        passwordFrom: str,
        project: str | None = None,
        roles: Iterable[str] = (),
    ) -> None:
        home, password = self.find_domain(domain), environment(passwordFrom)
        user = self.ensure(
            f"user {name}",
            lambda: self.identity.users(name=name, domain_id=home.id),
            lambda: self.identity.create_user(name=name, domain_id=home.id, password=password),
        )
        self.correct(f"user {name}", user, self.identity.update_user, is_enabled=True)
        if not self.can_login(user, password):
            self.identity.update_user(user, password=password)
            self.changed(f"user {name}: password set")
        if project:
            where, place = f"project {project}", self.find_project(project, home)
            has = self.identity.validate_user_has_project_role
            assign = self.identity.assign_project_role_to_user
        else:
            where, place = f"domain {domain}", home
            has = self.identity.validate_user_has_domain_role
            assign = self.identity.assign_domain_role_to_user
        for role_name in roles:
            role = self.find_role(role_name)
            if not has(place, user, role):
                assign(place, user, role)
                self.changed(f"user {name}: role {role_name} on {where}")

    def can_login(self, user: Any, password: str) -> bool:
        login = v3.Password(
            auth_url(), user_id=user.id, password=password, unscoped=True, include_catalog=False
        )
        try:
            login.get_access(self.cloud.session)
            return True
        except auth_exceptions.Unauthorized:
            return False

    def service(
        self, region: str, name: str, type: str, endpoints: dict | None = None, **description: str
    ) -> None:
        what = f"service {name} ({type})"
        service = self.ensure(
            what,
            lambda: self.identity.services(type=type),
            lambda: self.identity.create_service(name=name, type=type, **description),
            name=name,
        )
        self.correct(
            what, service, self.identity.update_service, name=name, is_enabled=True, **description
        )
        for interface, url in (endpoints or {}).items():
            self.endpoint(f"{interface} endpoint of {name}", service, region, interface, url)

    def endpoint(self, what: str, service: Any, region: str, interface: str, url: str) -> None:
        place = {"service_id": service.id, "region_id": region, "interface": interface}
        endpoint = self.ensure(
            what,
            lambda: self.identity.endpoints(**place),
            lambda: self.identity.create_endpoint(**place, url=url),
            url=url,
        )
        self.correct(what, endpoint, self.identity.update_endpoint, url=url, is_enabled=True)

    def find_domain(self, name: str) -> Any:
        return self.need(f"domain {name}", self.identity.domains(name=name))

    def find_project(self, name: str, domain: Any) -> Any:
        return self.need(
            f"project {name} of domain {domain.name}",
            self.identity.projects(name=name, domain_id=domain.id),
        )

    def find_role(self, name: str) -> Any:
        return self.need(f"role {name}", self.identity.roles(name=name))

    def need(self, what: str, found: Iterable) -> Any:
        return only(what, found) or fail(f"{what} is not in Keystone: create it, or list it too")

    def ensure(
        self,
        what: str,
        find: Callable[[], Iterable],
        create: Callable[[], Any],
        **best: str,
    ) -> Any:
        """The one that is found or else created. Of several, the one that is `best`."""
        found = only(what, find(), **best)
        if found:
            return found
        try:
            created = create()
        except exceptions.ConflictException:
            # Somebody else was faster: theirs is the one.
            return only(what, find(), **best) or fail(f"{what} can be neither found nor created")
        self.changed(f"{what}: created")
        return created

    def correct(self, what: str, found: Any, update: Callable, **wanted: Any) -> None:
        wrong = {key: value for key, value in wanted.items() if getattr(found, key) != value}
        if wrong:
            before = {key: getattr(found, key) for key in wrong}
            update(found, **wrong)
            for key, value in wrong.items():
                self.changed(f"{what}: {key} {before[key]!r} -> {value!r}")

    def changed(self, text: str) -> None:
        print(text, flush=True)
        self.changes += 1


def only(what: str, found: Iterable, **best: str) -> Any:
    """The single element, None when there is none. Of several, the single one that is `best`."""
    every = list(found)
    if len(every) > 1:
        ids = ", ".join(each.id for each in every)
        matching = [e for e in every if best and all(getattr(e, k) == v for k, v in best.items())]
        if len(matching) != 1:
            fail(f"{what}: Keystone has {len(every)} of them ({ids}): delete those that are wrong")
        return matching[0]
    return every[0] if every else None


def auth_url() -> str:
    url = environment("OS_AUTH_URL").rstrip("/")
    return url if url.endswith("/v3") else f"{url}/v3"


def brief(error: Exception) -> str:
    """The message without what differs each time, and without the path through the libraries."""
    message = re.sub(r"\s*\(Request-ID: \S*\)", "", " ".join(str(error).split()))
    what, libraries, cause = message.partition(": HTTP")
    return f"{what}: {cause.rpartition(': ')[2]}".rstrip("')\"") if libraries else message


def may_pass(error: Exception) -> bool:
    status = getattr(error, "status_code", None) or getattr(error, "http_status", None) or 0
    return isinstance(error, PASSING) or status in (408, 429) or status >= 500


def main(path: str) -> None:
    wanted = read(path)
    for name in ("USERNAME", "PASSWORD", "PROJECT_NAME", "USER_DOMAIN_NAME", "PROJECT_DOMAIN_NAME"):
        environment(f"OS_{name}")
    # The version is named, and no clouds.yaml looked for: nothing to discover, nothing to guess.
    registration = Registration(
        openstack.connect(load_yaml_config=False, auth_type="v3password", auth_url=auth_url())
    )
    deadline, said = time.monotonic() + PATIENCE, ""
    while True:
        try:
            registration.apply(wanted)
            break
        except (exceptions.SDKException, auth_exceptions.ClientException, OSError) as error:
            reason = f"Keystone at {auth_url()}: {brief(error)}"
            if isinstance(error, auth_exceptions.Unauthorized):
                fail(f"{reason}: OS_USERNAME, OS_PASSWORD and the rest must be those of an admin")
            if not may_pass(error):
                fail(reason)
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
