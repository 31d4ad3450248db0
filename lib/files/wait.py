"""Wait until everything named on the command line holds, then exit 0.

    wait.py job/NAME service/NAME node-pod/KEY=VALUE socket:/PATH tcp:HOST:PORT

job/NAME            the Job is complete
service/NAME        the Service has a ready endpoint
node-pod/KEY=VALUE  a pod with this label is ready on this node (environment NODE_NAME)
socket:/PATH        the unix socket accepts connections
tcp:HOST:PORT       the port accepts connections

The first three ask the Kubernetes API with the pod's service account, in the pod's namespace.
Whatever an answer is (refused, forbidden, not found, failed), it is a reason to wait on: objects,
permissions and repairs may arrive later and in any order. Only a mistake in the call ends it early.
A target that has held once is not asked for again. Nothing is written, so it may run any number
of times.
"""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import socket
import ssl
import sys
import time
from urllib.parse import quote

SERVICE_ACCOUNT = "/var/run/secrets/kubernetes.io/serviceaccount"
TIMEOUT = 10.0  # seconds for one answer
FIRST_PAUSE = 0.3
LONGEST_PAUSE = 1.0
LONGEST_LOCAL_PAUSE = 0.6  # when no pending target costs the API server anything


class NotYet(Exception):
    """Why a target does not hold yet."""


class Kubernetes:
    """A kept connection to the API server. Token and CA are read when used, for they rotate."""

    def __init__(self) -> None:
        self.connection: http.client.HTTPSConnection | None = None

    def get(self, api: str, resource: str, **query: str) -> dict:
        # Version 0: from the API server's memory, which spares etcd and is as good for a wait.
        query["resourceVersion"] = "0"
        path = f"/{api}/namespaces/{service_account('namespace')}/{resource}?" + "&".join(
            f"{key}={quote(value)}" for key, value in query.items()
        )
        headers = {"Authorization": f"Bearer {service_account('token')}"}
        try:
            self.connection = self.connection or connect()
            self.connection.request("GET", path, headers=headers)
            response = self.connection.getresponse()
            answer = json.loads(response.read())
        except (OSError, http.client.HTTPException, ValueError) as error:
            self.close()
            raise NotYet(
                f"no answer from the Kubernetes API: {error or type(error).__name__}"
            ) from None
        if response.status == 404:
            raise NotYet("not there yet")
        if response.status != 200:
            raise NotYet(f"the Kubernetes API says {response.status}: {answer.get('message')}")
        return answer

    def close(self) -> None:
        if self.connection:
            self.connection.close()
        self.connection = None


kubernetes = Kubernetes()


def connect() -> http.client.HTTPSConnection:
    tls = ssl.create_default_context(cafile=f"{SERVICE_ACCOUNT}/ca.crt")
    # Python 3.13 turned this on; the CAs of many clusters lack the extensions that it demands.
    tls.verify_flags &= ~ssl.VERIFY_X509_STRICT
    host, port = environment("KUBERNETES_SERVICE_HOST"), environment("KUBERNETES_SERVICE_PORT")
    return http.client.HTTPSConnection(host, int(port), timeout=TIMEOUT, context=tls)


def service_account(name: str) -> str:
    try:
        with open(f"{SERVICE_ACCOUNT}/{name}") as file:
            return file.read().strip()
    except OSError as error:
        sys.exit(f"wait.py: {error}: mount a service account token, ca.crt and namespace there")


def environment(name: str) -> str:
    return os.environ.get(name) or sys.exit(f"wait.py: {name} is not in the environment: set it")


def job(name: str) -> None:
    found = kubernetes.get("apis/batch/v1", f"jobs/{quote(name)}")
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


def service(name: str) -> None:
    slices = kubernetes.get(
        "apis/discovery.k8s.io/v1",
        "endpointslices",
        labelSelector=f"kubernetes.io/service-name={name}",
    )["items"]
    endpoints = [endpoint for each in slices for endpoint in each.get("endpoints") or []]
    # Unknown (absent) readiness counts as ready, says the EndpointSlice API.
    if not any(
        endpoint.get("conditions", {}).get("ready") in (True, None) for endpoint in endpoints
    ):
        raise NotYet(f"0 of {len(endpoints)} endpoints ready" if slices else "no endpoints yet")


def node_pod(label: str) -> None:
    node = environment("NODE_NAME")
    pods = kubernetes.get(
        "api/v1", "pods", labelSelector=label, fieldSelector=f"spec.nodeName={node}"
    )["items"]
    if not any(is_ready(pod) for pod in pods):
        raise NotYet(f"0 of {len(pods)} pods ready on node {node}")


def is_ready(pod: dict) -> bool:
    if "deletionTimestamp" in pod["metadata"]:
        return False  # on its way out, whatever it says
    conditions = pod.get("status", {}).get("conditions", [])
    return any(c["type"] == "Ready" and c["status"] == "True" for c in conditions)


def unix_socket(path: str) -> None:
    with socket.socket(socket.AF_UNIX) as client:
        client.settimeout(TIMEOUT)
        client.connect(path)


def tcp(host: str, port: str) -> None:
    socket.create_connection((host.strip("[]"), int(port)), timeout=TIMEOUT).close()


TARGETS = {
    r"job/([^/]+)": job,
    r"service/([^/]+)": service,
    r"node-pod/([^=]+=[^=]+)": node_pod,
    r"socket:(/.+)": unix_socket,
    r"tcp:(.+):(\d{1,5})": tcp,
}
LOCAL = (unix_socket, tcp)


def find_check(target: str) -> tuple:
    """The function that checks a target, and what to give it."""
    for pattern, check in TARGETS.items():
        match = re.fullmatch(pattern, target)
        if match:
            return check, match.groups()
    sys.exit(
        f"wait.py: cannot wait for '{target}': write job/NAME, service/NAME, node-pod/KEY=VALUE, "
        "socket:/PATH or tcp:HOST:PORT"
    )


def wait(targets: list[str]) -> None:
    checks = {target: find_check(target) for target in targets}
    reasons = dict.fromkeys(checks, "")
    start, pause = time.monotonic(), FIRST_PAUSE
    while True:
        for target in list(reasons):
            check, arguments = checks[target]
            try:
                check(*arguments)
            except (NotYet, OSError) as error:
                reason = getattr(error, "strerror", None) or str(error)
                if reason != reasons[target]:
                    print(f"{target}: waiting, {reason}", flush=True)
                    reasons[target] = reason
                    pause = FIRST_PAUSE  # something moves: the next step may be near
            else:
                print(f"{target}: ok after {time.monotonic() - start:.1f} s", flush=True)
                del reasons[target]
        if not reasons:
            return
        time.sleep(pause)
        local = all(checks[target][0] in LOCAL for target in reasons)
        pause = min(pause * 1.5, LONGEST_LOCAL_PAUSE if local else LONGEST_PAUSE)


if __name__ == "__main__":
    # As process 1 of a container it would ignore this signal, and hold up the pod's deletion.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    wait(sys.argv[1:])
