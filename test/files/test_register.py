from __future__ import annotations

import copy
import itertools
import json
import tempfile
import unittest
from pathlib import Path
from types import ModuleType, SimpleNamespace

from support import environment, load, run


class SDKException(Exception):
    def __init__(self, message: str = "", status_code: int | None = None) -> None:
        super().__init__(message)
        self.status_code = status_code


class ConflictException(SDKException):
    pass


class InvalidResponse(SDKException):
    pass


class NotSupported(SDKException):
    pass


class ServiceDiscoveryException(SDKException):
    pass


class ClientException(Exception):
    pass


class DiscoveryFailure(ClientException):
    pass


class InvalidAnswer(ClientException):
    pass


class ConnectionFailure(ClientException):
    pass


class Unauthorized(ClientException):
    http_status = 401


class FakeKeystone:
    """The part of openstacksdk's identity proxy that register.py uses; it has nothing to delete."""

    def __init__(self) -> None:
        self.ids = map(str, itertools.count(1))
        self.stored: dict = {
            kind: []
            for kind in ("region", "domain", "project", "role", "user", "service", "endpoint")
        }
        self.assignments: set = set()
        self.writes: list = []
        self.failures: list = []  # of the next calls
        self.crash_after = -1  # so many calls
        self.before_create = lambda kind: None  # somebody else's work
        self.put("region", id="RegionOne")
        self.put("domain", id="default", name="Default")
        for name in ("admin", "service"):
            self.put("role", name=name)

    def put(self, kind: str, **attributes) -> SimpleNamespace:
        attributes = {"id": next(self.ids), "is_enabled": True, "description": None, **attributes}
        self.stored[kind].append(SimpleNamespace(**attributes))
        return self.stored[kind][-1]

    def __getattr__(self, name: str):
        verb, _, kind = name.partition("_")
        if verb in ("create", "update") and kind in self.stored:
            return getattr(self, f"_{verb}")(kind)
        if name.endswith("s") and name[:-1] in self.stored:
            return lambda **query: self._list(name[:-1], query)
        raise AttributeError(name)

    def _list(self, kind: str, query: dict):
        self._fail()
        return (
            each
            for each in list(self.stored[kind])
            if all(getattr(each, key) == value for key, value in query.items())
        )

    def _create(self, kind: str):
        def create(**attributes):
            self._fail()
            self.before_create(kind)
            unique = ("name", "domain_id") if kind in ("user", "project") else ("name", "id")
            key = [attributes.get(name) for name in unique if name in attributes]
            taken = [
                [getattr(e, n, None) for n in unique if n in attributes] for e in self.stored[kind]
            ]
            if kind not in ("service", "endpoint") and key in taken:
                raise ConflictException("Conflict", 409)
            self.writes.append(f"create {kind}")
            return self.put(kind, **attributes)

        return create

    def _update(self, kind: str):
        def update(found, **attributes) -> None:
            self._fail()
            self.writes.append(f"update {kind} {', '.join(sorted(attributes))}")
            stored = next(each for each in self.stored[kind] if each.id == found.id)
            vars(stored).update(attributes)

        return update

    def _fail(self) -> None:
        self.crash_after -= 1
        if self.crash_after == -1:
            raise KeyboardInterrupt
        if self.failures:
            raise self.failures.pop(0)

    def _has(self, place, user, role) -> bool:
        return (place.id, user.id, role.id) in self.assignments

    def _assign(self, place, user, role) -> None:
        self.writes.append("assign role")
        self.assignments.add((place.id, user.id, role.id))

    validate_user_has_project_role = validate_user_has_domain_role = _has
    assign_project_role_to_user = assign_domain_role_to_user = _assign


def modules(keystone: FakeKeystone) -> dict:
    class Password:
        def __init__(self, auth_url: str, user_id: str, password: str, **_) -> None:
            self.user_id, self.password = user_id, password

        def get_access(self, _) -> None:
            user = next(user for user in keystone.stored["user"] if user.id == self.user_id)
            if user.password != self.password or not user.is_enabled:
                raise Unauthorized("The request you have made requires authentication")

    def module(name: str, **attributes) -> ModuleType:
        made = ModuleType(name)
        vars(made).update(attributes)
        return made

    errors = module(
        "exceptions",
        SDKException=SDKException,
        ConflictException=ConflictException,
        InvalidResponse=InvalidResponse,
        NotSupported=NotSupported,
        ServiceDiscoveryException=ServiceDiscoveryException,
    )
    auth_errors = module(
        "exceptions",
        ClientException=ClientException,
        ConnectionError=ConnectionFailure,
        DiscoveryFailure=DiscoveryFailure,
        InvalidResponse=InvalidAnswer,
        Unauthorized=Unauthorized,
    )
    cloud = SimpleNamespace(identity=keystone, session=None)
    v3 = module("v3", Password=Password)
    identity = module("identity", v3=v3)
    return {
        "openstack": module("openstack", exceptions=errors, connect=lambda **_: cloud),
        "keystoneauth1": module("keystoneauth1", exceptions=auth_errors, identity=identity),
        "keystoneauth1__identity": identity,
    }


