"""What users do with Heat, in a pod of the administrator: a stack that waits for a report through the
API for servers, its update, and that nothing is left of it. Prints JSON.
"""

import json
import sys
import time
import urllib.request

import openstack

cloud = openstack.connect()
NAME = "e2e"


def template(length: int) -> str:
    resources = {
        "handle": {"type": "AWS::CloudFormation::WaitConditionHandle"},
        "wait": {
            "type": "AWS::CloudFormation::WaitCondition",
            "depends_on": "handle",
            "properties": {"Handle": {"get_resource": "handle"}, "Timeout": "300"},
        },
        "random": {"type": "OS::Heat::RandomString", "properties": {"length": length}},
    }
    outputs = {
        "url": {"value": {"get_resource": "handle"}},
        "data": {"value": {"get_attr": ["wait", "Data"]}},
        "random": {"value": {"get_attr": ["random", "value"]}},
    }
    version = "2021-04-16"
    return json.dumps(
        {"heat_template_version": version, "resources": resources, "outputs": outputs}
    )


def outputs() -> dict:
    stack = cloud.orchestration.get_stack(NAME)
    return {one["output_key"]: one["output_value"] for one in stack.outputs or []}


def until(what: str, work, seconds: int = 120):
    end = time.time() + seconds
    while not (found := work()):
        if time.time() > end:
            sys.exit(f"{what}: not for {seconds} s; {cloud.orchestration.get_stack(NAME)}")
        time.sleep(1)
    return found


def is_status(status: str) -> bool:
    return cloud.orchestration.get_stack(NAME).status == status


def users() -> list:
    domain = cloud.identity.find_domain("heat")
    return [user.name for user in cloud.identity.users(domain_id=domain.id)]


before = users()
cloud.orchestration.create_stack(name=NAME, template=template(8))
url = until(
    "the address to report to",
    lambda: next((url for url in [outputs().get("url", "")] if url.startswith("http")), None),
)
waits = cloud.orchestration.get_stack(NAME).status
during = users()
report = {"Status": "SUCCESS", "Reason": "done", "UniqueId": "1", "Data": "hello"}
request = urllib.request.Request(
    url, json.dumps(report).encode(), {"Content-Type": ""}, method="PUT"
)
answer = urllib.request.urlopen(request, timeout=30).status
until("complete", lambda: is_status("CREATE_COMPLETE"))
made = outputs()
cloud.orchestration.update_stack(NAME, template=template(12))
until("updated", lambda: is_status("UPDATE_COMPLETE"))
changed = outputs()
cloud.orchestration.delete_stack(NAME)
until("deleted", lambda: cloud.orchestration.find_stack(NAME) is None)
print(
    json.dumps(
        {
            "waits": waits,
            "answer": answer,
            "data": json.loads(made["data"]),
            "random": [len(made["random"]), len(changed["random"])],
            "made": sorted(set(during) - set(before)),
            "left": sorted(set(users()) - set(before)),
        }
    )
)
