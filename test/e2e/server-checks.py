"""What users do with a server: server-checks.py WHAT ARGUMENTS…, in a pod of the administrator.

quota SERVER                 one server more than the quota allows
missing-image SERVER         one of an image that is not there
console SERVER               what a console says first, by its URL
group NAME PROTOCOL…         a security group lets in these protocols, and no others
status                       agents and services that are not up
delete SERVER                and whose its addresses are then
where SERVER                 its node
beside SERVER NODE           one more on this node, which looks whether it reaches the first
move SERVER NODE cold|live   to another node: where it is in the end, or what Nova says

Prints JSON.
"""

import json
import os
import socket
import sys
import time
from base64 import b64encode
from urllib.parse import parse_qs, urlsplit

import openstack
from openstack.exceptions import HttpException

cloud = openstack.connect()


def refused(work) -> str:
    """What the cloud says when it does not do it."""
    try:
        made = work()
    except HttpException as error:
        return f"{error.status_code} {error.details or error.message}"
    sys.exit(f"{made.id} was made")


def like(server: str, **changes):
    """Asks for a server like it."""
    first = cloud.compute.get_server(server)
    network = next(cloud.network.ports(device_id=server)).network_id
    flavor = cloud.compute.find_flavor(first.flavor.name)
    wanted = {"name": "another", "image_id": first.image.id, "flavor_id": flavor.id}
    return cloud.compute.create_server(**wanted | {"networks": [{"uuid": network}]} | changes)


def quota(server: str) -> str:
    project = cloud.current_project_id
    cloud.compute.update_quota_set(project, instances=1)
    try:
        return refused(lambda: like(server))
    finally:
        cloud.compute.revert_quota_set(project)


def missing_image(server: str) -> str:
    return refused(lambda: like(server, image_id="00000000-0000-4000-8000-000000000000"))


def console(server: str) -> str:
    """The start of the RFB protocol, through the websocket of the proxy."""
    made = cloud.compute.create_console(server, console_type="novnc")
    address = urlsplit(made["url"])
    token = (
        parse_qs(address.query).get("token")
        or parse_qs(urlsplit(parse_qs(address.query)["path"][0]).query)["token"]
    )
    request = [
        f"GET /?token={token[0]} HTTP/1.1",
        f"Host: {address.netloc}",
        f"Origin: {address.scheme}://{address.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Protocol: binary",
    ]
    said = b""
    with socket.create_connection((address.hostname, address.port or 80), timeout=15) as connection:
        connection.sendall("\r\n".join([*request, "", ""]).encode())
        while b"RFB " not in said:
            more = connection.recv(4096)
            if not more:
                sys.exit(f"{address.netloc} closed the connection: {said[:300]!r}")
            said += more
    return said[said.index(b"RFB ") :].decode().strip()


def group(name: str, *protocols: str) -> list[str]:
    found = cloud.network.find_security_group(name)
    rules = list(
        cloud.network.security_group_rules(security_group_id=found.id, direction="ingress")
    )
    for rule in rules:
        if rule.protocol in ("icmp", "tcp") and rule.protocol not in protocols:
            cloud.network.delete_security_group_rule(rule)
    for protocol in set(protocols) - {rule.protocol for rule in rules}:
        port = 22 if protocol == "tcp" else None
        cloud.network.create_security_group_rule(
            security_group_id=found.id,
            direction="ingress",
            ethertype="IPv4",
            protocol=protocol,
            port_range_min=port,
            port_range_max=port,
        )
    return sorted(protocols)


def status() -> list[str]:
    return [
        *(
            f"{one.binary} on {one.host} is {one.state}"
            for one in cloud.compute.services()
            if one.state != "up"
        ),
        *(
            f"{one.binary} on {one.host} is dead"
            for one in cloud.network.agents()
            if not one.is_alive
        ),
    ]


def delete(server: str) -> dict:
    """Its port is gone, its fixed address can be taken, its floating address is nobody's."""
    found = cloud.compute.get_server(server)
    port = next(cloud.network.ports(device_id=server))
    floating = next(cloud.network.ips(port_id=port.id))
    cloud.compute.delete_server(found)
    cloud.compute.wait_for_delete(found, wait=120)
    again = cloud.network.create_port(network_id=port.network_id, fixed_ips=port.fixed_ips)
    cloud.network.delete_port(again)
    return {
        "fixed": again.fixed_ips[0]["ip_address"],
        "floating": cloud.network.get_ip(floating).port_id,
    }


def where(server: str) -> dict:
    return {"host": cloud.compute.get_server(server).hypervisor_hostname}


NEIGHBOUR = """#!/bin/sh
for i in 1 2 3 4 5; do ping -c 2 -W 2 {address} && break; sleep 1; done || exit 1
echo "=== neighbour: $(nc -w 5 {address} 22 < /dev/null | head -n 1)"
"""


def beside(server: str, host: str) -> dict:
    """Its user data pings the first server by its fixed address, and connects with its ssh port."""
    address = next(cloud.network.ports(device_id=server)).fixed_ips[0]["ip_address"]
    script = b64encode(NEIGHBOUR.format(address=address).encode()).decode()
    group = cloud.network.find_security_group("e2e")
    made = like(
        server,
        name=f"beside-{host}",
        user_data=script,
        security_groups=[{"name": group.id}],
        availability_zone=f"nova:{host}",
    )
    cloud.compute.wait_for_server(made, wait=240)
    end = time.time() + 180
    lines = []
    while time.time() < end and not any("user-data:" in line for line in lines):
        time.sleep(2)
        output = (cloud.compute.get_server_console_output(made.id) or {}).get("output") or ""
        lines = [line.strip() for line in output.splitlines() if "===" in line or "packets" in line]
    return {
        "server": made.id,
        "host": cloud.compute.get_server(made.id).hypervisor_hostname,
        "console": lines,
    }


def move(server: str, host: str, how: str) -> dict:
    """Where the server is in the end."""
    if how == "live":
        cloud.compute.live_migrate_server(server, host=host or None, block_migration="auto")
    else:
        cloud.compute.migrate_server(server, host=host or None)
    end, confirmed, migration = time.time() + 240, False, None
    while time.time() < end:
        time.sleep(1)
        found = cloud.compute.get_server(server)
        records = cloud.compute.migrations(instance_uuid=server)
        migration = max(records, key=lambda record: record.id, default=None)
        if found.status == "VERIFY_RESIZE":
            if not confirmed:
                cloud.compute.confirm_server_resize(server)
            confirmed = True
        elif found.status == "ERROR":
            sys.exit(f"{(found.fault or {}).get('message')}")
        elif found.status == "ACTIVE" and found.task_state is None:
            if migration and migration.status in ("completed", "confirmed", "error", "failed"):
                break
    return {
        "host": found.hypervisor_hostname,
        "status": found.status,
        "migration": migration and migration.status,
    }


what, *arguments = sys.argv[1:]
commands = {
    one.__name__.replace("_", "-"): one
    for one in (quota, missing_image, console, group, status, delete, where, beside, move)
}
print(json.dumps(commands[what](*arguments)))
