"""The Kubernetes API for the scripts beside this file: with the pod's service account, in the pod's
namespace.
"""

from __future__ import annotations

import http.client
import json
import os
import ssl
import sys
import time
from collections.abc import Callable
from typing import TypeVar
from urllib.parse import quote, urlencode

T = TypeVar("T")

SERVICE_ACCOUNT = "/var/run/secrets/kubernetes.io/serviceaccount"
TIMEOUT = 10.0  # seconds for one answer
PAUSE = 1.0
SUPERSEDED_PAUSE = 10.0


class ApiError(Exception):
    """Why a request was not fulfilled. Its status is 0 when there was no answer."""

    def __init__(self, text: str, status: int = 0, reason: str | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.reason = reason


def patiently(what: str, seconds: float, attempt: Callable[[], T]) -> T:
    """What the attempt returns: made again, for so long, while it fails for what may pass.

    What cannot pass, and the last failure when the time is over, is raised.
    """
    deadline, said = time.monotonic() + seconds, ""
    while True:
        try:
            return attempt()
        except ApiError as error:
            if error.status not in (0, 401, 403, 409, 429) and error.status < 500:
                raise
            if time.monotonic() > deadline:
                raise ApiError(f"tried for {seconds:.0f} s: {error}", error.status) from None
            if str(error) != said:
                said = str(error)
                print(f"{what}: trying again, {said}", flush=True)
            time.sleep(PAUSE)


class Kubernetes:
    """A kept connection to the API server. Token and CA are read when used, for they rotate."""

    def __init__(self) -> None:
        self.connection: http.client.HTTPSConnection | None = None

    def get(self, api: str, resource: str, **query: str) -> dict:
        """An object, or a list of them: of RESOURCE/NAME, or RESOURCE."""
        return self.request("GET", api, f"{resource}?{urlencode(query)}")

    def wait_for_change(
        self, seconds: int, api: str, resource: str, since: str, **query: str
    ) -> None:
        """Until an object of a list is not as it was in version `since`, or the time is over."""
        watch = {**query, "watch": "1", "resourceVersion": since, "timeoutSeconds": seconds}
        watcher = connect(seconds + TIMEOUT)
        try:
            watcher.request("GET", path(api, f"{resource}?{urlencode(watch)}"), None, headers())
            response = watcher.getresponse()
            if response.status != 200:
                raise ApiError(f"the Kubernetes API says {response.status}", response.status)
            change = response.readline()  # the first, or the end
            if b'"type":"ERROR"' in change:
                raise ApiError("the Kubernetes API has forgotten that version", 410)
        except (OSError, http.client.HTTPException) as error:
            raise ApiError(f"no answer from the Kubernetes API: {error}") from None
        finally:
            watcher.close()

    def create(self, api: str, resource: str, content: dict) -> dict:
        return self.request("POST", api, resource, content)

    def delete(self, api: str, resource: str, uid: str, propagation: str | None = None) -> dict:
        """Deletes the object of this uid, and not another that has got its name since."""
        options = {"preconditions": {"uid": uid}}
        if propagation:
            options["propagationPolicy"] = propagation
        return self.request("DELETE", api, resource, options)

    def request(self, method: str, api: str, resource: str, content: dict | None = None) -> dict:
        body = None if content is None else json.dumps(content)
        where, who = path(api, resource), headers()
        try:
            self.connection = self.connection or connect()
            self.connection.request(method, where, body, who)
            response = self.connection.getresponse()
            answer = json.loads(response.read())
        except (OSError, http.client.HTTPException, ValueError) as error:
            self.close()
            raise ApiError(
                f"no answer from the Kubernetes API: {error or type(error).__name__}"
            ) from None
        status = response.status
        if method == "GET" and status == 404:
            raise ApiError("not there yet", status)
        if status >= 300:
            message = f"the Kubernetes API says {status}: {answer.get('message')}"
            raise ApiError(message, status, answer.get("reason"))
        return answer

    def close(self) -> None:
        if self.connection:
            self.connection.close()
        self.connection = None


def path(api: str, resource: str) -> str:
    return f"/{api}/namespaces/{quote(service_account('namespace'))}/{resource}"


def headers() -> dict[str, str]:
    token = service_account("token")
    return {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def connect(timeout: float = TIMEOUT) -> http.client.HTTPSConnection:
    tls = ssl.create_default_context(cafile=f"{SERVICE_ACCOUNT}/ca.crt")
    # Python 3.13 turned this on; the CAs of many clusters lack the extensions that it demands.
    tls.verify_flags &= ~ssl.VERIFY_X509_STRICT
    host, port = environment("KUBERNETES_SERVICE_HOST"), environment("KUBERNETES_SERVICE_PORT")
    return http.client.HTTPSConnection(host, int(port), timeout=timeout, context=tls)


def service_account(name: str) -> str:
    try:
        with open(f"{SERVICE_ACCOUNT}/{name}") as file:
            return file.read().strip()
    except OSError as error:
        sys.exit(f"kube.py: {error}: mount a service account token, ca.crt and namespace there")


def environment(name: str) -> str:
    return os.environ.get(name) or sys.exit(f"kube.py: {name} is not in the environment: set it")


def wanted_job(kubernetes: Kubernetes, unit: str, task: str) -> str | None:
    """The name of the Job that does the task in what was applied last."""
    found = kubernetes.get("api/v1", f"configmaps/{quote(unit)}-tasks")
    return (found.get("data") or {}).get(task)


def stand_down(kubernetes: Kubernetes, unit: str, task: str) -> bool:
    """Wait while this Job is not the one that is wanted; whether there was anything to wait for.

    What is applied names the Job of each task in ConfigMap UNIT-tasks. After a rollback that is the
    Job of before, and what came later (environment JOB_NAME) must not go on. Nothing but a Job that
    is applied again makes it wanted again, so while it is not, the API server is asked rarely.
    """
    own, said = environment("JOB_NAME"), ""
    while True:
        pause = PAUSE
        try:
            # A consistent read, not one from a memory that may be behind: it decides who goes on.
            wanted = wanted_job(kubernetes, unit, task)
            if wanted == own:
                if said:
                    print(f"wanted/{unit}/{task}: ok", flush=True)
                return said != ""
            later = wanted or f"an output without task {task}"
            reason = f"superseded: {later} was applied later; waits to be wanted again"
            pause = SUPERSEDED_PAUSE
        except ApiError as error:
            reason = f"waiting, {error}"
        if reason != said:
            print(f"wanted/{unit}/{task}: {reason}", flush=True)
            said = reason
        time.sleep(pause)


def forget_others(kubernetes: Kubernetes, unit: str, task: str) -> None:
    """Delete the other Jobs of the task that are complete, since this one undoes what they did.

    A rollback applies one of them again: were it still there, complete, nothing would do its work.
    Only for Jobs that no pod waits for: a pod of before that starts anew would wait for ever.
    """
    selector = f"app.kubernetes.io/name={unit},app.kubernetes.io/component={task}"
    for job in kubernetes.get("apis/batch/v1", "jobs", labelSelector=selector)["items"]:
        name, conditions = job["metadata"]["name"], job.get("status", {}).get("conditions", [])
        done = any(c["type"] == "Complete" and c["status"] == "True" for c in conditions)
        if name != environment("JOB_NAME") and done:
            try:
                uid = job["metadata"]["uid"]
                kubernetes.delete("apis/batch/v1", f"jobs/{quote(name)}", uid, "Background")
                print(f"job/{name}: is undone, and deleted", flush=True)
            except ApiError as error:
                if error.status not in (404, 409):  # it is gone, or another already
                    raise
