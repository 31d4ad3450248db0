from __future__ import annotations

import copy
import io
import itertools
import json
import tempfile
import unittest
from http.client import RemoteDisconnected, responses
from pathlib import Path
from types import SimpleNamespace
from unittest import mock
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qsl, urlsplit

from support import environment, load, run


class FakeKeystone:
    """What register.py asks of Keystone; it has nothing to delete."""

    def __init__(self) -> None:
        self.ids = map(str, itertools.count(1))
        self.stored: dict = {
            kind: []
            for kind in ("region", "domain", "project", "role", "user", "service", "endpoint")
        }
        self.assignments: set = set()
        self.tokens: set = set()
        self.writes: list = []
        self.failures: list = []  # of the next requests: exceptions, or (status, body)
        self.crash_after = -1  # so many requests
        self.before_create = lambda kind: None  # somebody else's work
        self.put("region", id="RegionOne")
        default = self.put("domain", id="default", name="Default")
        for name in ("admin", "service"):
            self.put("role", name=name)
        self.put("user", name="admin", domain_id=default.id, password="admin-pw")

    def put(self, kind: str, **attributes) -> SimpleNamespace:
        attributes = {"id": next(self.ids), "enabled": True, "description": None, **attributes}
        self.stored[kind].append(SimpleNamespace(**attributes))
        return self.stored[kind][-1]

    def find(self, kind: str, **query) -> list:
        return [
            each
            for each in self.stored[kind]
            if all(getattr(each, key) == value for key, value in query.items())
        ]

    def urlopen(self, call, timeout: float, context) -> Response:
        self.crash_after -= 1
        if self.crash_after == -1:
            raise KeyboardInterrupt
        if self.failures:
            failure = self.failures.pop(0)
            if isinstance(failure, Exception):
                raise failure
            status, body = failure
            if status < 300:
                return Response(body)
            raise refusal(call, status, body)
        url = urlsplit(call.full_url)
        assert url.netloc == "keystone:5000", url
        path = url.path.removeprefix("/v3/")
        body = json.loads(call.data) if call.data else None
        if path == "auth/tokens":
            return self.login(call, **body["auth"])
        if call.headers.get("X-auth-token") not in self.tokens:
            raise refusal(call, 401, error("The request you have made requires authentication."))
        status, answer = self.answer(call.method, path, dict(parse_qsl(url.query)), body)
        if status >= 300:
            raise refusal(call, status, answer)
        return Response(answer)

    def login(self, call, identity: dict, scope) -> Response:
        wanted = identity["password"]["user"]
        if "id" in wanted:
            assert scope == "unscoped"
            users = self.find("user", id=wanted["id"])
        else:
            assert scope == {"project": {"name": "admin", "domain": {"name": "Default"}}}
            [home] = self.find("domain", name=wanted["domain"]["name"])
            users = self.find("user", name=wanted["name"], domain_id=home.id)
        if not any(user.enabled and user.password == wanted["password"] for user in users):
            raise refusal(call, 401, error("The request you have made requires authentication."))
        self.tokens.add(f"token-{len(self.tokens)}")
        return Response({}, {"X-Subject-Token": f"token-{len(self.tokens) - 1}"})

    def answer(self, method: str, path: str, query: dict, body: dict | None) -> tuple:
        collection, _, rest = path.partition("/")
        kind = collection.removesuffix("s")
        if "/roles/" in rest:
            return self.assignment(method, path)
        if method == "GET":
            # as in Keystone, a region's id is no filter
            found = self.find(kind, **({} if kind == "region" else query))
            return 200, {collection: [vars(each) for each in found]}
        if method == "POST":
            return self.create(kind, body[kind])
        assert method == "PATCH", method
        self.writes.append(f"update {kind} {', '.join(sorted(body[kind]))}")
        [found] = self.find(kind, id=rest)
        vars(found).update(body[kind])
        return 200, {kind: vars(found)}

    def assignment(self, method: str, path: str) -> tuple:
        _, place, _, user, _, role = path.split("/")
        if method == "PUT":
            self.writes.append("assign role")
            self.assignments.add((place, user, role))
        elif (place, user, role) not in self.assignments:
            return 404, b""
        return 204, b""

    def create(self, kind: str, attributes: dict) -> tuple:
        self.before_create(kind)
        unique = [name for name in ("name", "domain_id", "id") if name in attributes]
        key = {name: attributes[name] for name in unique}
        if kind not in ("service", "endpoint") and self.find(kind, **key):
            return 409, error("Conflict")
        self.writes.append(f"create {kind}")
        return 201, {kind: vars(self.put(kind, **attributes))}


