"""Wait until everything named on the command line holds, one after the other, then exit 0.

    wait.py job/NAME task/UNIT/TASK service/NAME pod/UNIT/PROCESS node-pod/UNIT/PROCESS
            rollout/KIND/NAME@HASH wanted/UNIT/TASK socket:/PATH tcp:HOST:PORT

job/NAME                the Job is complete, or a pod of it has succeeded
task/UNIT/TASK          the same of the Job that is wanted now for the task
service/NAME            the Service has a ready endpoint
pod/UNIT/PROCESS        a pod of this process, or of one of several (a,b), is ready
node-pod/UNIT/PROCESS   the same on this node (environment NODE_NAME)
rollout/KIND/NAME@HASH  the Deployment, StatefulSet or DaemonSet (KIND in small letters) has this
                        content (annotation cdk8s-openstack/content) and no pod of before
wanted/UNIT/TASK        this Job (environment JOB_NAME) is the one that is wanted now for the task
socket:/PATH            the unix socket accepts connections
tcp:HOST:PORT           the port accepts connections

All but the last two ask the Kubernetes API with the pod's service account, in the pod's namespace.
Whatever an answer is (refused, forbidden, not found, failed), it is a reason to wait on: objects,
permissions and repairs may arrive later and in any order. Only a mistake in the call ends it
early. Where there is something to watch, the API server tells when to look again: many pods wait
while a cloud comes up, and asking costs it and them more than all else they do. So a target is asked
for when those before it have held, and not again once it has, but for wanted/: it is asked in each
round, last, and when it did not hold, all others are asked anew. Nothing is written, so it may run
any number of times.
"""

from __future__ import annotations

import re
import signal
import socket
import sys
import time
from urllib.parse import quote

import kube

FIRST_PAUSE = 0.3
LONGEST_PAUSE = 1.0
LONGEST_WATCH = 20  # the Job that is wanted may be another by then
AFTER_CHANGE = 0.1  # changes come in bursts
TIMEOUT = 10.0  # seconds for a connection
LONGEST_LOCAL_PAUSE = 0.6  # for what costs the API server nothing

kubernetes = kube.Kubernetes()


class NotYet(Exception):
    """Why a target does not hold yet, and what is to be watched for it: arguments of `is_changed`."""

    def __init__(self, text: str, watch: tuple | None = None) -> None:
        super().__init__(text)
        self.watch = watch


def get(api: str, resource: str, **query: str) -> dict:
    # Version 0: from the API server's memory, which spares etcd and is as good for a wait.
    return kubernetes.get(api, resource, resourceVersion="0", **query)


def get_list(api: str, resource: str, **query: str) -> tuple[list[dict], tuple]:
    """The objects, and what is to be watched for changes of them."""
    found = get(api, resource, **query)
    return found["items"], (api, resource, found["metadata"]["resourceVersion"], query)


def job(name: str) -> None:
    found = get("apis/batch/v1", f"jobs/{quote(name)}")
    status = found.get("status", {})
    conditions = {c["type"]: c for c in status.get("conditions", []) if c["status"] == "True"}
    if "Complete" in conditions:
        return
    reason = f"{status.get('succeeded', 0)} of {found['spec'].get('completions', 1)} succeeded"
    if status.get("failed"):
        reason += f", {status['failed']} failed attempts"
    if "Failed" in conditions:
        reason += f", given up ({conditions['Failed'].get('reason')}): see its log, then replace it"
        raise NotYet(reason)
    # By uid: a pod of a deleted Job of the same name does not count.
    selector = f"batch.kubernetes.io/controller-uid={found['metadata']['uid']}"
    pods, watch = get_list("api/v1", "pods", labelSelector=selector)
    if not any(has_succeeded(pod) for pod in pods):
        raise NotYet(reason, watch)


def task(unit: str, name: str) -> None:
    wanted = kube.wanted_job(kubernetes, unit, name)
    if wanted is None:
        raise NotYet(f"unit {unit} has no such task yet")
    job(wanted)


def has_succeeded(pod: dict) -> bool:
    """Whether its containers have: pod and Job say so one second later each."""
    statuses = pod.get("status", {}).get("containerStatuses", [])
    ends = [status.get("state", {}).get("terminated", {}).get("exitCode") for status in statuses]
    return ends == [0] * len(pod["spec"]["containers"])


def service(name: str) -> None:
    slices, watch = get_list(
        "apis/discovery.k8s.io/v1",
        "endpointslices",
        labelSelector=f"kubernetes.io/service-name={name}",
    )
    endpoints = [endpoint for each in slices for endpoint in each.get("endpoints") or []]
    # Unknown (absent) readiness counts as ready, says the EndpointSlice API.
    if not any(
        endpoint.get("conditions", {}).get("ready") in (True, None) for endpoint in endpoints
    ):
        reason = f"0 of {len(endpoints)} endpoints ready" if slices else "no endpoints yet"
        raise NotYet(reason, watch)


def pod(unit: str, process: str) -> None:
    is_any_ready(unit, process, "")


def node_pod(unit: str, process: str) -> None:
    node = kube.environment("NODE_NAME")
    is_any_ready(unit, process, f" on node {node}", fieldSelector=f"spec.nodeName={node}")


