from __future__ import annotations

import json
import tempfile
import unittest
from pathlib import Path
from types import ModuleType, SimpleNamespace
from unittest import mock

from support import environment, load, run

PROJECT = "project-1"
WANTED = {
    "flavors": [{"name": "m1.tiny", "vcpus": 1, "ram": 512, "disk": 1}],
    "private": {"name": "demo", "subnet": {"cidr": "10.0.0.0/24"}},
    "external": {
        "name": "external",
        "physicalNetwork": "physnet1",
        "subnet": {"cidr": "172.24.4.0/24", "gateway_ip": "172.24.4.1"},
    },
    "image": {"name": "debian", "url": "https://images.example.org/debian.qcow2"},
}


class SDKException(Exception):
    pass


class ClientException(Exception):
    pass


def module(name: str, **attributes) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(attributes)
    return made


class FakeCloud:
    """The part of openstacksdk's proxies that demo.py uses; it has nothing to delete."""

    def __init__(self) -> None:
        self.current_project_id = PROJECT
        self.compute = self.network = self.image = self
        self.stored: dict[str, list] = {}
        self.writes: list[str] = []
        self.crash_after = -1  # so many writes
        self.tasks: list[SimpleNamespace] = []
        self.outcomes = [None]  # of imports: a message where one fails
        self.put("security_group", name="default", project_id=PROJECT)

    def put(self, kind: str, **attributes) -> SimpleNamespace:
        made = {"id": f"{kind}-{len(self.stored.get(kind, []))}", **attributes}
        self.stored.setdefault(kind, []).append(SimpleNamespace(**made))
        return self.stored[kind][-1]

    def write(self, what: str) -> None:
        self.crash_after -= 1
        if self.crash_after == -1:
            raise KeyboardInterrupt
        self.writes.append(what)

    def __getattr__(self, name: str):
        verb, _, kind = name.partition("_")
        if verb == "create":
            return lambda *names, **attributes: self.create(
                kind, **({"name": names[0]} if names else {}), **attributes
            )
        if name.endswith("s"):
            return lambda **query: self.find(name[:-1], query)
        raise AttributeError(name)

    def find(self, kind: str, query: dict) -> list:
        # these are asked for, not compared with
        wanted = {k: v for k, v in query.items() if k not in ("get_extra_specs", "owner")}
        return [
            one
            for one in self.stored.get(kind, [])
            if all(getattr(one, key, None) == value for key, value in wanted.items())
        ]

    def create(self, kind: str, **attributes) -> SimpleNamespace:
        self.write(f"{kind} {attributes.get('name') or attributes.get('protocol')}")
        more = {"router": {"external_gateway_info": None}, "image": {"status": "queued"}}
        return self.put(kind, **more.get(kind, {}), **attributes)

    def add_interface_to_router(self, router, subnet_id: str) -> None:
        self.write("interface")
        [subnet] = self.find("subnet", {"id": subnet_id})
        self.put("port", device_id=router.id, network_id=subnet.network_id)

    def update_router(self, router, **attributes) -> None:
        self.write("gateway")
        vars(router).update(attributes)

    def import_image(self, image, method: str, uri: str) -> None:
        self.write(f"{method} {uri}")
        message = self.outcomes.pop(0)
        status = "failure" if message else "success"
        self.tasks.append(
            SimpleNamespace(status=status, message=message, created_at=len(self.tasks))
        )
        image.status = "queued" if message else "active"

    def get_image(self, image) -> SimpleNamespace:
        return image

    def image_tasks(self, _) -> list:
        return self.tasks


