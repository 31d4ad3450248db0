"""Replace the pods of a StatefulSet that are of before, on this node, one after the other.

    roll.py statefulset/NAME wanted/UNIT/TASK

For StatefulSets with updateStrategy OnDelete, whose pods Kubernetes leaves alone: this runs in a
Job with the images of the new pods, on their node, so that it starts only when these images are
there, and one that cannot be pulled stops no database. Environment: CONTENT, the annotation
cdk8s-openstack/content that the StatefulSet has once it is the one to roll out; NODE_NAME, this
node; JOB_NAME, this Job.

A pod is deleted only when all those of the new revision are Ready and none is on its way: first
those that fail (the lowest first, for a StatefulSet makes them in this order), then those that
serve, the highest first. One that was made to be alone (REPLICAS is 1 in its environment) waits for
no others: where there are to be more now, they wait for it to become the first of a cluster. With
pods on several nodes, each node takes its turn. When nothing here is
of before, it is done at once. Superseded (see wait.py), it stands down before the next pod. What to
do is read off the pods each time, so it may run any number of times, and several may run at once.
It needs the permissions to get ConfigMaps and StatefulSets, and to list and delete pods and Jobs.
"""

from __future__ import annotations

import re
import signal
import sys
import time
from urllib.parse import quote

import kube
from wait import NotYet, check_content, is_ready

PAUSE = 1.0

kubernetes = kube.Kubernetes()


def find(name: str) -> tuple[dict, list[dict]]:
    """The StatefulSet with the content to roll out, and its pods in order."""
    found = kubernetes.get("apis/apps/v1", f"statefulsets/{quote(name)}")
    check_content(found, kube.environment("CONTENT"))
    selector = ",".join(f"{k}={v}" for k, v in found["spec"]["selector"]["matchLabels"].items())
    pods = [
        pod
        for pod in kubernetes.get("api/v1", "pods", labelSelector=selector)["items"]
        if found["metadata"]["uid"] in [o["uid"] for o in pod["metadata"]["ownerReferences"]]
    ]
    return found, sorted(pods, key=ordinal)


def ordinal(pod: dict) -> int:
    return int(name_of(pod).rpartition("-")[2])


def name_of(pod: dict) -> str:
    return pod["metadata"]["name"]


def is_new(found: dict, pod: dict) -> bool:
    revision = pod["metadata"]["labels"]["controller-revision-hash"]
    return revision == found["status"]["updateRevision"]


def is_here(pod: dict) -> bool:
    """Whether it is this node's to replace; what is on no node may be replaced from any."""
    return pod["spec"].get("nodeName") in (None, kube.environment("NODE_NAME"))


def is_alone(pod: dict) -> bool:
    containers = pod["spec"].get("containers", [])
    return any({"name": "REPLICAS", "value": "1"} in one.get("env", []) for one in containers)


def next_to_replace(found: dict, pods: list[dict]) -> dict:
    """The one pod of all that is to be deleted now."""
    for pod in pods:
        if "deletionTimestamp" in pod["metadata"]:
            raise NotYet(f"{name_of(pod)} is about to end")
    for pod in pods:
        if is_alone(pod) and not is_new(found, pod):
            return pod
    for pod in pods:
        if is_new(found, pod) and not is_ready(pod):
            raise NotYet(f"{name_of(pod)} is new and not Ready")
    old = [pod for pod in pods if not is_new(found, pod)]
    failing = [pod for pod in old if not is_ready(pod)]
    chosen = failing[0] if failing else old[-1]
    # A failing pod may be why those above it are not made; else all have to be there.
    first = found["spec"].get("ordinals", {}).get("start", 0)
    end = ordinal(chosen) if failing else first + found["spec"]["replicas"]
    missing = set(range(first, end)) - {ordinal(pod) for pod in pods}
    if missing:
        raise NotYet(f"{found['metadata']['name']}-{min(missing)} is not there yet")
    return chosen


def replace(pod: dict) -> None:
    if not is_here(pod):
        raise NotYet(f"{name_of(pod)} comes first, on node {pod['spec']['nodeName']}")
    try:
        kubernetes.delete("api/v1", f"pods/{quote(name_of(pod))}", pod["metadata"]["uid"])
        print(f"{name_of(pod)}: deleted, to be made anew", flush=True)
    except kube.ApiError as error:
        if error.status not in (404, 409):  # it is gone, or another already
            raise


def roll(name: str, unit: str, task: str) -> None:
    replaced, said = set(), ""
    while True:
        kube.stand_down(kubernetes, unit, task)
        try:
            kube.forget_others(kubernetes, unit, task)
            found, pods = find(name)
            if any(is_here(pod) and not is_new(found, pod) for pod in pods):
                pod = next_to_replace(found, pods)
                replace(pod)
                replaced.add(name_of(pod))
            else:
                ready = {name_of(pod) for pod in pods if is_ready(pod)}
                for pod in sorted(replaced - ready):
                    raise NotYet(f"{pod} is new and not Ready")
                old = [name_of(pod) for pod in pods if not is_new(found, pod)]
                if old and not replaced and not any(is_here(pod) for pod in pods):
                    # The next pod of this Job is made where one of them is.
                    sys.exit(f"roll.py: {', '.join(old)} of before, and none of them on this node")
                print(f"statefulset/{name}: nothing here is of before", flush=True)
                return
        except (NotYet, kube.ApiError) as error:
            if str(error) != said:
                said = str(error)
                print(f"statefulset/{name}: waiting, {said}", flush=True)
        time.sleep(PAUSE)


def main(arguments: list[str]) -> None:
    match = re.fullmatch(r"statefulset/([^/ ]+) wanted/([^/ ]+)/([^/ ]+)", " ".join(arguments))
    roll(*match.groups()) if match else sys.exit("usage: roll.py statefulset/NAME wanted/UNIT/TASK")


if __name__ == "__main__":
    # As process 1 of a container it would ignore this signal, and hold up the pod's deletion.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    main(sys.argv[1:])
