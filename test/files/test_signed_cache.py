from __future__ import annotations

import base64
import pickle
import unittest
from types import ModuleType
from unittest import mock

from support import environment, load

# before the module does, which loads its own copies of what is not there yet
import cryptography.fernet


def key(letter: bytes) -> str:
    return base64.urlsafe_b64encode(letter * 32).decode()


def module(**content) -> ModuleType:
    made = ModuleType("fake")
    vars(made).update(content)
    return made


class ProxyBackend:
    def wrap(self, backend):
        self.proxied = backend
        return self


class PyMemcacheBackend:
    url = ["memcached:11211"]
    tls_context = socket_keepalive = None


class HashClient:
    def __init__(self, servers, **options) -> None:
        self.servers, self.options = servers, options


def load_with(cache_key: str) -> ModuleType:
    with environment(CACHE_KEY=cache_key):
        return load(
            "signed_cache",
            dogpile__cache__backends__memcached=module(PyMemcacheBackend=PyMemcacheBackend),
            dogpile__cache__proxy=module(ProxyBackend=ProxyBackend),
            pymemcache__client__hash=module(HashClient=HashClient),
        )


class Exploit:
    """Runs code when it is unpickled."""

    ran = mock.Mock()

    def __reduce__(self):
        return run_exploit, ()


def run_exploit() -> None:
    Exploit.ran()


class SignedCacheTest(unittest.TestCase):
    def setUp(self) -> None:
        self.module = load_with(key(b"a"))
        self.serde = self.module.SEALED
        Exploit.ran.reset_mock()

    def test_gives_back_what_was_written(self) -> None:
        value = ({"token": "gAAAA", "roles": ["admin"]}, {"ct": 1.5})
        # pymemcache writes with the name as it sends it, and reads with that it was given
        sealed, flags = self.serde.serialize(b"signed/k1", value)
        self.assertEqual(self.serde.deserialize("k1", sealed, flags), value)

    def test_hides_what_was_written(self) -> None:
        sealed, _ = self.serde.serialize(b"signed/k1", "gAAAA")
        self.assertNotIn(b"gAAAAA", base64.urlsafe_b64decode(sealed))
        self.assertNotIn(b"k1", base64.urlsafe_b64decode(sealed))

    def test_pickles_of_others_are_misses_and_do_not_run(self) -> None:
        pickled = pickle.dumps(Exploit())
        for flags in (0, 1, 2, 4, 16):
            self.assertIsNone(self.serde.deserialize("k1", pickled, flags))
            self.assertIsNone(self.serde.deserialize("k1", base64.b64encode(pickled), flags))
        other, _ = load_with(key(b"b")).SEALED.serialize("k1", Exploit())
        self.assertIsNone(self.serde.deserialize("k1", other, 0))
        Exploit.ran.assert_not_called()

    def test_a_value_under_another_name_is_a_miss(self) -> None:
        sealed, _ = self.serde.serialize(b"signed/token-of-admin", Exploit())
        self.assertIsNone(self.serde.deserialize("token-of-mallory", sealed, 0))
        Exploit.ran.assert_not_called()

    def test_a_changed_value_is_a_miss(self) -> None:
        sealed, _ = self.serde.serialize(b"signed/k1", Exploit())
        for changed in (sealed[:-8], sealed[:40] + b"*" + sealed[41:], sealed[8:], b"", b"\xff"):
            self.assertIsNone(self.serde.deserialize("k1", changed, 0))
        Exploit.ran.assert_not_called()

    def test_makes_the_clients_of_every_region(self) -> None:
        client = PyMemcacheBackend()._create_client()
        self.assertIs(client.options["serde"], self.serde)
        self.assertEqual(client.servers, ["memcached:11211"])
        self.assertTrue(client.options["ignore_exc"])
        self.assertLess(client.options["timeout"], 1)

    def test_refuses_another_backend(self) -> None:
        backend = PyMemcacheBackend()
        self.assertIs(self.module.SignedCache().wrap(backend).proxied, backend)
        with self.assertRaisesRegex(TypeError, "set dogpile.cache.pymemcache"):
            self.module.SignedCache().wrap(object())

    def test_does_not_load_without_a_key(self) -> None:
        with self.assertRaises(ValueError):
            load_with("short")
