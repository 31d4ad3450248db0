from __future__ import annotations

import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest
from unittest import mock

from support import FILES, FakeKubernetes, environment, kube, listed, load, run

wait = load("wait")
JOB = "/apis/batch/v1/namespaces/cloud/jobs/db-sync-1a2b"
SLICES = "/apis/discovery.k8s.io/v1/namespaces/cloud/endpointslices"
PODS = "/api/v1/namespaces/cloud/pods"
TASKS = "/api/v1/namespaces/cloud/configmaps/keystone-tasks"


def job(**status) -> tuple:
    return 200, {"metadata": {"uid": "u1"}, "spec": {"completions": 1}, "status": status}


COMPLETE = job(succeeded=1, conditions=[{"type": "Complete", "status": "True"}])


def slices(*ready) -> tuple:
    return listed(*[{"endpoints": [{"conditions": {"ready": each}} for each in ready]}])


def pods(*ready: str) -> tuple:
    return listed(*[pod(each) for each in ready])


def pod(ready: str, **metadata: str) -> dict:
    return {"metadata": metadata, "status": {"conditions": [{"type": "Ready", "status": ready}]}}


def workload(content: str, observed: int = 2, **status: int) -> tuple:
    return 200, {
        "metadata": {"generation": 2, "annotations": {"cdk8s-openstack/content": content}},
        "spec": {"replicas": 2},
        "status": {"observedGeneration": observed, **status},
    }


def tasks(**jobs: str) -> tuple:
    return 200, {"data": jobs} if jobs else {}


