from __future__ import annotations

import base64
import json
import subprocess
import tempfile
import unittest
import uuid
from pathlib import Path
from unittest import mock

from cryptography.hazmat.primitives.serialization import (
    Encoding,
    PublicFormat,
    load_ssh_private_key,
)
from support import FakeKubernetes, environment, load, run

secrets = load("secrets")
PATH = "/api/v1/namespaces/cloud/secrets"
WANTED = [
    {
        "name": "keystone",
        "labels": {"app.kubernetes.io/name": "keystone"},
        "data": {
            "user": {"value": "admin"},
            "password": {"generate": "password"},
            "fernet": {"generate": "fernet-key"},
            "cookie": {"generate": "cookie"},
            "id": {"generate": "uuid"},
        },
    },
    {"name": "mariadb", "data": {"password": {"generate": "password"}}},
]


class SecretsTest(FakeKubernetes):
    def setUp(self) -> None:
        super().setUp()
        self.stored: dict = {}
        self.addCleanup(secrets.kubernetes.close)

    def answer(self, method: str, path: str, body: bytes) -> tuple:
        """The scripted answers first, then what a real server would say to a POST."""
        if self.answers.get("first"):
            return self.answers["first"].pop(0)
        self.assertEqual((method, path), ("POST", PATH))
        secret = json.loads(body)
        name = secret["metadata"]["name"]
        if name in self.stored:
            return 409, {"reason": "AlreadyExists", "message": f"{name} already exists"}
        self.stored[name] = secret
        return 201, secret

    def create(self, wanted=WANTED) -> tuple[str, str]:
        with environment(**self.variables, SECRETS=json.dumps(wanted)):
            return run(secrets.main)

    def value(self, name: str, key: str) -> str:
        return base64.b64decode(self.stored[name]["data"][key]).decode()

    def test_creates_all(self) -> None:
        out, failure = self.create()
        self.assertEqual((out, failure), ("created keystone\ncreated mariadb\n", ""))
        keystone = self.stored["keystone"]
        self.assertEqual(keystone["type"], "Opaque")
        self.assertEqual(keystone["metadata"]["labels"], {"app.kubernetes.io/name": "keystone"})
        self.assertEqual(self.value("keystone", "user"), "admin")
        self.assertRegex(self.value("keystone", "password"), r"^[A-Za-z0-9]{40}$")
        self.assertRegex(self.value("keystone", "cookie"), r"^[A-Z0-9]{32}$")
        self.assertEqual(uuid.UUID(self.value("keystone", "id")).version, 4)
        fernet = self.value("keystone", "fernet")
        self.assertEqual((len(fernet), len(base64.urlsafe_b64decode(fernet))), (44, 32))
        self.assertNotEqual(self.value("keystone", "password"), self.value("mariadb", "password"))

    def test_the_parts_of_a_certificate_belong_together(self) -> None:
        kinds = {"ca.crt": "authority", "tls.crt": "certificate", "tls.key": "private-key"}
        data = {key: {"generate": kind} for key, kind in kinds.items()}
        named = {**data, "tls.crt": {"generate": "certificate", "hosts": ["a-0.b", "a-1.b"]}}
        of = {"ovn-tls": data, "libvirt-tls": named}
        self.create([{"name": name, "data": of[name]} for name in of])
        with tempfile.TemporaryDirectory() as folder:
            for name in ("ovn-tls", "libvirt-tls"):
                for key in kinds:
                    Path(folder, f"{name}-{key}").write_text(self.value(name, key))

            def openssl(*arguments: str) -> str:
                command = ("openssl", *arguments)
                result = subprocess.run(command, cwd=folder, capture_output=True, text=True)
                return result.stdout + result.stderr

            for purpose in ("sslserver", "sslclient"):
                trusted = ("verify", "-purpose", purpose, "-CAfile", "ovn-tls-ca.crt")
                self.assertIn("OK", openssl(*trusted, "ovn-tls-tls.crt"))
                self.assertIn("error", openssl(*trusted, "libvirt-tls-tls.crt"))
            for host, found in (("a-1.b", "does match"), ("a-2.b", "does NOT match")):
                checked = openssl("x509", "-in", "libvirt-tls-tls.crt", "-noout", "-checkhost", host)
                self.assertIn(found, checked)
            self.assertEqual(
                openssl("x509", "-in", "ovn-tls-tls.crt", "-noout", "-pubkey"),
                openssl("pkey", "-in", "ovn-tls-tls.key", "-pubout"),
            )

    def test_the_parts_of_a_key_for_ssh_belong_together(self) -> None:
        data = {key: {"generate": key} for key in ("ssh-key", "ssh-public-key")}
        self.create([{"name": name, "data": data} for name in ("nova-ssh", "other")])
        private = load_ssh_private_key(self.value("nova-ssh", "ssh-key").encode(), None)
        public = private.public_key().public_bytes(Encoding.OpenSSH, PublicFormat.OpenSSH).decode()
        self.assertEqual(self.value("nova-ssh", "ssh-public-key"), f"{public} nova-ssh\n")
        self.assertNotIn(public, self.value("other", "ssh-public-key"))

    def test_leaves_what_is_there(self) -> None:
        self.create()
        before = json.dumps(self.stored)
        self.assertEqual(self.create(), ("keystone is there\nmariadb is there\n", ""))
        self.assertEqual(json.dumps(self.stored), before)

    def test_goes_on_after_a_crash_between_two(self) -> None:
        self.create(WANTED[:1])
        self.assertEqual(self.create()[0], "keystone is there\ncreated mariadb\n")

    def test_waits_for_permission_and_server(self) -> None:
        forbidden = (403, {"message": "secrets is forbidden"})
        conflict = (409, {"reason": "Conflict", "message": "quota changed"})
        self.answers["first"] = [forbidden, forbidden, (500, b"oops"), conflict]
        out, failure = self.create(WANTED[:1])
        self.assertEqual(failure, "")
        self.assertEqual(out.count("403: secrets is forbidden"), 1, "said once")
        self.assertTrue(out.endswith("created keystone\n"))

    def test_forbidden_for_too_long(self) -> None:
        self.answers["first"] = [(403, {"message": "secrets is forbidden"})] * 100
        with mock.patch.object(secrets, "PATIENCE", 0.05):
            _, failure = self.create()
        self.assertRegex(failure, r"^secrets\.py: cannot create Secret keystone: tried for .*403")

    def test_an_invalid_secret_fails_at_once(self) -> None:
        self.answers["first"] = [(422, {"message": "metadata.name: Invalid value"})]
        _, failure = self.create()
        self.assertIn("cannot create Secret keystone: the Kubernetes API says 422", failure)
        self.assertEqual(len(self.requests), 1)

    def test_a_lost_answer_does_no_harm(self) -> None:
        real = self.answer

        def lost(*request) -> tuple:
            real(*request)
            self.answer = real
            return 200, b""

        self.answer = lost
        out, failure = self.create(WANTED[:1])
        self.assertEqual(failure, "")
        self.assertTrue(out.endswith("keystone is there\n"))

    def test_mistakes_are_found_before_anything_is_created(self) -> None:
        for data in ({"generate": "pgp-key"}, {}, {"value": "x", "generate": "password"}):
            wanted = [WANTED[0], {"name": "bad", "data": {"key": data}}]
            self.assertIn("key key of Secret bad", self.create(wanted)[1])
        for wanted in ({"a": 1}, 3, ["x"], [{"name": "x"}], [{"name": "x", "data": {"a": None}}]):
            self.assertRegex(self.create(wanted)[1], "^secrets.py: ")
        bad = [{"name": "x", "data": {"key": {"value": 7}}}]
        self.assertIn("environment SECRETS", self.create(bad)[1])
        self.assertEqual(self.requests, [])

    def test_prints_no_value(self) -> None:
        self.answers["first"] = [(403, {"message": "no"})]
        out, _ = self.create()
        for secret in self.stored.values():
            for key in secret["data"]:
                self.assertNotIn(self.value(secret["metadata"]["name"], key), out)

    def test_no_input(self) -> None:
        with environment(**self.variables):
            self.assertIn("SECRETS is not in the environment", run(secrets.main)[1])


if __name__ == "__main__":
    unittest.main()
