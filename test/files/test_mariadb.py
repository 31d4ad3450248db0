from __future__ import annotations

import os
import signal
import stat
import subprocess
import tempfile
import threading
import unittest
import urllib.error
import urllib.request
from dataclasses import replace
from pathlib import Path
from unittest import mock

from support import environment, load, run

mariadb = load("mariadb")
Report, View = mariadb.Report, mariadb.View
OURS, THEIRS = "aaaaaaaa-0000-0000-0000-000000000001", "bbbbbbbb-0000-0000-0000-000000000002"

GRASTATE = """# GALERA saved state
version: 2.1
uuid:    {uuid}
seqno:   {seqno}
safe_to_bootstrap: 0
"""
GVWSTATE = """my_uuid: {me}
#vwbeg
view_id: 3 {me} {number}
bootstrap: 0
{members}#vwend
"""


def member(ordinal: int, seqno: int = 7, view: View | None = None, **more) -> Report:
    return Report(f"mariadb-{ordinal}", "member", OURS, seqno, view, **more)


def nothing(ordinal: int, data: str = "none", **more) -> Report:
    return Report(f"mariadb-{ordinal}", data, **more)


def view(me: int, number: int, *members: int) -> View:
    return View(f"id-{me}", f"3 first {number}", number, tuple(f"id-{one}" for one in members))


class ChooseTest(unittest.TestCase):
    def chosen(self, *reports: Report) -> str:
        """All who have the same answers choose the same, in whatever order they came."""
        results = set()
        for order in (list(reports), list(reports)[::-1], sorted(reports, key=str)):
            try:
                results.add(mariadb.choose(order, 3).name)
            except mariadb.NotYet as reason:
                results.add(str(reason))
        [result] = results
        return result

    def test_the_newest_of_all_begins_of_several_the_lowest(self) -> None:
        self.assertEqual(self.chosen(member(0, 5), member(1, 9), member(2, 7)), "mariadb-1")
        self.assertEqual(self.chosen(member(0, 5), member(1, 9), member(2, 9)), "mariadb-1")

    def test_at_the_first_start_the_lowest_begins_when_all_are_there(self) -> None:
        self.assertEqual(self.chosen(nothing(0), nothing(1), nothing(2)), "mariadb-0")
        self.assertIn("only 2 of 3 members answer", self.chosen(nothing(0), nothing(1)))

    def test_who_has_nothing_never_begins_where_others_have_data(self) -> None:
        self.assertEqual(self.chosen(nothing(0), member(1, 0), nothing(2)), "mariadb-1")
        self.assertEqual(self.chosen(nothing(0), nothing(1, "part"), member(2)), "mariadb-2")
        self.assertIn("only 1 of 3", self.chosen(nothing(0)))
        self.assertIn("only 2 of 3", self.chosen(member(0), member(2)))

    def test_a_single_server_becomes_the_first_of_three(self) -> None:
        self.assertEqual(self.chosen(nothing(0, "alone"), nothing(1), nothing(2)), "mariadb-0")

    def test_data_of_several_clusters_is_for_a_human(self) -> None:
        for other in (replace(member(1), uuid=THEIRS), nothing(1, "alone")):
            said = self.chosen(member(0), other, nothing(2))
            self.assertIn("that is not of one cluster", said)
        self.assertIn("not of one cluster", self.chosen(nothing(0, "alone"), nothing(1, "alone")))

    def test_nobody_begins_with_less_than_there_was(self) -> None:
        said = self.chosen(nothing(0), nothing(1, "part"), nothing(2))
        self.assertIn("nobody has all of it", said)

    def test_the_last_component_needs_nobody_else(self) -> None:
        # 2 was lost first, and is not needed; where it is there, all choose as without it
        both = member(0, 8, view(0, 4, 0, 1)), member(1, 9, view(1, 4, 0, 1))
        for lost in ([], [member(2, 9, view(2, 3, 0, 1, 2))], [member(2, 99)], [nothing(2)]):
            self.assertEqual(self.chosen(*both, *lost), "mariadb-1")
        # one of it is not enough, for the other may have gone on
        self.assertIn("only 1 of 3", self.chosen(both[0]))
        self.assertIn("only 2 of 3", self.chosen(both[0], member(2, 9, view(2, 3, 0, 1, 2))))

    def test_who_began_alone_and_was_killed_begins_again(self) -> None:
        began = member(0, 9, view(5, 1, 5))
        for others in ([], [member(1, 8, view(1, 4, 0, 1))], [member(1, 8), member(2, 8)]):
            self.assertEqual(self.chosen(began, *others), "mariadb-0")

    def test_of_the_last_component_who_has_a_part_does_not_begin(self) -> None:
        receiving = nothing(0, "part", view=view(0, 4, 0, 1))
        self.assertEqual(self.chosen(receiving, member(1, 9, view(1, 4, 0, 1))), "mariadb-1")


