from __future__ import annotations

import json
import unittest

from support import FakeKubernetes, environment, kube, listed, load, run

roll = load("roll")
SET = "/apis/apps/v1/namespaces/cloud/statefulsets/db"
PODS = "/api/v1/namespaces/cloud/pods"
TASKS = "/api/v1/namespaces/cloud/configmaps/db-tasks"
JOBS = "/apis/batch/v1/namespaces/cloud/jobs"


def pod(name: str, revision: str, ready: bool = True, node: str | None = "node-1") -> dict:
    return {
        "metadata": {
            "name": name,
            "uid": f"{name}-{revision}",
            "labels": {"controller-revision-hash": revision},
            "ownerReferences": [{"uid": "set"}],
        },
        "spec": {"nodeName": node},
        "status": {"conditions": [{"type": "Ready", "status": str(ready)}]},
    }


class RollTest(FakeKubernetes):
    """With a StatefulSet's controller: each look at the pods shows one step of a replacement."""

    def setUp(self) -> None:
        super().setUp()
        self.addCleanup(roll.kubernetes.close)
        self.patch(roll, PAUSE=0.001)
        self.pods = {f"db-{i}": pod(f"db-{i}", "old") for i in range(3)}
        self.content, self.observed, self.wanted = "h1", 2, "roll-1"
        self.steps: list = []  # what happens at the next looks
        self.log: list = []  # what was deleted, and what became ready
        self.jobs: dict[str, str] = {}  # complete or not, by name

    def answer(self, method: str, path: str, body: bytes) -> tuple:
        if path == TASKS:
            return 200, {"data": {"roll": self.wanted}}
        if path == SET:
            return 200, {
                "metadata": {
                    "name": "db",
                    "uid": "set",
                    "generation": 2,
                    "annotations": {"cdk8s-openstack/content": self.content},
                },
                "spec": {"replicas": 3, "selector": {"matchLabels": {"app": "db"}}},
                "status": {"observedGeneration": self.observed, "updateRevision": "new"},
            }
        if path == JOBS:
            conditions = [{"type": "Complete", "status": "True"}]
            items = [
                {
                    "metadata": {"name": name, "uid": name},
                    "status": {"conditions": conditions if done else []},
                }
                for name, done in self.jobs.items()
            ]
            return listed(*items)
        if method == "DELETE" and path.startswith(JOBS):
            name = path.rpartition("/")[2]
            self.assertEqual(json.loads(body)["preconditions"]["uid"], name)
            self.assertEqual(json.loads(body)["propagationPolicy"], "Background")
            self.log.append(f"delete job {name}")
            del self.jobs[name]
            return 200, {}
        if method == "DELETE":
            return self.delete(path.rpartition("/")[2], json.loads(body)["preconditions"]["uid"])
        self.assertEqual((method, path), ("GET", PODS))
        stranger = pod("db-x-0", "old")
        stranger["metadata"]["ownerReferences"] = [{"uid": "another"}]
        answer = listed(*self.pods.values(), stranger)
        if self.steps:
            answer = json.loads(json.dumps(answer))
            self.steps.pop(0)()
        return answer

    def delete(self, name: str, uid: str) -> tuple:
        if name not in self.pods:
            return 404, {"message": "not found"}
        if self.pods[name]["metadata"]["uid"] != uid:
            return 409, {"message": "the UID in the precondition does not match"}
        self.log.append(f"- {name}")
        self.pods[name]["metadata"]["deletionTimestamp"] = "2026-01-01T00:00:00Z"

        def ready() -> None:
            self.log.append(f"+ {name}")
            self.pods[name] = pod(name, "new")

        self.steps += [
            lambda: self.pods.pop(name),
            lambda: self.pods.update({name: pod(name, "new", ready=False, node=None)}),
            ready,
        ]
        return 200, {}

    def roll(self, *targets: str, **variables: str) -> tuple[str, str]:
        own = {"CONTENT": "h1", "NODE_NAME": "node-1", "JOB_NAME": "roll-1", **variables}
        with environment(**self.variables, **own):
            return run(roll.main, list(targets) or ["statefulset/db", "wanted/db/roll"])

    def test_one_that_was_made_alone_becomes_the_first_of_a_cluster(self) -> None:
        # the others wait for it, so it does not wait for them
        self.pods["db-0"]["spec"]["containers"] = [{"env": [{"name": "REPLICAS", "value": "1"}]}]
        for name in ("db-1", "db-2"):
            self.pods[name] = pod(name, "new", ready=False)
        out, failure = self.roll()
        self.assertEqual((self.log, failure), (["- db-0", "+ db-0"], ""))
        self.assertTrue(out.startswith("db-0: deleted, to be made anew\n"))

    def test_one_after_the_other(self) -> None:
        out, failure = self.roll()
        self.assertEqual(failure, "")
        self.assertEqual(self.log, ["- db-2", "+ db-2", "- db-1", "+ db-1", "- db-0", "+ db-0"])
        self.assertEqual(
            out.splitlines()[:4],
            [
                "db-2: deleted, to be made anew",
                "statefulset/db: waiting, db-2 is about to end",
                "statefulset/db: waiting, db-2 is not there yet",
                "statefulset/db: waiting, db-2 is new and not Ready",
            ],
        )
        self.assertTrue(out.endswith("statefulset/db: nothing here is of before\n"))

    def test_nothing_to_do(self) -> None:
        for pods in ({}, {"db-0": pod("db-0", "new", ready=False)}):
            self.pods, self.log = pods, []
            self.assertEqual(self.roll(), ("statefulset/db: nothing here is of before\n", ""))
            self.assertEqual(self.log, [])

    def test_those_that_fail_are_first_from_below(self) -> None:
        self.pods["db-0"] = pod("db-0", "old", ready=False, node=None)
        self.pods["db-1"] = pod("db-1", "old", ready=False)
        self.roll()
        self.assertEqual(
            [line for line in self.log if "-" in line[0]], ["- db-0", "- db-1", "- db-2"]
        )

    def test_one_that_fails_may_be_why_others_are_missing(self) -> None:
        self.pods = {"db-0": pod("db-0", "old", ready=False)}
        self.assertEqual(self.roll()[1], "")
        self.assertEqual(self.log, ["- db-0", "+ db-0"])

    def test_none_while_the_one_before_is_not_ready(self) -> None:
        self.pods["db-2"] = pod("db-2", "new", ready=False)
        self.pods["db-0"] = pod("db-0", "old", ready=False)
        self.steps = [lambda: None] * 5 + [lambda: self.log.append("later")]
        self.steps.append(lambda: self.pods.update({"db-2": pod("db-2", "new")}))
        self.roll()
        self.assertEqual(self.log[:3], ["later", "- db-0", "+ db-0"])

    def test_another_node_has_its_turn(self) -> None:
        self.pods["db-2"] = pod("db-2", "old", node="node-2")
        self.steps = [lambda: None, lambda: self.pods.update({"db-2": pod("db-2", "new")})]
        out, _ = self.roll()
        self.assertIn("statefulset/db: waiting, db-2 comes first, on node node-2\n", out)
        self.assertEqual(self.log, ["- db-1", "+ db-1", "- db-0", "+ db-0"])

    def test_done_when_no_pod_of_this_node_is_of_before(self) -> None:
        self.pods = {name: pod(name, "old", node="node-2") for name in self.pods}
        self.pods["db-0"] = pod("db-0", "new")
        self.assertEqual(self.roll(), ("statefulset/db: nothing here is of before\n", ""))

    def test_not_done_when_those_of_before_are_elsewhere(self) -> None:
        self.pods = {"db-0": pod("db-0", "old", node="node-2")}
        self.assertEqual(
            self.roll()[1], "roll.py: db-0 of before, and none of them on this node"
        )

    def test_forgets_jobs_that_it_undoes(self) -> None:
        self.pods = {"db-0": pod("db-0", "new")}
        self.jobs = {"roll-0": True, "roll-1": True, "roll-2": False}
        self.roll()
        self.assertEqual(self.jobs, {"roll-1": True, "roll-2": False})

    def test_another_pod_of_the_name_is_left_alone(self) -> None:
        looked_at = self.pods["db-2"]
        self.pods["db-2"] = pod("db-2", "new")
        with environment(**self.variables, NODE_NAME="node-1"):
            roll.replace(looked_at)
            del self.pods["db-2"]
            roll.replace(looked_at)
        self.assertEqual(self.log, [])

    def test_waits_for_the_content_and_the_controller(self) -> None:
        self.content, self.observed, looks = "h0", 1, []

        def sleep(_: float) -> None:
            looks.append(self.log == [])
            self.content = "h1"
            self.observed = min(len(looks), 2)

        self.patch(roll.time, sleep=sleep)
        out, _ = self.roll()
        self.assertIn("waiting, has other content", out)
        self.assertIn("waiting, its controller has not seen it yet", out)
        self.assertEqual(looks[:2], [True, True])

    def test_superseded_between_two_pods(self) -> None:
        self.patch(kube.time, sleep=lambda _: setattr(self, "wanted", "roll-1"))
        self.wanted = "roll-0"
        out, _ = self.roll()
        self.assertIn("wanted/db/roll: superseded: roll-0 was applied later", out)

        class Enough(Exception):
            pass

        def stop(seconds: float) -> None:
            if seconds == kube.SUPERSEDED_PAUSE:
                raise Enough
            if "+ db-2" in self.log:
                self.wanted = "roll-0"

        self.setUp()
        self.patch(kube.time, sleep=stop)
        with self.assertRaises(Enough):
            self.roll()
        self.assertEqual(self.log, ["- db-2", "+ db-2"])

    def test_mistakes_in_the_call(self) -> None:
        for arguments in (
            ["statefulset/db"],
            ["db", "wanted/db/roll"],
            ["statefulset/db", "wanted"],
        ):
            self.assertIn("usage: roll.py", self.roll(*arguments)[1])
        self.assertIn("CONTENT is not in the environment", self.roll(CONTENT="")[1])


if __name__ == "__main__":
    unittest.main()
