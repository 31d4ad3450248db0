"""A stack with a server: stack-server.py HOST ADDRESS, in a pod of the administrator, after first-server.py.

The server reports through the public API, by its name HOST, which it is told is at ADDRESS. Where there are volumes, it
has one. The stack is changed and deleted, and nothing is left of it. Prints JSON.
"""

import json
import sys
import time

import openstack

host, address = sys.argv[1:]
cloud = openstack.connect()
NAME = "e2e-stack"
HAS_VOLUMES = any(service.type == "block-storage" for service in cloud.identity.services())

REPORT = f"""#!/bin/sh
echo '{address} {host}' >> /etc/hosts
wget -q -O - --header 'X-Auth-Token: TOKEN' --header 'Content-Type: application/json' \\
  --post-data '{{"status": "SUCCESS", "data": "'$(hostname)'"}}' ENDPOINT
"""


def attribute(resource: str, name: str) -> dict:
    return {"get_attr": [resource, name]}


def template(label: str) -> str:
    report = {"TOKEN": attribute("handle", "token"), "ENDPOINT": attribute("handle", "endpoint")}
    resources = {
        "handle": {"type": "OS::Heat::WaitConditionHandle"},
        "wait": {
            "type": "OS::Heat::WaitCondition",
            "properties": {"handle": {"get_resource": "handle"}, "timeout": 400},
        },
        "port": {"type": "OS::Neutron::Port", "properties": {"network": "e2e"}},
        "address": {
            "type": "OS::Neutron::FloatingIP",
            "properties": {"floating_network": "outside", "port_id": {"get_resource": "port"}},
        },
        "server": {
            "type": "OS::Nova::Server",
            "properties": {
                "image": "e2e",
                "flavor": "e2e",
                "metadata": {"label": label},
                "networks": [{"port": {"get_resource": "port"}}],
                "user_data_format": "RAW",
                "user_data": {"str_replace": {"template": REPORT, "params": report}},
            },
        },
    }
    if HAS_VOLUMES:
        ids = {"volume_id": {"get_resource": "volume"}, "instance_uuid": {"get_resource": "server"}}
        resources["volume"] = {"type": "OS::Cinder::Volume", "properties": {"size": 1}}
        resources["attachment"] = {"type": "OS::Cinder::VolumeAttachment", "properties": ids}
    outputs = {
        "server": {"value": {"get_resource": "server"}},
        "address": {"value": attribute("address", "floating_ip_address")},
        "report": {"value": attribute("wait", "data")},
    }
    version = "2021-04-16"
    return json.dumps(
        {"heat_template_version": version, "resources": resources, "outputs": outputs}
    )


def there() -> set[str]:
    """All of the kinds that the stack has."""
    domain = cloud.identity.find_domain("heat")
    kinds = [
        cloud.compute.servers(),
        cloud.network.ips(),
        (port for port in cloud.network.ports() if port.device_owner.startswith("compute:")),
        cloud.identity.users(domain_id=domain.id),
        cloud.block_storage.volumes() if HAS_VOLUMES else [],
    ]
    return {one.id for kind in kinds for one in kind}


def settle(wanted: str, seconds: int = 600) -> dict:
    end = time.time() + seconds
    while (stack := cloud.orchestration.get_stack(NAME)).status != wanted:
        if time.time() > end or stack.status.endswith("_FAILED"):
            events = [
                f"{event.resource_name}: {event.resource_status_reason}"
                for event in cloud.orchestration.stack_events(stack)
            ]
            sys.exit(f"{stack.status}: {stack.status_reason}; {events}")
        time.sleep(2)
    return {one["output_key"]: one["output_value"] for one in stack.outputs or []}


before = there()
cloud.orchestration.create_stack(name=NAME, template=template("first"))
made = settle("CREATE_COMPLETE")
server = cloud.compute.get_server(made["server"])
created = len(there() - before)
cloud.orchestration.update_stack(NAME, template=template("second"))
changed = settle("UPDATE_COMPLETE")
label = cloud.compute.get_server_metadata(made["server"]).metadata["label"]
cloud.orchestration.delete_stack(NAME)
end = time.time() + 300
while any(one.name == NAME for one in cloud.orchestration.stacks()) and time.time() < end:
    time.sleep(1)
print(
    json.dumps(
        {
            "report": list(json.loads(made["report"]).values()) == [server.name],
            "address": any(
                one["addr"] == made["address"] for one in server.addresses["e2e"]
            ),
            "volumes": len(server.attached_volumes),
            "made": created,
            "same": changed["server"] == made["server"],
            "label": label,
            "left": sorted(there() - before),
        }
    )
)
