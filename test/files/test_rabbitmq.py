from __future__ import annotations

import json
import stat
import tempfile
import threading
import unittest
from dataclasses import asdict, replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from unittest import mock

from support import environment, load, run

rabbitmq = load("rabbitmq")
Plan, Report = rabbitmq.Plan, rabbitmq.Report


def names(*ordinals: int) -> tuple[str, ...]:
    return tuple(f"rabbitmq-{ordinal}" for ordinal in ordinals)


def member(ordinal: int, *members: int, running: tuple[int, ...] | None = None, **more) -> Report:
    """One that knew these members; of them ran these, or all."""
    ran = members if running is None else running
    return Report(f"rabbitmq-{ordinal}", True, names(*members), names(*ran), **more)


def new(ordinal: int, **more) -> Report:
    return Report(f"rabbitmq-{ordinal}", **more)


class DecideTest(unittest.TestCase):
    def decided(self, *reports: Report, replicas: int = 3) -> list[Plan | str]:
        """What each of them does, or why it waits, when all hear of all."""
        return [self.one(own, [r for r in reports if r != own], replicas) for own in reports]

    def one(self, own: Report, others: list[Report], replicas: int = 3) -> Plan | str:
        results = []
        for answers in (others, others[::-1]):
            try:
                results.append(rabbitmq.decide(own, answers, replicas))
            except rabbitmq.NotYet as reason:
                results.append(str(reason))
        self.assertEqual(results[0], results[1], "the order of answers matters")
        return results[0]

    def test_the_first_begins_when_all_are_new_and_there(self) -> None:
        waits = "rabbitmq-0 begins"
        self.assertEqual(self.decided(new(0), new(1), new(2)), [Plan(begins=True), waits, waits])
        self.assertEqual(self.decided(new(0), replicas=1), [Plan(begins=True)])
        self.assertEqual(self.one(new(0), [new(2)]), "rabbitmq-1 does not answer")
        self.assertEqual(self.one(new(0), []), "rabbitmq-1, rabbitmq-2 do not answer")

    def test_who_is_new_joins_those_who_work_one_at_a_time(self) -> None:
        first = member(0, 0, state="working")
        self.assertEqual(self.one(new(1), [first, new(2)]), Plan(joins=first))
        self.assertEqual(self.one(new(1), [first]), Plan(joins=first))
        for before in (new(1), new(1, state="starting")):
            waits = "rabbitmq-1 joins rabbitmq-0 before"
            self.assertEqual(self.one(new(2), [first, before]), waits)
        second = member(1, 0, 1, state="working")
        self.assertEqual(self.one(new(2), [first, second]).joins.state, "working")

    def test_who_lost_its_volume_never_begins_where_others_have_data(self) -> None:
        working = [member(1, 0, 1, 2, state="working"), member(2, 0, 1, 2, state="working")]
        self.assertIn(self.one(new(0), working).joins, working)
        self.assertIn("do not answer", self.one(new(0), []))
        self.assertIn("does not answer", self.one(new(0), [member(1, 0, 1, 2)]))
        waits = self.one(new(0), [member(1, 0, 1, 2), member(2, 0, 1, 2)])
        self.assertIn("is to start first", waits)

    def test_who_is_counted_in_starts(self) -> None:
        others = [member(1, 0, 1, 2, state="working"), member(2, 0, 1, 2, state="working")]
        self.assertEqual(self.one(member(0, 0, 1, 2), others), Plan())
        # as one that has paused, with no majority, and waits for this one
        paused = replace(others[0], state="starting")
        self.assertEqual(self.one(member(0, 0, 1, 2), [paused]), Plan())

    def test_all_start_together_after_all_were_lost(self) -> None:
        all_of_them = [member(i, 0, 1, 2) for i in range(3)]
        self.assertEqual(self.decided(*all_of_them), [Plan(), Plan(), Plan()])
        self.assertEqual(self.one(all_of_them[0], all_of_them[1:2]), "rabbitmq-2 does not answer")
        # who ends is about to come back
        ending = replace(all_of_them[2], state="ending")
        self.assertEqual(
            self.one(all_of_them[0], [all_of_them[1], ending]), "rabbitmq-2 does not answer"
        )

    def test_after_all_were_lost_and_a_volume_the_last_starts_first(self) -> None:
        waits = "rabbitmq-0 is to start first, without rabbitmq-1"
        first, _, second = self.decided(member(0, 0, 1, 2), new(1), member(2, 0, 1, 2))
        self.assertEqual((first, second), (Plan(without=names(1)), waits))
        # 0 was away when 2 still ran
        last = member(2, 0, 1, 2, running=(1, 2))
        first, _, second = self.decided(member(0, 0, 1, 2), new(1), last)
        self.assertEqual(second, Plan(without=names(1)))
        self.assertIn("rabbitmq-2 is to start first", first)

    def test_one_that_becomes_three_needs_nobody(self) -> None:
        self.assertEqual(self.one(member(0, 0), []), Plan())
        self.assertEqual(self.one(member(0, 0), [new(1), new(2)]), Plan())

    def test_one_that_is_left_of_three_goes_on_without_the_others(self) -> None:
        self.assertEqual(self.one(member(0, 0, 1, 2), [], replicas=1), Plan(without=names(1, 2)))

    def test_volumes_of_before_are_of_no_use(self) -> None:
        old = [member(1, 0, 1, 2), member(2, 0, 1, 2)]
        # they are a majority, but of a time before
        self.assertEqual(self.one(old[0], old[1:]), "rabbitmq-0 does not answer")
        first, *waits = self.decided(member(0, 0), *old)
        self.assertEqual(first, Plan())
        self.assertIn("is to start first", waits[0])
        working = member(0, 0, state="working")
        self.assertEqual(self.one(old[0], [working, old[1]]), Plan(joins=working))

    def test_different_clusters_are_for_a_human(self) -> None:
        for said in self.decided(member(0, 0), member(1, 1), new(2)):
            self.assertIn("different clusters. Which is right?", said)