class WithPrograms(unittest.TestCase):
    """With programs of the image that are made for the test."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.data = self.folder / "data"
        paths = {
            "VOLUME": self.folder,
            "DATA": self.data,
            "RUN": self.folder,
            "BOOTSTRAP": self.folder / "bootstrap",
        }
        for name, path in paths.items():
            patch = mock.patch.object(mariadb, name, path)
            patch.start()
            self.addCleanup(patch.stop)
        made = 'for a; do case $a in --datadir=*) mkdir -p "${a#*=}/mysql"; esac; done'
        self.program("mariadb-install-db", made)
        self.recovered(mariadb.NOBODY, -1)
        patch = mock.patch.object(mariadb.glob, "glob", return_value=["/usr/lib/libgalera_smm.so"])
        patch.start()
        self.addCleanup(patch.stop)

    def program(self, name: str, text: str) -> None:
        path = self.folder / "bin" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"#!/bin/bash\n{text}\n")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def recovered(self, uuid: str, seqno: int) -> None:
        self.program("mariadbd", f"echo '[Note] WSREP: Recovered position: {uuid}:{seqno}' >&2")

    def variables(self, **more: str):
        path = f"{self.folder / 'bin'}:{os.environ['PATH']}"
        return environment(PATH=path, POD_NAME="mariadb-1", DOMAIN="nodes.cloud.svc", **more)

    def member(self, own: Report) -> mariadb.Member:
        with self.variables(REPLICAS="3"):
            made = mariadb.Member(["mariadbd"])
        made.report = own
        return made


class VolumeTest(WithPrograms):
    def has(self, uuid: str = OURS, seqno: int = -1, **files: str) -> None:
        (self.data / "mysql").mkdir(parents=True, exist_ok=True)
        (self.data / "grastate.dat").write_text(GRASTATE.format(uuid=uuid, seqno=seqno))
        for name, text in files.items():
            (self.data / name.replace("__", ".")).write_text(text)

    def read(self) -> Report:
        with self.variables():
            return mariadb.read_report("mariadb-1")

    def test_what_is_on_the_volume(self) -> None:
        self.assertEqual(self.read(), nothing(1))
        self.data.mkdir()
        (self.data / "sst_in_progress").touch()
        self.assertEqual(self.read(), nothing(1, "part"))
        (self.data / "sst_in_progress").unlink()
        (self.data / "mysql").mkdir()
        self.assertEqual(self.read(), nothing(1, "alone"))
        self.has(seqno=12)
        self.assertEqual(self.read(), member(1, 12))

    def test_after_a_crash_innodb_knows_the_position_and_galera_the_component(self) -> None:
        members = "".join(f"member: id-{one} 0\n" for one in (1, 0))
        self.has(gvwstate__dat=GVWSTATE.format(me="id-1", number=4, members=members))
        self.recovered(OURS, 41)
        last = View("id-1", "3 id-1 4", 4, ("id-0", "id-1"))
        self.assertEqual(self.read(), member(1, 41, last))
        (self.data / "gvwstate.dat").write_text("my_uuid: id-1\n#vwb")  # cut short
        self.assertEqual(self.read(), member(1, 41))

    def test_what_galera_disowned_or_a_transfer_left_is_a_part(self) -> None:
        self.has(uuid=mariadb.NOBODY)
        self.assertEqual(self.read().data, "alone", "it was killed while it began")
        self.recovered(OURS, 41)
        self.assertEqual(self.read().data, "part")
        self.has(sst_in_progress="")
        self.assertEqual(self.read().data, "part")

    def test_a_note_cut_by_a_full_disk_is_not_trusted_and_the_data_are_not_given_up(self) -> None:
        whole = GRASTATE.format(uuid=OURS, seqno=31)
        for cut in [whole[:length] for length in range(0, whole.index("safe_to"), 5)]:
            with self.subTest(cut):
                self.has()
                (self.data / "grastate.dat").write_text(cut)
                self.recovered(OURS, 41)
                own = self.read()
                self.assertEqual(own, replace(member(1, 41), data="unsure"))
                with self.variables(REPLICAS="1"):
                    self.assertFalse([o for o in mariadb.galera(own, ["mariadb-0"]) if "position" in o])
                    self.assertEqual((self.data / "grastate.dat").read_text(), cut)
                    self.assertIn(f"--wsrep-start-position={OURS}:41", mariadb.galera(own, []))
                self.assertEqual(self.read(), member(1, 41))

    def test_no_position_no_start(self) -> None:
        self.has()
        self.program("mariadbd", "echo 'InnoDB: corrupted'; exit 1")
        with self.variables():
            out, failure = run(mariadb.read_report, "mariadb-1")
        self.assertIn("InnoDB: corrupted", failure)

    def test_data_is_made_whole_or_not_at_all(self) -> None:
        with self.variables():
            works = (self.folder / "bin" / "mariadb-install-db").read_text()
            self.program("mariadb-install-db", f"mkdir -p {self.folder}/new/mysql; exit 1")
            self.assertRaises(subprocess.CalledProcessError, mariadb.make_data)
            self.assertFalse(self.data.exists())
            self.program("mariadb-install-db", works)
            mariadb.make_data()
            (self.data / "mysql" / "row").touch()
            mariadb.make_data()
        self.assertTrue((self.data / "mysql" / "row").exists())

    def test_alone_it_becomes_the_server_and_stays_a_cluster_where_it_was_in_one(self) -> None:
        replaced = mock.patch.object(os, "execvp", side_effect=SystemExit)
        with self.variables(REPLICAS="1"), replaced as execvp:
            run(mariadb.main, ["mariadbd", "--a"])
            execvp.assert_called_with("mariadbd", ["mariadbd", "--a"])
            self.has(seqno=12)
            run(mariadb.main, ["mariadbd", "--a"])
            options = execvp.call_args.args[1]
            self.assertEqual(options[:2], ["mariadbd", "--a"])
            self.assertIn("--wsrep-new-cluster", options)
            self.assertIn(f"--wsrep-start-position={OURS}:12", options)
            self.assertIn("safe_to_bootstrap: 1", (self.data / "grastate.dat").read_text())
            (self.data / "sst_in_progress").touch()
            self.assertIn("a part of the data", run(mariadb.main, ["mariadbd"])[1])
            (self.data / "mysql").rmdir()
            self.assertIn("a part of the data", run(mariadb.main, ["mariadbd"])[1])
            self.assertTrue(self.data.exists(), "what there is of it stays")

    def decided(self, own: Report, *answers: Report) -> list[str] | str:
        try:
            return self.member(own).decision(list(answers))
        except mariadb.NotYet as reason:
            return str(reason)

    def test_who_works_is_joined(self) -> None:
        works = member(0, 20, state="running", primary=True)
        for own in (member(1, 20), member(1, 3), nothing(1), nothing(1, "part")):
            self.assertEqual(self.decided(own, works, member(2, 30)), ["mariadb-0"])
        both = [works, replace(works, name="mariadb-2")]
        self.assertEqual(self.decided(nothing(1), *both), ["mariadb-0", "mariadb-2"])

    def test_who_joins_loses_nothing_without_being_told(self) -> None:
        works = member(0, 20, state="running", primary=True)
        self.assertIn("of another cluster", self.decided(replace(member(1), uuid=THEIRS), works))
        self.assertIn("of another cluster", self.decided(nothing(1, "alone"), works))
        self.assertIn("went on without this one", self.decided(member(1, 21), works))

    def test_nobody_begins_while_another_starts(self) -> None:
        others = [member(0, 3), member(2, 3, state="starting")]
        self.assertIn("mariadb-2 is starting", self.decided(member(1, 9), *others))
        others = [member(0, 3), member(2, 3)]
        self.assertEqual(self.decided(member(1, 9), *others), [])
        self.assertIn("mariadb-0 has the newest", self.decided(member(1, 2), *others))

    def test_by_hand_it_begins_without_the_others_but_only_with_data(self) -> None:
        (self.folder / "bootstrap").touch()
        self.assertEqual(self.decided(member(1, 9)), [])
        self.assertIn("only 1 of 3", self.decided(nothing(1)))
        works = member(0, 20, state="running", primary=True)
        self.assertEqual(self.decided(member(1, 9), works), ["mariadb-0"])

    def test_what_it_tells_is_what_others_read(self) -> None:
        own = member(1, 9, view(1, 4, 0, 1), state="running", primary=True, synced=True)
        one = self.member(own)
        listener = mariadb.peers.Listener("127.0.0.1", 0, one)
        self.addCleanup(listener.server_close)
        threading.Thread(target=listener.serve_forever, args=(0.01,), daemon=True).start()
        self.addCleanup(listener.shutdown)
        url = f"http://127.0.0.1:{listener.server_address[1]}"

        def status(path: str) -> int:
            try:
                return urllib.request.urlopen(url + path, timeout=5).status
            except urllib.error.HTTPError as error:
                return error.code

        self.assertEqual(mariadb.parse_report(urllib.request.urlopen(url, timeout=5).read()), own)
        one.heard, one.writer = mariadb.time.monotonic(), "mariadb-1"
        self.assertEqual([status(path) for path in ("/alive", "/ready", "/writer")], [200] * 3)
        one.writer = "mariadb-0"
        self.assertEqual(status("/writer"), 503)
        one.heard -= 2 * mariadb.LONGEST_SILENCE
        self.assertEqual(status("/alive"), 503)
        one.end()
        self.assertEqual((status("/ready"), status("/other")), (503, 404))
        one.heard, one.writer = mariadb.time.monotonic(), "mariadb-1"
        self.assertEqual(status("/writer"), 200, "until it has handed over")


SERVER = """#!/usr/bin/env python3
# answers statements of the `mariadb` client from files of the folder, and keeps what was asked
import pathlib, sys
folder = pathlib.Path({folder!r})
for line in sys.stdin:
    statement = line.strip().rstrip(";")
    if statement.startswith("select '"):
        print(statement.split("'")[1], flush=True)
        continue
    with (folder / "asked").open("a") as file:
        file.write(statement + chr(10))
    if statement.startswith("show"):
        print((folder / "status").read_text(), end="", flush=True)
    elif statement.startswith("select member"):
        print((folder / "writer").read_text(), flush=True)
    elif statement.startswith("update"):
        (folder / "writer").write_text(statement.split("'")[1])