class DemoTest(unittest.TestCase):
    def setUp(self) -> None:
        self.cloud = FakeCloud()
        self.demo = load(
            "demo",
            openstack=module(
                "openstack",
                exceptions=module("exceptions", SDKException=SDKException),
                connect=lambda **_: self.cloud,
            ),
            keystoneauth1=module(
                "keystoneauth1",
                exceptions=module("exceptions", ClientException=ClientException),
            ),
        )
        self.demo.PAUSE = 0

    def run_it(self, wanted: dict = WANTED) -> tuple[str, str]:
        self.cloud.writes.clear()
        with tempfile.TemporaryDirectory() as directory:
            file = Path(directory, "demo.json")
            file.write_text(json.dumps(wanted))
            with environment(OS_AUTH_URL="http://keystone:5000/v3"):
                return run(self.demo.main, str(file))

    def test_makes_everything_once(self) -> None:
        said, failure = self.run_it()
        self.assertEqual(failure, "")
        self.assertIn("router demo: leads to the network external\n", said)
        self.assertEqual(
            self.cloud.writes,
            [
                "flavor m1.tiny",
                "network external",
                "subnet external",
                "network demo",
                "subnet demo",
                "router demo",
                "interface",
                "gateway",
                "security_group_rule icmp",
                "security_group_rule tcp",
                "image debian",
                "web-download https://images.example.org/debian.qcow2",
            ],
        )
        [external, _] = self.cloud.stored["subnet"]
        self.assertEqual((external.is_dhcp_enabled, external.ip_version), (False, 4))
        _, failure = self.run_it()
        self.assertEqual((self.cloud.writes, failure), ([], ""))

    def test_goes_on_wherever_it_was_ended(self) -> None:
        for calls in range(12):
            self.setUp()
            self.cloud.crash_after = calls
            with self.assertRaises(KeyboardInterrupt):
                self.run_it()
            self.cloud.crash_after = -1
            self.assertEqual(self.run_it()[1], "")
            kinds = {kind: len(made) for kind, made in self.cloud.stored.items()}
            self.assertEqual(
                kinds,
                {
                    "security_group": 1,
                    "flavor": 1,
                    "network": 2,
                    "subnet": 2,
                    "router": 1,
                    "port": 1,
                    "security_group_rule": 2,
                    "image": 1,
                },
            )

    def test_takes_the_flat_network_that_is_there(self) -> None:
        self.cloud.put(
            "network",
            name="outside",
            provider_network_type="flat",
            provider_physical_network="physnet1",
        )
        self.cloud.put("subnet", name="theirs", network_id="network-0")
        self.assertEqual(self.run_it()[1], "")
        names = [one.name for kind in ("network", "subnet") for one in self.cloud.stored[kind]]
        self.assertEqual(names, ["outside", "demo", "theirs", "demo"])
        [router] = self.cloud.stored["router"]
        self.assertEqual(router.external_gateway_info, {"network_id": "network-0"})

    def test_does_without_an_outside_and_without_an_image(self) -> None:
        self.run_it({key: WANTED[key] for key in ("flavors", "private")})
        self.assertNotIn("image", self.cloud.stored)
        [router] = self.cloud.stored["router"]
        self.assertIsNone(router.external_gateway_info)

    def test_tells_what_glance_says_of_a_download_and_tries_again(self) -> None:
        self.cloud.outcomes = ["404 Not Found", None]
        _, failure = self.run_it()
        self.assertEqual(
            failure,
            "demo.py: image debian: Glance could not download https://images.example.org/debian."
            "qcow2: 404 Not Found; the log of glance-api says more",
        )
        self.assertEqual(self.run_it()[1], "")

    def test_does_not_wait_for_ever(self) -> None:
        self.cloud.put("image", name="debian", status="saving")
        self.demo.DOWNLOAD = 0
        self.assertEqual(
            self.run_it()[1],
            "demo.py: image debian: still saving after 0 s: delete it (openstack image delete "
            "image-0), and it is downloaded again",
        )

    def test_says_what_a_service_refuses(self) -> None:
        for error, said in {
            SDKException("Quota exceeded (Request-ID: req-1)"): "Quota exceeded",
            ClientException(
                "Unable to establish connection to http://nova/v2.1: HTTPConnectionPool(host='nova'"
                "): Max retries exceeded (Caused by NewConnectionError('<Connection at 0x7f>: "
                "[Errno 111] Connection refused'))"
            ): "Unable to establish connection to http://nova/v2.1: [Errno 111] Connection refused",
        }.items():
            self.cloud.create_flavor = mock.Mock(side_effect=error)
            self.assertEqual(self.run_it()[1], f"demo.py: {said}")


if __name__ == "__main__":
    unittest.main()