SERVER = """#!/usr/bin/env python3
import os, signal, sys, time
with open("{log}", "a") as log:
    print("server", os.environ.get("RABBITMQ_ADVANCED_CONFIG_FILE", ""), file=log)
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
time.sleep(60)
"""
TOOL = """#!/bin/sh
echo "$(basename $0) $*" >> {log}
"""


class MemberTest(unittest.TestCase):
    """With a server and tools that are made for the test, and the management API."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.log = self.folder / "log"
        self.log.touch()
        for name in ("server", "rabbitmqctl", "rabbitmq-queues", "rabbitmq-upgrade"):
            path = self.folder / name
            path.write_text((SERVER if name == "server" else TOOL).format(log=self.log))
            path.chmod(path.stat().st_mode | stat.S_IXUSR)
        self.nodes: dict[str, bool] = {}
        test = self

        class Management(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                found = [
                    {"name": f"rabbit@{name}.nodes", "running": runs}
                    for name, runs in test.nodes.items()
                ]
                self.send_response(200 if self.headers["Authorization"] else 401)
                self.end_headers()
                self.wfile.write(json.dumps(found).encode())

            def log_message(self, *_) -> None:
                pass

        api = HTTPServer(("127.0.0.1", 0), Management)
        threading.Thread(target=api.serve_forever, args=(0.01,), daemon=True).start()
        self.addCleanup(api.server_close)
        self.addCleanup(api.shutdown)
        values = {
            "VOLUME": self.folder,
            "DATA": self.folder / "mnesia",
            "KNOWN": self.folder / "members.json",
            "UNFINISHED": self.folder / "unfinished",
            "PEERS": self.folder / "peers.config",
            "BIN": self.folder,
            "MANAGEMENT": api.server_address[1],
            "HEARD": 0.0,
        }
        for name, value in values.items():
            patch = mock.patch.object(rabbitmq, name, value)
            patch.start()
            self.addCleanup(patch.stop)

    def member(self, ordinal: int, replicas: int = 3) -> rabbitmq.Member:
        name = f"rabbitmq-{ordinal}"
        patch = environment(
            POD_NAME=name,
            DOMAIN="nodes",
            REPLICAS=str(replicas),
            LISTEN="0.0.0.0",
            ADMIN_USER="admin",
            ADMIN_PASSWORD="secret",
            PATH="/usr/bin:/bin",
        )
        patch.start()
        self.addCleanup(patch.stop)
        made = rabbitmq.Member([str(self.folder / "server")])
        self.addCleanup(lambda: made.server and (made.server.kill(), made.server.wait()))
        return made

    def started(self, made: rabbitmq.Member, plan: Plan) -> list[str]:
        """What it has called until it is settled."""

        def work() -> None:
            self.assertTrue(made.start(plan))
            while "server" not in self.log.read_text():
                pass
            made.look()
            made.settle(plan)
            made.look()

        run(work)
        return self.log.read_text().splitlines()

    def data(self, members: tuple[str, ...]) -> None:
        (self.folder / "mnesia").mkdir()
        rabbitmq.save(rabbitmq.KNOWN, json.dumps({"members": members, "running": members}))

    def test_a_new_one_joins_and_gets_replicas_before_it_is_ready(self) -> None:
        self.data(names(0, 1, 2))
        made, other = self.member(0), member(1, 0, 1, 2, state="working")
        self.nodes = dict.fromkeys(names(0, 1, 2), True)
        called = self.started(made, Plan(joins=other))
        self.assertEqual(
            called,
            [
                "rabbitmqctl --node rabbit@rabbitmq-1.nodes "
                "forget_cluster_node rabbit@rabbitmq-0.nodes",
                f"server {self.folder}/peers.config",
                "rabbitmq-queues grow rabbit@rabbitmq-0.nodes all",
            ],
        )
        self.assertIn("'rabbit@rabbitmq-1.nodes'", (self.folder / "peers.config").read_text())
        self.assertFalse((self.folder / "mnesia").exists())
        self.assertTrue(made.is_ready())
        self.assertEqual(made.report, member(0, 0, 1, 2, state="working"))

    def test_one_that_began_alone_instead_of_joining_ends(self) -> None:
        made = self.member(0)
        self.nodes = {"rabbitmq-0": True}
        plan = Plan(joins=member(1, 1, state="working"))
        run(made.start, plan)
        made.look()
        _, said = run(made.settle, plan)
        self.assertIn("did not join rabbitmq-1", said)
        self.assertFalse(made.is_ready())
        # and begins anew
        self.assertFalse(rabbitmq.read_report("rabbitmq-0").has)

    def test_one_that_is_left_forgets_the_others_and_their_replicas(self) -> None:
        self.data(names(0, 1, 2))
        made = self.member(0, replicas=1)
        self.nodes = {"rabbitmq-0": True, "rabbitmq-1": False, "rabbitmq-2": False}
        called = self.started(made, Plan(without=names(1, 2)))
        self.assertEqual(called[:2], ["rabbitmqctl force_boot", "server "])
        for name in names(1, 2):
            self.assertIn(f"rabbitmqctl forget_cluster_node rabbit@{name}.nodes", called)
        self.assertIn("force_all_queues_shrink", "".join(called))

    def test_it_works_while_the_server_says_so_and_keeps_who_the_members_are(self) -> None:
        self.data(names(0, 1, 2))
        made = self.member(0)
        self.assertEqual(made.report, member(0, 0, 1, 2))
        self.nodes = {"rabbitmq-0": True, "rabbitmq-1": True, "rabbitmq-2": False}
        self.started(made, Plan())
        self.assertTrue(made.is_ready())
        known = rabbitmq.read_report("rabbitmq-0")
        self.assertEqual(known, member(0, 0, 1, 2, running=(0, 1)))
        self.nodes["rabbitmq-0"] = False  # it has paused: it is in no majority
        made.look()
        self.assertEqual((made.is_ready(), made.is_alive()), (False, True))
        self.assertEqual(rabbitmq.read_report("rabbitmq-0"), known)

    def test_before_it_ends_those_above_have_ended(self) -> None:
        self.data(names(0, 1, 2))
        made = self.member(1)
        self.nodes = dict.fromkeys(names(0, 1, 2), True)
        self.started(made, Plan())
        answers = iter([[new(2, state="ending"), new(0, state="ending")], [new(0, state="ending")]])
        with mock.patch.object(made, "ask_all", lambda: next(answers)):
            made.end()
            self.assertEqual(made.told().state, "ending")
            run(made.leave)
        self.assertEqual(next(answers, "all heard"), "all heard")
        called = self.log.read_text().splitlines()[-2:]
        self.assertIn("rabbitmq-upgrade await_online_quorum_plus_one", called[0])
        self.assertEqual(called[1], "rabbitmq-upgrade drain")

    def test_what_it_tells_is_what_others_hear(self) -> None:
        told = member(2, 0, 2, running=(2,), state="working")
        content = json.dumps(asdict(told)).encode()
        self.assertEqual(rabbitmq.parse_report(content), told)

    def test_a_single_one_of_before_is_a_member(self) -> None:
        (self.folder / "mnesia").mkdir()
        self.assertEqual(rabbitmq.read_report("rabbitmq-0"), member(0, 0))


if __name__ == "__main__":
    unittest.main()