"""


class RunningTest(WithPrograms):
    """A member while its server runs."""

    def setUp(self) -> None:
        super().setUp()
        self.program("mariadb", "")
        (self.folder / "bin" / "mariadb").write_text(SERVER.format(folder=str(self.folder)))
        self.program("mariadbd", "trap 'exit 0' TERM; while :; do sleep 0.05; done")
        self.status()
        (self.folder / "writer").write_text("mariadb-0")
        self.one = self.member(member(1, state="starting"))
        self.one.ask = lambda name: self.others.get(name)
        self.others = {
            name: replace(member(1), name=name, state="running", primary=True, synced=True)
            for name in ("mariadb-0", "mariadb-2")
        }
        with self.variables():
            self.one.server = mariadb.Server(["mariadbd"])
            self.one.server.client = mariadb.connect()
        self.addCleanup(self.one.server.process.wait)
        self.addCleanup(self.one.server.process.kill)
        self.addCleanup(self.one.server.hang_up)
        for name, value in {"LOOK": 0.001, "HAND_OVER": 0.001}.items():
            patch = mock.patch.object(mariadb, name, value)
            patch.start()
            self.addCleanup(patch.stop)

    def status(self, status: str = "Primary", state: int = 4) -> None:
        values = {
            "wsrep_cluster_status": status,
            "wsrep_local_state": state,
            "wsrep_cluster_state_uuid": OURS,
            "wsrep_last_committed": 9,
        }
        (self.folder / "status").write_text("".join(f"{k}\t{v}\n" for k, v in values.items()))

    def asked(self) -> str:
        return (self.folder / "asked").read_text()

    def test_it_works_when_it_is_synced_or_sends_all_to_another(self) -> None:
        for state, works in ((1, False), (3, False), (4, True), (2, True)):
            self.status(state=state)
            self.one.look()
            self.assertEqual(self.one.is_ready(), works, state)
        self.assertEqual((self.one.report.state, self.one.report.seqno), ("running", 9))
        self.status("non-Primary")
        self.one.look()
        self.assertFalse(self.one.is_ready())

    def test_it_takes_over_from_a_writer_that_does_not_work(self) -> None:
        self.one.look()
        self.assertFalse(self.one.is_writer())
        del self.others["mariadb-0"]
        self.one.look()
        self.assertFalse(self.one.is_writer(), "once may be by chance")
        with mock.patch("builtins.print"):
            self.one.look()
        self.one.look()
        self.assertTrue(self.one.is_writer())
        self.assertNotIn("create", self.asked())

    def test_who_sends_all_to_another_does_not_take_over(self) -> None:
        self.others.clear()
        self.status(state=2)
        for _ in range(4):
            self.one.look()
        self.assertNotIn("update", self.asked())

    def test_the_first_makes_the_table(self) -> None:
        self.one.begins = True
        self.one.look()
        self.one.look()
        self.assertEqual(self.asked().count(f"create table if not exists {mariadb.WRITER}"), 1)

    def run_until_it_ends(self) -> tuple[str, str]:
        with mock.patch.object(self.one, "decide"), mock.patch.object(self.one, "start"):
            return run(self.one.run)

    def test_before_it_ends_the_writer_hands_over_to_one_that_is_synced(self) -> None:
        (self.folder / "writer").write_text("mariadb-1")
        self.others["mariadb-0"] = replace(self.others["mariadb-0"], synced=False)
        self.one.look()
        self.one.end(signal.SIGTERM)
        out, code = self.run_until_it_ends()
        self.assertEqual(code, "0")
        self.assertIn("mariadb-2 is the writer, after mariadb-1", out)
        self.assertFalse(self.one.is_writer())
        self.assertEqual((self.folder / "writer").read_text(), "mariadb-2")

    def test_who_is_in_no_component_for_long_ends_and_knows_the_last_one(self) -> None:
        self.status("non-Primary")
        self.one.look()
        self.one.outside -= 2 * mariadb.LONGEST_OUTSIDE
        self.assertIn("in no primary component", self.run_until_it_ends()[1])
        self.assertEqual(self.one.server.process.wait(), -signal.SIGKILL)

    def test_without_its_server_it_ends(self) -> None:
        self.one.server.process.kill()
        self.one.server.process.wait()
        self.assertIn("mariadbd has ended (-9)", self.run_until_it_ends()[1])

    def test_a_server_that_says_no_is_no_answer(self) -> None:
        self.program("mariadb", "read -r _; echo 'ERROR 1047 (08S01) at line 1: not yet'; echo '-- end --'")
        self.one.server.hang_up()
        with self.variables():
            self.assertRaisesRegex(OSError, "1047", self.one.server.ask, "show")
            self.program("mariadb", "exec sleep 60")
            with mock.patch.object(mariadb, "QUERY", 0.05):
                self.assertRaises(OSError, self.one.server.ask, "show")


if __name__ == "__main__":
    unittest.main()