def is_any_ready(unit: str, process: str, where: str, **query: str) -> None:
    labels = f"app.kubernetes.io/name={unit},app.kubernetes.io/component in ({process})"
    pods, watch = get_list("api/v1", "pods", labelSelector=labels, **query)
    if not any(is_ready(pod) for pod in pods):
        raise NotYet(f"0 of {len(pods)} pods ready{where}", watch)


def is_ready(pod: dict) -> bool:
    if "deletionTimestamp" in pod["metadata"]:
        return False  # on its way out, whatever it says
    conditions = pod.get("status", {}).get("conditions", [])
    return any(c["type"] == "Ready" and c["status"] == "True" for c in conditions)


def rollout(kind: str, name: str, content: str) -> None:
    found = get("apis/apps/v1", f"{kind}s/{quote(name)}")
    check_content(found, content)
    status = found.get("status", {})
    if kind == "daemonset":
        wanted = status.get("desiredNumberScheduled", 0)
        counts = {"updated": "updatedNumberScheduled", "ready": "numberReady"}
    else:
        wanted = found["spec"].get("replicas", 1)
        counts = {"there": "replicas", "updated": "updatedReplicas", "ready": "readyReplicas"}
    numbers = {text: status.get(key, 0) for text, key in counts.items()}
    if set(numbers.values()) != {wanted}:
        states = ", ".join(f"{number} {text}" for text, number in numbers.items())
        raise NotYet(f"of {wanted} pods {states}")


def check_content(workload: dict, content: str) -> None:
    metadata, status = workload["metadata"], workload.get("status", {})
    if metadata.get("annotations", {}).get("cdk8s-openstack/content") != content:
        raise NotYet("has other content: it is yet to be applied, or has been replaced since")
    if status.get("observedGeneration") != metadata["generation"]:
        raise NotYet("its controller has not seen it yet")


def unix_socket(path: str) -> None:
    with socket.socket(socket.AF_UNIX) as client:
        client.settimeout(TIMEOUT)
        client.connect(path)


def tcp(host: str, port: str) -> None:
    socket.create_connection((host.strip("[]"), int(port)), timeout=TIMEOUT).close()


TARGETS = {
    r"job/([^/]+)": job,
    r"task/([^/]+)/([^/]+)": task,
    r"service/([^/]+)": service,
    r"pod/([^/]+)/([^/]+)": pod,
    r"node-pod/([^/]+)/([^/]+)": node_pod,
    r"rollout/(deployment|statefulset|daemonset)/([^/@]+)@([^/@]+)": rollout,
    r"socket:(/.+)": unix_socket,
    r"tcp:(.+):(\d{1,5})": tcp,
}
LOCAL = (unix_socket, tcp)
WANTED = r"wanted/([^/]+)/([^/]+)"


def find_check(target: str) -> tuple:
    """The function that checks a target, and what to give it."""
    for pattern, check in TARGETS.items():
        match = re.fullmatch(pattern, target)
        if match:
            return check, match.groups()
    sys.exit(
        f"wait.py: cannot wait for '{target}': write job/NAME, task/UNIT/TASK, "
        "service/NAME, pod/UNIT/PROCESS, node-pod/UNIT/PROCESS, rollout/KIND/NAME@HASH, wanted/UNIT/TASK, "
        "socket:/PATH or tcp:HOST:PORT"
    )


def is_changed(api: str, resource: str, since: str, query: dict[str, str]) -> bool:
    """Waits until something has changed, or might have; whether that was possible."""
    try:
        kubernetes.wait_for_change(LONGEST_WATCH, api, resource, since, **query)
        return True
    except kube.ApiError:
        return False


def wait(targets: list[str]) -> None:
    wanted = [match.groups() for match in (re.fullmatch(WANTED, t) for t in targets) if match]
    checks = {t: find_check(t) for t in targets if not re.fullmatch(WANTED, t)}
    pending, said = list(checks), ""
    start, pause = time.monotonic(), FIRST_PAUSE
    while True:
        error = None
        while pending and error is None:
            target = pending[0]
            check, arguments = checks[target]
            try:
                check(*arguments)
            except (NotYet, kube.ApiError, OSError) as failure:
                error = failure
                reason = f"{target}: waiting, {getattr(error, 'strerror', None) or error}"
                if reason != said:
                    print(reason, flush=True)
                    said = reason
                    pause = FIRST_PAUSE  # something moves: the next step may be near
            else:
                print(f"{target}: ok after {time.monotonic() - start:.1f} s", flush=True)
                pending.remove(target)
        stood_down = [kube.stand_down(kubernetes, *task) for task in wanted]
        if any(stood_down):
            pending, said = list(checks), ""  # much may have happened in the meantime
            continue
        if error is None:
            return
        watch = getattr(error, "watch", None)
        if watch and is_changed(*watch):
            time.sleep(AFTER_CHANGE)
            continue
        time.sleep(pause)
        longest = LONGEST_LOCAL_PAUSE if check in LOCAL else LONGEST_PAUSE
        pause = min(pause * 1.5, longest)


if __name__ == "__main__":
    # As process 1 of a container it would ignore this signal, and hold up the pod's deletion.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    wait(sys.argv[1:])
