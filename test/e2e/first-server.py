"""A first server, from nothing: first-server.py FLOATING_IP SIZE, for the administrator.

It begins while the cloud still comes up, so each phase is tried until it succeeds, and what is
there already is taken. Prints a line of JSON when a phase is done, {"phase": …, "at": seconds of
the epoch}, and at last what there is. The guest, SIZE bytes, comes on standard input: a qcow2 image
that says on its console, in lines that begin with ===, what it has found.
"""

import base64
import json
import sys
import time

import openstack
from keystoneauth1.exceptions import ClientException
from openstack.exceptions import SDKException

NAME = "e2e"
MARKER = "=== marker:"
USER_DATA = f'#!/bin/sh\necho "{MARKER} $(hostname)"\n'

floating_ip, size = sys.argv[1], int(sys.argv[2])
guest = sys.stdin.buffer.read()
if len(guest) != size:
    sys.exit(f"only {len(guest)} of {size} bytes of the image have come")
cloud = None
attempts = 0
faults = []  # of servers that were asked for in vain


def until(phase: str, work, service: str = "", seconds: int = 600, pause: float = 1):
    """What `work` gives once it gives something; not asked for before its service is in the catalog."""
    global cloud
    end = time.time() + seconds
    while True:
        try:
            cloud = cloud or openstack.connect()
            possible = not service or in_catalog(service)
            problem = "not yet" if possible else f"{service} is not in the catalog yet"
            if possible and (result := work()):
                break
        except (SDKException, ClientException) as error:
            # one that was made while a service was away would not look for its version again
            cloud, problem = None, error
        if time.time() > end:
            sys.exit(f"{phase}: {problem}")
        time.sleep(pause)
    print(json.dumps({"phase": phase, "at": time.time()}), flush=True)
    return result


def in_catalog(service: str) -> bool:
    """A token has the catalog of its time, and a login is work for Keystone: there is one when it is worth it."""
    global cloud
    interface = cloud.config.get_interface(service)
    catalog = cloud.session.auth.get_access(cloud.session).service_catalog
    if catalog.get_endpoints(service_type=service, interface=interface).get(service):
        return True
    ids = [one.id for one in cloud.identity.services() if one.type == service]
    places = [(one.service_id, one.interface) for one in cloud.identity.endpoints()]
    if any((id, interface) in places for id in ids):
        cloud = openstack.connect()
    return False


def make_image():
    found = cloud.image.find_image(NAME)
    if found and found.status == "active":
        return found
    if found:
        cloud.image.delete_image(found)
    form = {"disk_format": "qcow2", "container_format": "bare"}
    return cloud.image.create_image(NAME, data=guest, **form)


def make_network():
    """The network for servers, behind a router to the one outside."""
    outside = cloud.network.find_network("outside") or cloud.network.create_network(
        name="outside",
        is_router_external=True,
        provider_network_type="flat",
        provider_physical_network="physnet1",
    )
    if not cloud.network.find_subnet("outside"):
        cloud.network.create_subnet(
            name="outside",
            network_id=outside.id,
            ip_version=4,
            cidr="172.24.4.0/24",
            gateway_ip="172.24.4.1",
            is_dhcp_enabled=False,
        )
    inside = cloud.network.find_network(NAME) or cloud.network.create_network(name=NAME)
    subnet = cloud.network.find_subnet(NAME) or cloud.network.create_subnet(
        name=NAME, network_id=inside.id, ip_version=4, cidr="10.0.0.0/24"
    )
    router = cloud.network.find_router(NAME) or cloud.network.create_router(
        name=NAME, external_gateway_info={"network_id": outside.id}
    )
    if not list(cloud.network.ports(device_id=router.id, network_id=inside.id)):
        cloud.network.add_interface_to_router(router, subnet_id=subnet.id)
    return inside, outside


def make_group():
    """Lets in pings and ssh."""
    group = cloud.network.find_security_group(NAME)
    if not group:
        group = cloud.network.create_security_group(name=NAME)
    rules = {
        (rule.direction, rule.protocol)
        for rule in cloud.network.security_group_rules(security_group_id=group.id)
    }
    for protocol, port in {"icmp": None, "tcp": 22}.items():
        if ("ingress", protocol) not in rules:
            cloud.network.create_security_group_rule(
                security_group_id=group.id,
                direction="ingress",
                ethertype="IPv4",
                protocol=protocol,
                port_range_min=port,
                port_range_max=port,
            )
    return group


def make_flavor():
    return cloud.compute.find_flavor(NAME) or cloud.compute.create_flavor(
        name=NAME, ram=128, vcpus=1, disk=1
    )


def hypervisor():
    """Where the server can be: the record of a hypervisor is there seconds before Placement knows what it has."""
    wanted = {"resources": f"VCPU:{flavor.vcpus},MEMORY_MB:{flavor.ram},DISK_GB:{flavor.disk}"}
    found = cloud.placement.get("/allocation_candidates", params=wanted, microversion="1.10")
    if not found.ok or not found.json()["allocation_requests"]:
        return None
    return next((one for one in cloud.compute.hypervisors(details=True) if one.state == "up"), None)


def make_server():
    """Active, with its floating address."""
    global attempts
    found = cloud.compute.find_server(NAME)
    if found is None:
        attempts += 1
        cloud.compute.create_server(
            name=NAME,
            image_id=image.id,
            flavor_id=flavor.id,
            networks=[{"uuid": inside.id}],
            security_groups=[{"name": group.id}],
            user_data=base64.b64encode(USER_DATA.encode()).decode(),
        )
        return None
    found = cloud.compute.get_server(found.id)
    if found.status == "ERROR":
        faults.append((found.fault or {}).get("message"))
        cloud.compute.delete_server(found.id)
        cloud.compute.wait_for_delete(found)
        return None
    port = next(cloud.network.ports(device_id=found.id), None)
    if port is None:
        return None
    if not list(cloud.network.ips(port_id=port.id)):
        address = next(cloud.network.ips(floating_ip_address=floating_ip), None)
        if address is None:
            cloud.network.create_ip(
                floating_network_id=outside.id, floating_ip_address=floating_ip, port_id=port.id
            )
        else:
            cloud.network.update_ip(address, port_id=port.id)
    return found.status == "ACTIVE" and (found, port)


def read_console():
    """What the guest has said of its network, metadata and user data."""
    output = (cloud.compute.get_server_console_output(server.id) or {}).get("output") or ""
    lines = [line.strip() for line in output.splitlines() if line.startswith("===")]
    return lines if any(line.startswith("=== user-data:") for line in lines) else None


until("token", lambda: cloud.authorize())
image = until("image", make_image, "image")
inside, outside = until("network", make_network, "network")
group = until("security group", make_group)
flavor = until("flavor", make_flavor, "compute")
until("hypervisor", hypervisor, "placement")
server, port = until("server", make_server, pause=0.5)
console = until("guest", read_console, seconds=180)
print(
    json.dumps(
        {
            "server": server.id,
            "fixed": port.fixed_ips[0]["ip_address"],
            "floating": floating_ip,
            "attempts": attempts,
            "faults": faults,
            "console": console,
        }
    )
)
