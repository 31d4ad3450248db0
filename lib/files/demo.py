"""Make what a first server needs, from a JSON file: demo.py FILE

    {"flavors": [{"name": "m1.tiny", "vcpus": 1, "ram": 512, "disk": 1}],
     "private": {"name": "demo", "subnet": {"cidr": "10.0.0.0/24"}},
     "external": {"name": "external", "physicalNetwork": "physnet1",
                  "subnet": {"cidr": "172.24.4.0/24"}},
     "image": {"name": "debian-13", "url": "https://…/debian-13.qcow2"}}

external and image may be missing. Subnets are as Neutron's API has them. Beside that it makes a
router, called as the private network, between the two, and lets pings and ssh to the servers of
its project, in that project's group `default`. The administrator is in the environment, as for
register.py.

What is there already by that name, or as the one flat network that a physical network can have, is
taken as it is; nothing is changed or deleted. So it may be ended at any point and run again.
"""

from __future__ import annotations

import json
import re
import signal
import sys
import time
from collections.abc import Callable, Iterable
from typing import Any

import openstack
from keystoneauth1 import exceptions as auth_exceptions
from openstack import exceptions
from register import auth_url

DOWNLOAD = 3600.0  # seconds for Glance to download an image
PAUSE = 2.0


def ensure(what: str, found: Iterable, create: Callable[[], Any]) -> Any:
    """The first that is found, or else a new one."""
    for one in found:
        return one
    created = create()
    print(f"{what}: created", flush=True)
    return created


def make_flavor(compute: Any, name: str, **size: int) -> None:
    ensure(
        f"flavor {name}",
        (one for one in compute.flavors(get_extra_specs=True) if one.name == name),
        lambda: compute.create_flavor(name=name, **size),
    )


def make_external(network: Any, name: str, physicalNetwork: str, subnet: dict) -> Any:
    place = {"provider_network_type": "flat", "provider_physical_network": physicalNetwork}
    made = ensure(
        f"network {name}",
        network.networks(**place),
        lambda: network.create_network(name=name, is_router_external=True, **place),
    )
    make_subnet(network, name, made, subnet, is_dhcp_enabled=False)
    return made


def make_subnet(network: Any, name: str, of: Any, subnet: dict, **more: Any) -> Any:
    own = {"name": name, "network_id": of.id, "ip_version": 6 if ":" in subnet["cidr"] else 4}
    return ensure(
        f"subnet {name}",
        network.subnets(network_id=of.id),
        lambda: network.create_subnet(**own, **subnet, **more),
    )


def make_private(network: Any, project: str, name: str, subnet: dict, external: Any | None) -> None:
    """A network of the project, with a router that leads outside if there is an outside."""
    own = {"name": name, "project_id": project}
    made = ensure(f"network {name}", network.networks(**own), lambda: network.create_network(**own))
    inside = make_subnet(network, name, made, subnet)
    router = ensure(f"router {name}", network.routers(**own), lambda: network.create_router(**own))
    ensure(
        f"router {name}: port on the network {name}",
        network.ports(device_id=router.id, network_id=made.id),
        lambda: network.add_interface_to_router(router, subnet_id=inside.id),
    )
    if external is not None and router.external_gateway_info is None:
        network.update_router(router, external_gateway_info={"network_id": external.id})
        print(f"router {name}: leads to the network {external.name}", flush=True)


def make_rules(network: Any, project: str) -> None:
    [group] = network.security_groups(name="default", project_id=project)
    for protocol, port in {"icmp": None, "tcp": 22}.items():
        rule = {
            "security_group_id": group.id,
            "direction": "ingress",
            "ethertype": "IPv4",
            "protocol": protocol,
            "remote_ip_prefix": "0.0.0.0/0",
        }
        ensure(
            f"security group default: rule for {protocol} {port or ''}".rstrip(),
            (
                one
                for one in network.security_group_rules(**rule)
                if (one.port_range_min, one.port_range_max) == (port, port)
            ),
            lambda: network.create_security_group_rule(
                port_range_min=port, port_range_max=port, **rule
            ),
        )


def make_image(images: Any, project: str, name: str, url: str) -> None:
    """Glance downloads it; that is waited for."""
    image = ensure(
        f"image {name}",
        images.images(name=name, owner=project),
        lambda: images.create_image(
            name, disk_format="qcow2", container_format="bare", visibility="public"
        ),
    )
    if image.status == "queued":
        images.import_image(image, method="web-download", uri=url)
    deadline = time.monotonic() + DOWNLOAD
    while (image := images.get_image(image)).status != "active":
        task = max(images.image_tasks(image), key=lambda one: one.created_at, default=None)
        if task and task.status == "failure":
            sys.exit(
                f"demo.py: image {name}: Glance could not download {url}: {task.message}; "
                "the log of glance-api says more"
            )
        if time.monotonic() > deadline:
            sys.exit(
                f"demo.py: image {name}: still {image.status} after {DOWNLOAD:.0f} s: "
                f"delete it (openstack image delete {image.id}), and it is downloaded again"
            )
        time.sleep(PAUSE)
    print(f"image {name}: active", flush=True)


def make(cloud: Any, wanted: dict) -> None:
    project = cloud.current_project_id
    for flavor in wanted["flavors"]:
        make_flavor(cloud.compute, **flavor)
    outside = wanted.get("external")
    external = make_external(cloud.network, **outside) if outside else None
    make_private(cloud.network, project, external=external, **wanted["private"])
    make_rules(cloud.network, project)
    if "image" in wanted:
        make_image(cloud.image, project, **wanted["image"])


def brief(error: Exception) -> str:
    """The message without what differs each time, and without the path through the libraries."""
    message = re.sub(r"\s*\(Request-ID: \S*\)", "", " ".join(str(error).split()))
    what, libraries, cause = message.partition(": HTTP")
    return f"{what}: {cause.rpartition(': ')[2]}".rstrip("')\"") if libraries else message


def main(path: str) -> None:
    with open(path, encoding="utf-8") as file:
        wanted = json.load(file)
    # no clouds.yaml looked for; a service that restarts is waited for
    cloud = openstack.connect(
        load_yaml_config=False, auth_type="v3password", auth_url=auth_url(), connect_retries=30
    )
    try:
        make(cloud, wanted)
    except (exceptions.SDKException, auth_exceptions.ClientException) as error:
        sys.exit(f"demo.py: {brief(error)}")


if __name__ == "__main__":
    # As process 1 of a container it would ignore this signal, and hold up the pod's deletion.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    if len(sys.argv) != 2:
        sys.exit("usage: demo.py FILE")
    main(sys.argv[1])
