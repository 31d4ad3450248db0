import contextlib
import importlib.util
import io
import pathlib
import sys
import types
import unittest
from unittest import mock

FILE = pathlib.Path(__file__).parents[2] / "lib/files/keystone-domains.py"


class DomainNotFound(Exception):
    pass


class Conflict(Exception):
    pass


class Resources:
    """The part of Keystone's resource manager that is used."""

    def __init__(self, *names: str, race: bool = False) -> None:
        self.names, self.race = list(names), race

    def get_domain_by_name(self, name: str) -> None:
        if name not in self.names:
            raise DomainNotFound(name)

    def create_domain(self, domain_id: str, domain: dict) -> None:
        assert domain["id"] == domain_id and domain["enabled"] is True
        if self.race:
            raise Conflict(domain["name"])
        self.names.append(domain["name"])


def load(resources: Resources):
    """The script, with Keystone's packages in place of which it works on these resources."""
    keystone = types.ModuleType("keystone")
    conf = mock.MagicMock(name="keystone.conf")
    exception = types.SimpleNamespace(DomainNotFound=DomainNotFound, Conflict=Conflict)
    provider_api = types.SimpleNamespace(ProviderAPIs=types.SimpleNamespace(resource_api=resources))
    keystone.conf, keystone.exception = conf, exception
    packages = {
        "keystone": keystone,
        "keystone.conf": conf,
        "keystone.common": types.SimpleNamespace(provider_api=provider_api, sql=mock.MagicMock()),
        "keystone.server": types.SimpleNamespace(backends=mock.MagicMock()),
    }
    with mock.patch.dict(sys.modules, packages):
        spec = importlib.util.spec_from_file_location("keystone_domains", FILE)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return module


def run(resources: Resources, *names: str) -> str:
    with contextlib.redirect_stdout(io.StringIO()) as output:
        load(resources).main(list(names))
    return output.getvalue()


class KeystoneDomainsTest(unittest.TestCase):
    def test_makes_what_is_missing_and_leaves_the_rest(self) -> None:
        resources = Resources("Default", "corp")
        self.assertEqual(run(resources, "corp", "lab"), "domain corp is there\ncreated domain lab\n")
        self.assertEqual(resources.names, ["Default", "corp", "lab"])

    def test_a_second_run_changes_nothing(self) -> None:
        resources = Resources("corp")
        run(resources, "corp")
        self.assertEqual(resources.names, ["corp"])

    def test_another_run_that_was_faster_is_no_failure(self) -> None:
        run(Resources(race=True), "corp")


if __name__ == "__main__":
    unittest.main()