WANTED = {
    "region": "RegionOne",
    "domains": [{"name": "heat", "description": "Stacks"}],
    "projects": [{"name": "service", "domain": "Default"}],
    "roles": ["creator", "service"],
    "users": [
        {
            "name": "glance",
            "domain": "Default",
            "passwordFrom": "GLANCE_PASSWORD",
            "project": "service",
            "roles": ["admin", "service"],
        },
        {
            "name": "heat_admin",
            "domain": "heat",
            "passwordFrom": "HEAT_PASSWORD",
            "roles": ["admin"],
        },
    ],
    "services": [
        {
            "name": "glance",
            "type": "image",
            "description": "Images",
            "endpoints": {"internal": "http://glance:9292", "public": "https://images"},
        }
    ],
}


class RegisterTest(unittest.TestCase):
    def setUp(self) -> None:
        self.keystone = FakeKeystone()
        self.register = load("register", **modules(self.keystone))
        self.register.PAUSE = 0
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.file = Path(directory.name, "wanted.json")
        self.wanted = copy.deepcopy(WANTED)

    def run_it(self, **changes: str) -> tuple[str, str]:
        self.keystone.writes.clear()
        self.file.write_text(json.dumps(self.wanted))
        variables = {
            "OS_AUTH_URL": "http://keystone:5000",
            "OS_USERNAME": "admin",
            "OS_PASSWORD": "admin-pw",
            "OS_PROJECT_NAME": "admin",
            "OS_USER_DOMAIN_NAME": "Default",
            "OS_PROJECT_DOMAIN_NAME": "Default",
            "OS_REGION_NAME": "RegionOne",
            "GLANCE_PASSWORD": "glance-pw",
            "HEAT_PASSWORD": "heat-pw",
        }
        with environment(**{**variables, **changes}):
            return run(self.register.main, str(self.file))

    def lines(self, **changes: str) -> list[str]:
        out, failure = self.run_it(**changes)
        self.assertEqual(failure, "")
        return out.splitlines()

    def one(self, kind: str, **query) -> SimpleNamespace:
        (found,) = self.keystone._list(kind, query)
        return found

    def test_creates_everything(self) -> None:
        self.assertEqual(
            self.lines(),
            [
                "domain heat: created",
                "project service: created",
                "role creator: created",
                "user glance: created",
                "user glance: role admin on project service",
                "user glance: role service on project service",
                "user heat_admin: created",
                "user heat_admin: role admin on domain heat",
                "service glance (image): created",
                "internal endpoint of glance: created",
                "public endpoint of glance: created",
                "11 changes",
            ],
        )
        self.assertEqual(self.one("user", name="glance").password, "glance-pw")
        self.assertEqual(
            self.one("user", name="heat_admin").domain_id, self.one("domain", name="heat").id
        )
        endpoint = self.one("endpoint", interface="public")
        self.assertEqual((endpoint.url, endpoint.region_id), ("https://images", "RegionOne"))
        self.assertEqual(len(self.keystone.assignments), 3)

    def test_a_second_run_changes_nothing(self) -> None:
        self.run_it()
        self.assertEqual(self.lines(), ["0 changes"])
        self.assertEqual(self.keystone.writes, [])

    def test_an_empty_file(self) -> None:
        self.wanted = {}
        self.assertEqual(self.lines(), ["0 changes"])

    def test_a_new_region(self) -> None:
        self.wanted = {"region": "RegionTwo"}
        self.assertEqual(self.lines(), ["region RegionTwo: created", "1 changes"])

    def test_corrects_what_changed(self) -> None:
        self.run_it()
        self.wanted["services"][0].update(name="images", description="Pictures")
        self.wanted["services"][0]["endpoints"]["internal"] = "http://glance-api:9292"
        self.one("endpoint", interface="public").is_enabled = False
        self.one("user", name="glance").is_enabled = False
        self.one("project", name="service").is_enabled = False
        self.assertEqual(
            self.lines(),
            [
                "project service: is_enabled False -> True",
                "user glance: is_enabled False -> True",
                "service images (image): name 'glance' -> 'images'",
                "service images (image): description 'Images' -> 'Pictures'",
                "internal endpoint of images: url 'http://glance:9292' -> 'http://glance-api:9292'",
                "public endpoint of images: is_enabled False -> True",
                "6 changes",
            ],
        )
        self.assertEqual(self.lines(), ["0 changes"])

    def test_a_password_is_set_only_when_a_login_fails(self) -> None:
        self.run_it()
        lines = self.lines(GLANCE_PASSWORD="new-pw")
        self.assertEqual(lines, ["user glance: password set", "1 changes"])
        self.assertEqual(self.keystone.writes, ["update user password"])
        self.assertEqual(self.one("user", name="glance").password, "new-pw")

    def test_keeps_what_it_did_not_make(self) -> None:
        self.run_it()
        glance, service = self.one("user", name="glance"), self.one("service", type="image")
        self.keystone.put("user", name="alice", domain_id="default", password="x")
        extra = self.keystone.put(
            "endpoint", service_id=service.id, region_id="RegionTwo", interface="public", url="x"
        )
        admin_endpoint = self.keystone.put(
            "endpoint", service_id=service.id, region_id="RegionOne", interface="admin", url="y"
        )
        self.keystone.assignments.add(("other-project", glance.id, "other-role"))
        before = copy.deepcopy((self.keystone.stored, self.keystone.assignments))
        del self.wanted["services"][0]["endpoints"]["public"]
        self.wanted["users"][0]["roles"] = []
        self.assertEqual(self.lines(), ["0 changes"])
        self.assertEqual((self.keystone.stored, self.keystone.assignments), before)
        self.assertEqual((extra.url, admin_endpoint.url), ("x", "y"))

    def test_the_same_user_name_in_another_domain_is_another_user(self) -> None:
        heat = self.keystone.put("domain", name="heat", description="Stacks")
        other = self.keystone.put("user", name="glance", domain_id=heat.id, password="other-pw")
        self.run_it()
        self.assertEqual(other.password, "other-pw")

    def test_two_services_of_a_type(self) -> None:
        mine = self.keystone.put("service", name="glance", type="image", description="Images")
        self.keystone.put("service", name="old", type="image")
        self.run_it()
        self.assertEqual({e.service_id for e in self.keystone.stored["endpoint"]}, {mine.id})
        mine.name = "new"
        failure = self.run_it()[1]
        self.assertIn("service glance (image): Keystone has 2 of them", failure)
        self.assertEqual(self.keystone.writes, [])

    def test_two_endpoints_of_an_interface(self) -> None:
        self.run_it()
        first = self.one("endpoint", interface="public")
        place = {"service_id": first.service_id, "region_id": "RegionOne", "interface": "public"}
        self.keystone.put("endpoint", **place, url="https://other")
        self.assertEqual(self.lines(), ["0 changes"])
        first.url = "https://neither"
        self.assertIn("public endpoint of glance: Keystone has 2", self.run_it()[1])

    def test_somebody_else_creates_it_at_the_same_time(self) -> None:
        def rival(kind: str) -> None:
            if kind == "project" and not self.keystone.stored["project"]:
                self.keystone.put("project", name="service", domain_id="default")

        self.keystone.before_create = rival
        lines = self.lines()
        self.assertNotIn("project service: created", lines)
        self.assertEqual(len(self.keystone.stored["project"]), 1)

    def test_goes_on_after_a_crash_at_any_call(self) -> None:
        crashed = True
        for calls in itertools.count():
            self.setUp()
            self.keystone.crash_after = calls
            try:
                self.run_it()
                crashed = False
            except KeyboardInterrupt:
                self.assertEqual(self.run_it()[1], "")
            self.keystone.crash_after = -1
            self.assertEqual(self.lines(), ["0 changes"], f"after a crash at call {calls}")
            self.assertEqual(len(self.keystone.stored["endpoint"]), 2)
            if not crashed:
                break
        self.assertGreater(calls, 20)

    def test_waits_for_keystone_and_counts_on(self) -> None:
        refused = (
            "Unable to establish connection to http://keystone:5000/v3/auth/tokens: "
            "HTTPConnectionPool(host='keystone', port=5000): Max retries exceeded (Caused by "
            "NewConnectionError('<Connection at 0x7f{}>: [Errno 111] Connection refused'))"
        )
        self.keystone.failures = [
            ConnectionFailure(refused.format(1)),
            ConnectionFailure(refused.format(2)),
            SDKException("503: Service Unavailable (Request-ID: req-1)", 503),
        ]
        lines = self.lines()
        self.assertEqual(
            lines[:2],
            [
                "trying again, Keystone at http://keystone:5000/v3: Unable to establish connection "
                "to http://keystone:5000/v3/auth/tokens: [Errno 111] Connection refused",
                "trying again, Keystone at http://keystone:5000/v3: 503: Service Unavailable",
            ],
        )
        self.assertEqual(lines[-1], "11 changes")

    def test_what_a_busy_keystone_answers_is_not_final(self) -> None:
        self.keystone.failures = [
            NotSupported("The identity service exists but does not have any supported versions."),
            ServiceDiscoveryException("Failed to create a working proxy for service identity"),
            InvalidResponse("no JSON"),
            DiscoveryFailure("Could not find versioned identity endpoints"),
            InvalidAnswer("Invalid response body"),
            SDKException("408: Request Timeout", 408),
            SDKException("429: Too Many Requests", 429),
        ]
        lines = self.lines()
        self.assertEqual(sum("trying again" in line for line in lines), 7)
        self.assertEqual(lines[-1], "11 changes")

    def test_keystone_is_away_for_too_long(self) -> None:
        self.register.PATIENCE = 0.01
        self.keystone.failures = [ConnectionFailure("Unable to establish connection")] * 99999
        self.assertRegex(self.run_it()[1], r"^register\.py: Keystone at .*Unable.*: tried for")

    def test_a_refused_admin_and_a_refused_change_fail_at_once(self) -> None:
        self.keystone.failures = [Unauthorized("requires authentication")]
        self.assertIn("OS_USERNAME, OS_PASSWORD and the rest must be", self.run_it()[1])
        self.keystone.failures = [OSError("Could not find the CA bundle /nowhere")]
        self.assertTrue(self.run_it()[1].endswith("v3: Could not find the CA bundle /nowhere"))
        self.keystone.failures = [SDKException("403: You are not authorized", 403)]
        self.assertTrue(self.run_it()[1].endswith("403: You are not authorized"))

    def test_what_is_referred_to_must_be_there(self) -> None:
        del self.wanted["projects"]
        self.assertIn("project service of domain Default is not in Keystone", self.run_it()[1])
        self.wanted["users"][0]["domain"] = "nowhere"
        self.assertIn("domain nowhere is not in Keystone", self.run_it()[1])
        self.wanted = {**WANTED, "users": [{**WANTED["users"][0], "roles": ["typo"]}]}
        self.assertIn("role typo is not in Keystone", self.run_it()[1])

    def test_mistakes_in_the_file_are_found_before_anything_is_done(self) -> None:
        for change, message in (
            ({"user": []}, "unknown key 'user'"),
            ({"users": [{"name": "x", "domain": "Default"}]}, "users lacks 'passwordFrom'"),
            ({"services": [{"name": "x", "type": "y", "url": "z"}]}, "unknown key 'url'"),
        ):
            self.wanted = {**WANTED, **change}
            self.assertIn(message, self.run_it()[1])
            self.assertEqual(self.keystone.writes, [])
        self.wanted = WANTED
        self.assertIn("HEAT_PASSWORD is not in the environment", self.run_it(HEAT_PASSWORD="")[1])
        self.assertIn("OS_PASSWORD is not in the environment", self.run_it(OS_PASSWORD="")[1])
        self.assertEqual(self.keystone.writes, [])
        self.wanted = []
        self.assertIn("not a JSON object", self.run_it()[1])
        self.assertRegex(run(self.register.main, "/nowhere.json")[1], "^register.py: /nowhere.json")

    def test_prints_no_password(self) -> None:
        out = self.run_it()[0] + self.run_it(GLANCE_PASSWORD="new-pw")[0]
        for password in ("admin-pw", "glance-pw", "heat-pw", "new-pw"):
            self.assertNotIn(password, out)


if __name__ == "__main__":
    unittest.main()