class WaitTest(FakeKubernetes):
    def setUp(self) -> None:
        super().setUp()
        self.addCleanup(wait.kubernetes.close)
        self.patch(wait, FIRST_PAUSE=0.01, LONGEST_PAUSE=0.02)
        self.answers["GET", PODS] = [pods()]

    def wait(self, *targets: str, **variables: str) -> list[str]:
        with environment(**self.variables, **variables):
            out, failure = run(wait.wait, list(targets))
        self.assertEqual(failure, "")
        return out.splitlines()

    def test_job_from_forbidden_to_complete(self) -> None:
        self.answers["GET", JOB] = [
            (403, {"message": "jobs is forbidden"}),
            (404, {"message": "no such job"}),
            (500, {"message": "etcd is away"}),
            job(),
            job(failed=2),
            job(failed=2),
            job(failed=3, conditions=[{"type": "Failed", "status": "True", "reason": "Backoff"}]),
            COMPLETE,
        ]
        lines = self.wait("job/db-sync-1a2b")
        self.assertEqual(
            [line.partition(": waiting, ")[2] for line in lines[:-1]],
            [
                "the Kubernetes API says 403: jobs is forbidden",
                "not there yet",
                "the Kubernetes API says 500: etcd is away",
                "0 of 1 succeeded",
                "0 of 1 succeeded, 2 failed attempts",
                "0 of 1 succeeded, 3 failed attempts, given up (Backoff): see its log, "
                "then replace it",
            ],
        )
        self.assertRegex(lines[-1], r"^job/db-sync-1a2b: ok after \d+\.\d s$")

    def test_a_condition_that_is_false_does_not_count(self) -> None:
        false = job(conditions=[{"type": "Complete", "status": "False"}])
        self.answers["GET", JOB] = [false, COMPLETE]
        self.assertEqual(len(self.wait("job/db-sync-1a2b")), 2)

    def test_a_job_whose_pod_has_succeeded(self) -> None:
        def pod(*ends: int | None, containers: int = 1) -> tuple:
            states = [
                {"running": {}} if end is None else {"terminated": {"exitCode": end}}
                for end in ends
            ]
            return listed(
                {
                    "metadata": {},
                    "spec": {"containers": [{}] * containers},
                    "status": {"containerStatuses": [{"state": state} for state in states]},
                }
            )

        self.answers["GET", JOB] = [job()]
        self.answers["GET", PODS] = [
            pod(),
            pod(None),
            pod(1),
            pod(0, None, containers=2),
            pod(0, containers=2),
            pod(0, 0, containers=2),
        ]
        self.assertEqual(len(self.wait("job/db-sync-1a2b")), 2)
        asked = [query for _, path, query, *_ in self.requests if path == PODS]
        self.assertEqual(len(asked), 6)
        # A pod of a Job of before, of the same name, has another uid.
        self.assertIn("labelSelector=batch.kubernetes.io%2Fcontroller-uid%3Du1", asked[0])

    def test_is_told_of_changes_where_that_can_be(self) -> None:
        self.answers["GET", SLICES] = [slices(), slices(False), slices(False), slices(True)]
        with mock.patch.object(wait.time, "sleep") as sleep:
            self.assertEqual(len(self.wait("service/keystone")), 3)
        self.assertEqual({call.args for call in sleep.mock_calls}, {(wait.AFTER_CHANGE,)})
        self.assertEqual(len(self.requests), 4)
        [(path, query), *_] = self.watches
        self.assertEqual(path, SLICES)
        self.assertIn("labelSelector=kubernetes.io%2Fservice-name%3Dkeystone&watch=1", query)
        self.assertIn("resourceVersion=7&timeoutSeconds=20", query)

    def test_asks_again_after_a_pause_where_it_cannot_watch(self) -> None:
        gone = b'{"type":"ERROR","object":{"code":410}}\n'
        for refusal in ((403, {"message": "forbidden"}), (200, gone)):
            self.watched = lambda path, refusal=refusal: refusal
            self.answers["GET", SLICES] = [slices(), slices(), slices(True)]
            with mock.patch.object(wait.time, "sleep") as sleep:
                self.assertEqual(len(self.wait("service/keystone")), 2)
            self.assertNotIn((wait.AFTER_CHANGE,), {call.args for call in sleep.mock_calls})
            self.assertEqual(len(sleep.mock_calls), 2)
        self.assertEqual((len(self.requests), len(self.watches)), (6, 4))

    def test_a_target_is_not_asked_for_before_its_turn(self) -> None:
        self.answers["GET", SLICES] = [slices()] * 3 + [slices(True)]
        self.answers["GET", JOB] = [(404, {}), (404, {}), COMPLETE]
        lines = self.wait("service/keystone", "job/db-sync-1a2b")
        self.assertEqual(
            [line.partition(":")[0] for line in lines],
            ["service/keystone"] * 2 + ["job/db-sync-1a2b"] * 2,
        )
        self.assertEqual(len(self.requests), 7)
        self.assertEqual(len(self.watches), 3)

    def test_a_complete_job_costs_one_request(self) -> None:
        self.answers["GET", JOB] = [COMPLETE]
        self.wait("job/db-sync-1a2b")
        self.assertEqual(len(self.requests), 1)

    def test_service(self) -> None:
        self.answers["GET", SLICES] = [
            listed(),
            listed({"endpoints": None}),
            slices(False, False),
            slices(False, True),
        ]
        lines = self.wait("service/keystone")
        self.assertIn("no endpoints yet", lines[0])
        self.assertIn("0 of 0 endpoints ready", lines[1])
        self.assertIn("0 of 2 endpoints ready", lines[2])
        query = self.requests[0][2]
        self.assertIn("labelSelector=kubernetes.io%2Fservice-name%3Dkeystone", query)

    def test_an_endpoint_of_unknown_readiness_is_ready(self) -> None:
        self.answers["GET", SLICES] = [listed({"endpoints": [{}]})]
        self.assertEqual(len(self.wait("service/keystone")), 1)

    def test_task_is_the_job_that_is_wanted_now(self) -> None:
        self.answers["GET", TASKS] = [tasks(), tasks(other="x"), tasks(bootstrap="db-sync-1a2b")]
        self.answers["GET", JOB] = [COMPLETE]
        lines = self.wait("task/keystone/bootstrap")
        self.assertIn("unit keystone has no such task yet", "".join(lines))
        self.assertRegex(lines[-1], "^task/keystone/bootstrap: ok")

    def test_pod_of_this_node(self) -> None:
        self.answers["GET", PODS] = [pods(), pods("False"), pods("False", "True")]
        lines = self.wait("node-pod/ovn/controller", NODE_NAME="node-1")
        self.assertIn("0 of 0 pods ready on node node-1", lines[0])
        self.assertIn("0 of 1 pods ready", lines[1])
        query = self.requests[0][2]
        self.assertIn(
            "labelSelector=app.kubernetes.io%2Fname%3Dovn"
            "%2Capp.kubernetes.io%2Fcomponent+in+%28controller%29",
            query,
        )
        self.assertIn("fieldSelector=spec.nodeName%3Dnode-1", query)

    def test_pod_anywhere(self) -> None:
        self.answers["GET", PODS] = [pods("False"), pods("False", "True")]
        lines = self.wait("pod/neutron/rpc-server")
        self.assertIn("0 of 1 pods ready", lines[0])
        self.assertNotIn("fieldSelector", self.requests[0][2])

    def test_a_pod_that_is_being_deleted_does_not_count(self) -> None:
        leaving = pod("True", deletionTimestamp="2026-01-01T00:00:00Z")
        self.answers["GET", PODS] = [listed(leaving), pods("True")]
        self.assertEqual(len(self.wait("node-pod/ovn/controller", NODE_NAME="node-1")), 2)

    def test_rollout(self) -> None:
        for kind, done, states in (
            (
                "deployment",
                {"replicas": 2, "updatedReplicas": 2, "readyReplicas": 2},
                [{"replicas": 3}, {"updatedReplicas": 1}, {"readyReplicas": 1}],
            ),
            (
                "statefulset",
                {"replicas": 2, "updatedReplicas": 2, "readyReplicas": 2},
                [{"updatedReplicas": 1}, {"readyReplicas": 1}],
            ),
            (
                "daemonset",
                {"desiredNumberScheduled": 2, "updatedNumberScheduled": 2, "numberReady": 2},
                [{"updatedNumberScheduled": 1}, {"numberReady": 1}],
            ),
        ):
            path = f"/apis/apps/v1/namespaces/cloud/{kind}s/api"
            self.answers["GET", path] = [
                (404, {}),
                workload("old", **done),
                workload("h1", observed=1, **done),
                *(workload("h1", **{**done, **state}) for state in states),
                workload("h1", **done),
            ]
            lines = self.wait(f"rollout/{kind}/api@h1")
            self.assertEqual(len(lines), 4 + len(states))
            self.assertIn("not there yet", lines[0])
            self.assertIn("has other content", lines[1])
            self.assertIn("its controller has not seen it yet", lines[2])
            self.assertRegex(lines[3], r"of 2 pods .*\d updated")

    def test_superseded(self) -> None:
        self.answers["GET", JOB] = [job(failed=1), COMPLETE]
        self.answers["GET", TASKS] = [
            (404, {}),
            tasks(sync="sync-1"),
            tasks(sync="sync-2"),  # when all others hold: it must hold then, too
            tasks(sync="sync-2"),
            tasks(other="other-1"),
            tasks(),
            tasks(sync="sync-1"),
        ]
        lines = self.wait("wanted/keystone/sync", "job/db-sync-1a2b", JOB_NAME="sync-1")
        superseded = (
            "wanted/keystone/sync: superseded: {} was applied later; waits to be wanted again"
        )
        self.assertEqual(
            [line.partition(" after ")[0] if " ok after " in line else line for line in lines],
            [
                "job/db-sync-1a2b: waiting, 0 of 1 succeeded, 1 failed attempts",
                "wanted/keystone/sync: waiting, not there yet",
                "wanted/keystone/sync: ok",
                "job/db-sync-1a2b: ok",
                superseded.format("sync-2"),
                superseded.format("an output without task sync"),
                "wanted/keystone/sync: ok",
                "job/db-sync-1a2b: ok",
            ],
        )
        queries = {query for _, path, query, *_ in self.requests if path == TASKS}
        self.assertEqual(queries, {""}, "never from a memory that may be behind")

    def test_superseded_asks_rarely(self) -> None:
        self.answers["GET", TASKS] = [tasks(), tasks(), tasks(sync="sync-1")]
        with mock.patch.object(kube.time, "sleep") as sleep:
            self.wait("wanted/keystone/sync", JOB_NAME="sync-1")
        self.assertEqual([call.args for call in sleep.mock_calls], [(kube.SUPERSEDED_PAUSE,)] * 2)

    def test_all_targets_and_none_twice(self) -> None:
        self.answers["GET", JOB] = [COMPLETE]
        self.answers["GET", SLICES] = [slices(False), slices(False), slices(True)]
        self.wait("job/db-sync-1a2b", "service/keystone")
        self.assertEqual(sum(path == JOB for _, path, *_ in self.requests), 1)

    def test_a_rotated_token_is_used(self) -> None:
        def answer(*_) -> tuple:
            (self.directory / "token").write_text("second-token")
            return (401, {"message": "expired"}) if len(self.requests) == 1 else COMPLETE

        self.answer = answer
        self.wait("job/db-sync-1a2b")
        self.assertEqual(
            [token for *_, token, _ in self.requests], ["Bearer first-token", "Bearer second-token"]
        )

    def test_answers_that_are_no_json_are_waited_out(self) -> None:
        self.answers["GET", JOB] = [(502, b"<html>bad gateway</html>"), COMPLETE]
        self.assertIn("no answer from the Kubernetes API", self.wait("job/db-sync-1a2b")[0])

    def test_an_api_server_that_is_away_is_waited_for(self) -> None:
        self.answers["GET", JOB] = [COMPLETE]
        right = self.variables["KUBERNETES_SERVICE_PORT"]
        ports = iter(["1", "1", right])
        with mock.patch.object(
            kube,
            "environment",
            lambda name: "127.0.0.1" if name.endswith("HOST") else next(ports),
        ):
            lines = self.wait("job/db-sync-1a2b")
        self.assertRegex(lines[0], "no answer from the Kubernetes API: .*refused")
        self.assertEqual(len(lines), 2, "the same reason is said once")

    def test_a_server_that_the_ca_did_not_sign_gets_no_token(self) -> None:
        class Enough(Exception):
            pass

        right = (self.directory / "ca.crt").read_text()
        self.addCleanup((self.directory / "ca.crt").write_text, right)
        (self.directory / "ca.crt").write_text((self.directory / "other-ca.crt").read_text())
        with mock.patch.object(wait.time, "sleep", side_effect=Enough):
            with self.assertRaises(Enough):
                self.wait("job/db-sync-1a2b")
        self.assertEqual(self.requests, [])

    def test_no_service_account(self) -> None:
        with (
            mock.patch.object(kube, "SERVICE_ACCOUNT", "/nowhere"),
            environment(**self.variables),
        ):
            _, failure = run(wait.wait, ["job/db-sync-1a2b"])
        self.assertRegex(failure, r"^kube\.py: .*/nowhere/namespace.*: mount a service account")