class Response(io.BytesIO):
    def __init__(self, body: dict | bytes, headers: dict | None = None) -> None:
        super().__init__(body if isinstance(body, bytes) else json.dumps(body).encode())
        self.headers = headers or {}


def error(message: str) -> dict:
    return {"error": {"message": message}}


def refusal(call, status: int, body: dict | bytes) -> HTTPError:
    return HTTPError(call.full_url, status, responses[status], {}, Response(body))


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
        self.register = load("register")
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
        opened = mock.patch.object(self.register.urllib.request, "urlopen", self.keystone.urlopen)
        with opened, environment(**{**variables, **changes}):
            return run(self.register.main, str(self.file))

    def lines(self, **changes: str) -> list[str]:
        out, failure = self.run_it(**changes)
        self.assertEqual(failure, "")
        return out.splitlines()

    def one(self, kind: str, **query) -> SimpleNamespace:
        (found,) = self.keystone.find(kind, **query)
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
        self.one("endpoint", interface="public").enabled = False
        self.one("user", name="glance").enabled = False
        self.one("project", name="service").enabled = False
        self.assertEqual(
            self.lines(),
            [
                "project service: enabled False -> True",
                "user glance: enabled False -> True",
                "service images (image): name 'glance' -> 'images'",
                "service images (image): description 'Images' -> 'Pictures'",
                "internal endpoint of images: url 'http://glance:9292' -> 'http://glance-api:9292'",
                "public endpoint of images: enabled False -> True",
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
        self.keystone.failures = [
            URLError(ConnectionRefusedError(111, "Connection refused")),
            URLError(ConnectionRefusedError(111, "Connection refused")),
            (503, b"<html>"),
        ]
        lines = self.lines()
        self.assertEqual(
            lines[:2],
            [
                "trying again, Keystone at http://keystone:5000/v3: [Errno 111] Connection refused",
                "trying again, Keystone at http://keystone:5000/v3: 503 to POST auth/tokens: "
                "Service Unavailable",
            ],
        )
        self.assertEqual(lines[-1], "11 changes")

    def test_what_a_busy_keystone_answers_is_not_final(self) -> None:
        passing = [
            RemoteDisconnected("Remote end closed connection without response"),
            TimeoutError("timed out"),
            (200, b"no JSON"),
            (500, error("An unexpected error prevented the server")),
            (408, b""),
            (429, b""),
            (401, error("The request you have made requires authentication.")),  # not the login
        ]
        for failure in passing:
            self.setUp()
            failing = self.keystone.urlopen

            def urlopen(call, *args, failing=failing, failures=[failure], **more):
                if failures and not call.full_url.endswith("nocatalog"):
                    self.keystone.failures = [failures.pop()]
                return failing(call, *args, **more)

            self.keystone.urlopen = urlopen
            lines = self.lines()
            self.assertEqual(sum("trying again" in line for line in lines), 1, failure)
            self.assertEqual(lines[-1], "11 changes")

    def test_an_answer_without_a_token_is_not_final(self) -> None:
        self.keystone.failures = [(200, b"<html>")]
        self.assertIn("an answer without a token, which is not Keystone's", self.lines()[0])

    def test_keystone_is_away_for_too_long(self) -> None:
        self.register.PATIENCE = 0.01
        self.keystone.failures = [URLError(TimeoutError("timed out"))] * 99999
        self.assertRegex(self.run_it()[1], r"^register\.py: Keystone at .*timed out: tried for")

    def test_a_refused_admin_and_a_refused_change_fail_at_once(self) -> None:
        self.assertIn(
            "401 to POST auth/tokens: The request you have made requires authentication.: "
            "OS_USERNAME, OS_PASSWORD and the rest must be",
            self.run_it(OS_PASSWORD="wrong")[1],
        )
        failure = self.run_it(OS_AUTH_URL="https://keystone", OS_CACERT="/nowhere")[1]
        self.assertRegex(failure, r"^register\.py: OS_CACERT /nowhere: .*No such file")
        self.keystone.failures = [(403, error("You are not authorized to do this"))]
        failure = self.run_it()[1]
        self.assertTrue(failure.endswith("403 to POST auth/tokens: You are not authorized to do this"))

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
