from __future__ import annotations

import base64
import copy
import json
import sys
from datetime import datetime, timedelta, timezone

from support import FakeKubernetes, environment, load, run

rotate = load("rotate")
PATH = "/api/v1/namespaces/cloud/secrets/keys"
START = datetime(2026, 1, 1, tzinfo=timezone.utc)
HOUR = 3600


class RotateTest(FakeKubernetes):
    """With an API server that keeps one Secret as the real one does."""

    def setUp(self) -> None:
        super().setUp()
        self.addCleanup(rotate.kubernetes.close)
        self.time = START
        self.slept: list[float] = []
        self.patch(rotate, PATIENCE=-rotate.SPREAD, now=lambda: self.time)
        self.patch(rotate.time, sleep=self.sleep)
        self.first: list[tuple] = []
        self.others_write = False
        self.secret = {
            "metadata": {"name": "keys", "resourceVersion": "1", "labels": {"a": "b"}},
            "type": "Opaque",
            "data": {"0": "c3RhZ2Vk", "1": "cHJpbWFyeQ=="},
        }

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.time += timedelta(seconds=seconds)

    def answer(self, method: str, path: str, body: bytes) -> tuple:
        self.assertEqual(path, PATH)
        if self.first:
            return self.first.pop(0)
        if method == "GET":
            found = copy.deepcopy(self.secret)
            if self.others_write:
                self.touch()
            return 200, found
        self.assertEqual(method, "PUT")
        content = json.loads(body)
        if content["metadata"]["resourceVersion"] != self.secret["metadata"]["resourceVersion"]:
            return 409, {"reason": "Conflict", "message": "the object has been modified"}
        self.secret = content
        self.touch()
        return 200, self.secret

    def touch(self) -> None:
        self.others_write = False
        version = int(self.secret["metadata"]["resourceVersion"]) + 1
        self.secret["metadata"]["resourceVersion"] = str(version)

    def rotate(self, job: str, *program: str, lifetime: int = HOUR) -> tuple[str, str]:
        with environment(**self.variables, JOB_NAME=job):
            return run(rotate.main, ["keys", str(lifetime), *program])

    def keys(self) -> dict[str, str]:
        return dict(self.secret["data"])

    def test_the_staged_key_becomes_the_primary_one_and_all_others_stay(self) -> None:
        before = self.keys()
        out, failure = self.rotate("first")
        self.assertEqual(failure, "")
        after = self.keys()
        self.assertEqual(sorted(after), ["0", "1", "2"])
        self.assertEqual((after["1"], after["2"]), (before["1"], before["0"]))
        key = base64.b64decode(after["0"])
        self.assertEqual((len(key), len(base64.urlsafe_b64decode(key))), (44, 32))
        self.assertNotIn(after["0"], before.values())
        self.assertEqual(self.secret["metadata"]["labels"], {"a": "b"})
        self.assertEqual(out, "keys: has 0, 1, 2 in place of 0, 1\n")

    def test_a_key_goes_when_nothing_that_it_wrote_is_read_any_more(self) -> None:
        for number in range(5):
            self.rotate(f"job-{number}")
            self.time += timedelta(minutes=20)
        # 2, 3 and 4 have been replaced less than an hour ago
        self.assertEqual(sorted(self.keys(), key=int), ["0", "2", "3", "4", "5", "6"])
        self.time += timedelta(hours=2)
        out, _ = self.rotate("last")
        self.assertEqual(sorted(self.keys(), key=int), ["0", "6", "7"])
        self.assertEqual(out, "keys: has 0, 6, 7 in place of 0, 2, 3, 4, 5, 6\n")

    def test_however_often_what_was_written_within_its_lifetime_is_read(self) -> None:
        """At every moment pods may have the keys of SPREAD seconds before."""
        known, wrote = [(self.time, self.keys())], []
        for number in range(40):
            self.rotate(f"job-{number}")
            known.append((self.time, self.keys()))
            behind = known[-2][1]
            for keys in (behind, self.keys()):
                wrote.append((self.time, keys[max(keys, key=int)]))
            for reader in (behind, self.keys()):
                for at, key in wrote:
                    if self.time - at <= timedelta(seconds=HOUR):
                        self.assertIn(key, reader.values())
            self.time += timedelta(seconds=(number * 37) % 400)

    def test_rotations_are_apart(self) -> None:
        self.rotate("first")
        self.time += timedelta(seconds=50)
        out, _ = self.rotate("second")
        self.assertEqual(self.slept, [70.0])
        self.assertIn("waits: the last rotation was at 2026-01-01T00:00:00+00:00", out)
        self.time -= timedelta(days=9)  # a clock that is wrong
        self.rotate("third")
        self.assertEqual(self.slept, [70.0, 120.0])

    def test_a_job_that_runs_again_does_nothing(self) -> None:
        self.rotate("first")
        before = self.keys()
        self.assertEqual(self.rotate("first"), ("keys: done by first\n", ""))
        self.assertEqual(self.keys(), before)

    def test_a_lost_answer_does_no_harm(self) -> None:
        real = self.answer

        def lost(method: str, path: str, body: bytes) -> tuple:
            answer = real(method, path, body)
            return answer if method == "GET" else (500, b"oops")

        self.answer = lost
        self.patch(rotate, PATIENCE=60.0)
        out, failure = self.rotate("first")
        self.assertEqual((sorted(self.keys()), failure), (["0", "1", "2"], ""))
        self.assertTrue(out.endswith("keys: done by first\n"))

    def test_what_somebody_else_wrote_is_not_overwritten(self) -> None:
        self.others_write = True
        self.patch(rotate, PATIENCE=60.0)
        out, failure = self.rotate("first")
        self.assertEqual(failure, "")
        self.assertIn("trying again, the Kubernetes API says 409", out)
        self.assertEqual(sorted(self.keys()), ["0", "1", "2"])

    def test_without_what_has_to_be_done_before_the_keys_stay(self) -> None:
        before = self.keys()
        _, failure = self.rotate("first", sys.executable, "-c", "raise SystemExit(3)")
        self.assertRegex(failure, r"ended with 3: the keys stay as they are$")
        self.assertEqual(self.keys(), before)
        _, failure = self.rotate("first", sys.executable, "-c", "")
        self.assertEqual((failure, sorted(self.keys())), ("", ["0", "1", "2"]))

    def test_keys_that_were_never_noted_are_kept_at_first(self) -> None:
        self.secret["data"] = {str(number): f"a2V5{number}" for number in (0, 4, 7)}
        self.rotate("first")
        self.assertEqual(sorted(self.keys(), key=int), ["0", "4", "7", "8"])

    def test_no_key_is_printed(self) -> None:
        self.secret["data"] = {"1": "c2VjcmV0", "note": "dGV4dA=="}
        self.assertEqual(
            self.rotate("first"),
            ("", "rotate.py: Secret keys has no key 0, which is the staged one: add one"),
        )

    def test_what_is_no_key_stays(self) -> None:
        self.secret["data"]["note"] = "dGV4dA=="
        self.rotate("first")
        self.assertEqual(self.keys()["note"], "dGV4dA==")

    def test_says_why_it_cannot(self) -> None:
        self.first = [(404, {"message": "not found"})]
        self.assertIn("Secret keys: not there yet", self.rotate("first")[1])
        self.first = [(403, {"message": "secrets is forbidden"})] * 9
        self.assertRegex(self.rotate("first")[1], r"tried for 0 s: .*403: secrets is forbidden")