class LocalTest(unittest.TestCase):
    def test_socket(self) -> None:
        with tempfile.TemporaryDirectory() as directory:
            path = f"{directory}/it.sock"

            def sleep(_: float) -> None:
                server.bind(path)
                server.listen()

            with socket.socket(socket.AF_UNIX) as server:
                with mock.patch.object(wait.time, "sleep", sleep):
                    out, failure = run(wait.wait, [f"socket:{path}"])
        self.assertEqual(failure, "")
        self.assertIn(f"socket:{path}: waiting, No such file or directory\n", out)
        self.assertIn(f"socket:{path}: ok after", out)

    def test_a_socket_file_that_nobody_listens_on(self) -> None:
        with tempfile.TemporaryDirectory() as directory:
            path = f"{directory}/it.sock"
            with socket.socket(socket.AF_UNIX) as server:
                server.bind(path)
                with self.assertRaises(ConnectionRefusedError):
                    wait.unix_socket(path)

    def test_tcp(self) -> None:
        with socket.socket() as server:
            server.bind(("127.0.0.1", 0))
            target = f"tcp:127.0.0.1:{server.getsockname()[1]}"
            with mock.patch.object(wait.time, "sleep", lambda _: server.listen()):
                out, failure = run(wait.wait, [target])
        self.assertEqual(failure, "")
        self.assertIn(f"{target}: waiting, Connection refused\n", out)

    def test_pauses_grow_less_without_the_api(self) -> None:
        for target, longest in (("job/x", 1.0), ("socket:/nowhere", 0.6)):
            pauses = []

            def sleep(seconds: float, pauses=pauses) -> None:
                pauses.append(seconds)
                if len(pauses) == 10:
                    raise SystemExit("enough")

            with mock.patch.object(wait.time, "sleep", sleep):
                with mock.patch.object(wait, "get", side_effect=wait.NotYet("no")):
                    run(wait.wait, [target])
            self.assertEqual(pauses[:2], [0.3, 0.3 * 1.5])
            self.assertEqual(pauses[-1], longest)

    def test_mistakes_end_it_before_anything_is_asked(self) -> None:
        for target in (
            "pod/x",
            "job/",
            "x",
            "",
            "node-pod/x",
            "task/x",
            "node-pod/a=b",
            "rollout/pod/x@h",
            "rollout/deployment/x",
            "wanted/x",
            "socket:x",
            "tcp:host",
            "tcp:host:http",
        ):
            _, failure = run(wait.wait, ["tcp:127.0.0.1:1", target])
            self.assertIn(f"cannot wait for '{target}'", failure)

    def test_stops_at_once_when_told_to(self) -> None:
        process = subprocess.Popen(
            [sys.executable, FILES / "wait.py", "socket:/nowhere"], stdout=subprocess.PIPE
        )
        with process.stdout:
            process.stdout.readline()
            start = time.monotonic()
            process.send_signal(signal.SIGTERM)
            self.assertEqual(process.wait(5), 143)
        self.assertLess(time.monotonic() - start, 2)


if __name__ == "__main__":
    unittest.main()
