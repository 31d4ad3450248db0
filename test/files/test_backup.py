from __future__ import annotations

import copy
import gzip
import io
import re
import shutil
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from support import environment, load, run

backup = load("backup")

class Died(Exception):
    """The connection is lost."""


class Server:
    """Does of SQL what the script asks for, and is there as the programs with which it asks."""

    def __init__(self, content: dict, dies_after: int = 0) -> None:
        self.databases = copy.deepcopy(content["databases"])
        self.accounts = copy.deepcopy(content["accounts"])
        self.done, self.dies_after, self.dump_fails = 0, dies_after, False

    def content(self) -> dict:
        return {"databases": self.databases, "accounts": self.accounts}

    def query(self, statements: str) -> list[list[str]]:
        try:
            return [line.split("\t") for line in self.do_all(statements)]
        except Died:
            backup.fail("ERROR 2013 (HY000): Lost connection to server during query")

    def program(self, command: list[str], **_: object) -> Program:
        return Program(self, command)

    def dump(self, command: list[str]) -> str:
        ignored = [word.partition("=")[2] for word in command if "--ignore-table" in word]
        text = ""
        for name in command[command.index("--databases") + 1 :]:
            text += f"CREATE DATABASE {name};\n"
            for table, content in self.databases[name].items():
                if f"{name}.{table}" not in ignored:
                    text += f"TABLE {name} {table} {content};\n"
        return text if self.dump_fails else f"{text}-- Dump completed on 2026-01-01\n"

    def do_all(self, statements: str) -> list[str]:
        said = []
        for statement in re.sub(r"^--.*$", "", statements, flags=re.MULTILINE).split(";"):
            if statement.strip():
                said += self.do(statement.strip())
                self.done += 1
                if self.done == self.dies_after:
                    raise Died
        return said

    def do(self, statement: str) -> list[str]:
        own = self.databases.get("cdk8s_openstack", {})
        hidden = re.findall(r"'([\w.]*)'", statement)
        if match := re.match(r"CREATE DATABASE (IF NOT EXISTS )?(\w+)", statement):
            self.databases.setdefault(match[2], {})
        elif match := re.match(r"TABLE (\w+) (\w+) (.*)", statement):
            self.databases[match[1]][match[2]] = match[3]
        elif match := re.match(r"DROP DATABASE `(\w+)`", statement):
            del self.databases[match[1]]
        elif match := re.match(r"CREATE OR REPLACE USER (\S+)", statement):
            self.accounts[match[1]] = [statement.replace("OR REPLACE ", "")]
        elif match := re.match(r"GRANT .* TO (\S+)", statement):
            self.accounts[match[1]].append(statement)
        elif match := re.match(r"DROP USER (\S+)", statement):
            del self.accounts[match[1]]
        elif statement.startswith("CREATE TABLE IF NOT EXISTS cdk8s_openstack.restoring"):
            own.setdefault("restoring", "")
        elif match := re.match(r"REPLACE INTO .* VALUES \(1, '(.*)', 0\)", statement):
            own["restoring"] = f"{match[1]}\t0"
        elif statement == "UPDATE cdk8s_openstack.restoring SET loaded = 1":
            own["restoring"] = own["restoring"][:-1] + "1"
        elif statement == "DROP TABLE cdk8s_openstack.restoring":
            del own["restoring"]
        elif "TABLE_NAME = 'restoring'" in statement:
            return ["1"] if "restoring" in own else []
        elif statement == "SELECT name, loaded FROM cdk8s_openstack.restoring":
            return [own["restoring"]] if own["restoring"] else []
        elif "SCHEMATA" in statement:
            shown = sorted(name for name in self.databases if name not in hidden)
            return [f"{name}\t{len(self.databases[name])}" for name in shown]
        elif "mysql.user" in statement:
            return sorted(one for one in self.accounts if one.split("'")[1] not in hidden)
        elif match := re.match(r"SHOW CREATE USER (\S+)", statement):
            return self.accounts[match[1]][:1]
        elif match := re.match(r"SHOW GRANTS FOR (\S+)", statement):
            return self.accounts[match[1]][1:]
        else:
            raise AssertionError(statement)
        return []


class Program:
    """mariadb-dump, or mariadb with what it reads."""

    def __init__(self, server: Server, command: list[str]) -> None:
        self.server, self.returncode = server, 0
        self.stdin, self.stdout = io.BytesIO(), io.BytesIO()
        if command[0] == "mariadb-dump":
            self.stdout.write(server.dump(command).encode())
            self.stdout.seek(0)
            self.returncode = int(server.dump_fails)

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.server.do_all(self.stdin.getvalue().decode())
        except Died:
            self.returncode = 1


KEYSTONE = ["CREATE USER 'keystone'@'%' IDENTIFIED BY PASSWORD '*1'", "GRANT ALL TO 'keystone'@'%'"]
SERVER = {
    "databases": {
        "cdk8s_openstack": {"owners": "ours", "galera_writer": "mariadb-1"},
        "keystone": {"user": "one", "project": "two"},
        "mysql": {"user": "x"},
        "nova_api": {"cell": "three"},
    },
    "accounts": {
        "'admin'@'%'": ["CREATE USER 'admin'@'%'"],
        "'keystone'@'%'": KEYSTONE,
        "'openstack_backup'@'%'": ["CREATE USER 'openstack_backup'@'%'"],
        "'root'@'localhost'": ["CREATE USER 'root'@'localhost'"],
    },
}
EMPTY = {
    "databases": {"mysql": {"user": "x"}},
    "accounts": {k: v for k, v in SERVER["accounts"].items() if "keystone" not in k},
}
FIRST = "2026-01-01T000000Z.sql.gz"


class BackupTest(unittest.TestCase):
    def setUp(self) -> None:
        self.backups = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.backups)
        self.have(SERVER)
        self.slept: list[float] = []
        self.day = 0
        fakes = {
            backup.time: {"sleep": self.slept.append, "strftime": self.name},
            backup: {"query": lambda statements: self.server.query(statements)},
            backup.subprocess: {"Popen": lambda *a, **b: self.server.program(*a, **b)},
        }
        for module, values in fakes.items():
            patch = mock.patch.multiple(module, **values)
            patch.start()
            self.addCleanup(patch.stop)

    def name(self, form: str, _: object) -> str:
        self.day += 1
        return form.replace("%Y-%m-%dT%H%M%SZ", f"2026-01-{self.day:02}T000000Z")

    def have(self, content: dict, dies_after: int = 0) -> None:
        self.server = Server(content, dies_after)

    def run_it(self, what: str, **more: str) -> tuple[str, str]:
        variables = {
            "DB_HOST": "db",
            "DB_PORT": "3306",
            "DB_USER": "openstack_backup",
            "MYSQL_PWD": "secret",
            "FOLDER": str(self.backups),
            "KEEP": "3",
            "ADMIN": "admin",
        }
        with environment(**{**variables, **more}):
            return run(backup.main, [what])

    def files(self) -> list[str]:
        return sorted(path.name for path in self.backups.iterdir() if path.name != ".lock")

    def restore(self, **more: str) -> tuple[str, str]:
        return self.run_it("restore", DB_USER="admin", **more)

    def assert_restored(self) -> None:
        """All that was there, but for who is written to now."""
        own = {"owners": "ours"}
        databases = {**SERVER["databases"], "cdk8s_openstack": own}
        self.assertEqual(self.server.databases, databases)
        self.assertEqual(self.server.accounts, SERVER["accounts"])

    def test_all_databases_and_the_accounts_of_services(self) -> None:
        out, failure = self.run_it("backup")
        self.assertEqual(failure, "")
        self.assertRegex(
            out, rf"^{FIRST}: keystone, nova_api; \d\.\d MiB in \d s, read back\n$"
        )
        self.assertEqual(self.files(), [FIRST])
        text = gzip.decompress((self.backups / FIRST).read_bytes()).decode()
        self.assertIn("TABLE keystone user one;", text)
        self.assertIn("CREATE OR REPLACE USER 'keystone'@'%' IDENTIFIED BY PASSWORD '*1';", text)
        for absent in ("galera_writer", "'root'", "'admin'", "openstack_backup", "mysql"):
            self.assertNotIn(absent, text)

    def test_old_ones_go_when_there_is_a_new_one_and_not_before(self) -> None:
        for _ in range(5):
            self.run_it("backup")
        kept = [f"2026-01-0{day}T000000Z.sql.gz" for day in (3, 4, 5)]
        self.assertEqual(self.files(), kept)
        (self.backups / "notes.txt").touch()
        self.server.dump_fails = True
        _, failure = self.run_it("backup")
        self.assertEqual(failure, "backup.py: mariadb-dump ended with 1: see above")
        self.assertEqual(self.files(), [*kept, "notes.txt"])

    def test_a_server_that_has_lost_all_is_not_backed_up(self) -> None:
        self.run_it("backup")
        self.have(EMPTY)
        self.assertIn("the server has no tables", self.run_it("backup")[1])
        self.assertEqual(self.files(), [FIRST])

    def test_what_a_crash_left_is_deleted(self) -> None:
        (self.backups / "2025-01-01T000000Z.sql.part").write_text("half")
        self.run_it("backup")
        self.assertEqual(self.files(), [FIRST])

    def test_two_at_a_time(self) -> None:
        with (self.backups / ".lock").open("w") as lock:
            backup.fcntl.flock(lock, backup.fcntl.LOCK_EX)
            self.assertIn("another backup is being made", self.run_it("backup")[1])

    def test_a_full_volume(self) -> None:
        self.run_it("backup")
        full = OSError(backup.errno.ENOSPC, "No space left on device")
        with mock.patch.object(backup.os, "fsync", side_effect=full):
            _, failure = self.run_it("backup")
        self.assertIn(f"is full, with {FIRST}: give it a larger volume, or keep fewer", failure)
        self.assertEqual(self.files(), [FIRST])

    def test_restored_into_an_empty_server(self) -> None:
        self.run_it("backup")
        self.have(EMPTY)
        out, failure = self.restore()
        self.assertEqual(failure, "")
        self.assertRegex(out, rf"^restores {FIRST}\n{FIRST}: restored in \d s\n$")
        self.assert_restored()
        self.assertEqual(self.slept, [], "nobody was connected")

    def test_a_server_with_data_is_left_alone_unless_told_otherwise(self) -> None:
        self.run_it("backup")
        now = {**SERVER, "databases": {**SERVER["databases"], "later": {"a": "b"}}}
        now["databases"]["keystone"] = {"user": "changed", "project": "two", "new": "three"}
        self.have(now)
        _, failure = self.restore()
        has = "keystone (3 tables), later (1 tables), nova_api (1 tables)"
        self.assertEqual(
            failure,
            f"backup.py: the server has {has}: set OVER=yes to replace all that by {FIRST}",
        )
        self.assertEqual(self.server.databases, now["databases"])
        out, failure = self.restore(OVER="yes")
        self.assertEqual(failure, "")
        self.assertIn("'keystone'@'%': dropped; their last connections end", out)
        self.assertEqual(self.slept, [backup.LAST_CONNECTIONS])
        writer = self.server.databases["cdk8s_openstack"].pop("galera_writer")
        self.assertEqual(writer, "mariadb-1", "who is written to now")
        self.assertNotIn("later", self.server.databases)
        self.assertEqual(self.server.databases["keystone"], SERVER["databases"]["keystone"])

    def test_cut_short_anywhere_it_is_run_again(self) -> None:
        self.run_it("backup")
        self.have(EMPTY)
        self.restore()
        steps = self.server.done
        for after in range(1, steps + 1):
            with self.subTest(after=after):
                self.have(EMPTY, dies_after=after)
                _, failure = self.restore()
                self.assertRegex(failure, "Lost connection|mariadb ended with 1")
                if after < steps:
                    self.assertEqual(self.restore()[1], "")
                self.assert_restored()

    def test_services_cannot_write_before_all_is_there(self) -> None:
        self.run_it("backup")
        self.have(EMPTY, dies_after=12)
        self.restore()
        self.assertIn("keystone", self.server.databases)
        self.assertEqual(self.server.accounts, EMPTY["accounts"])
        self.assertIn("a restore has begun and not ended", self.run_it("backup")[1])

    def test_the_one_that_is_named(self) -> None:
        self.run_it("backup")
        changed = {**SERVER["databases"], "keystone": {"user": "changed"}}
        self.have({**SERVER, "databases": changed})
        self.run_it("backup")
        self.have(EMPTY)
        _, failure = self.restore(BACKUP="2025")
        second = "2026-01-02T000000Z.sql.gz"
        self.assertIn(f"there is no 2025 in {self.backups}: there is {FIRST}, {second}", failure)
        self.restore(BACKUP=FIRST)
        self.assert_restored()
        self.restore(OVER="yes")
        self.assertEqual(self.server.databases["keystone"], {"user": "changed"})

    def test_a_damaged_backup_changes_nothing(self) -> None:
        self.run_it("backup")
        path = self.backups / FIRST
        whole = path.read_bytes()
        self.have(EMPTY)
        damaged = bytearray(whole)
        damaged[len(whole) // 2] ^= 0xFF
        shorter = gzip.compress(gzip.decompress(whole)[:-10])
        for content in (whole[:-20], bytes(damaged), shorter, b"", b"text"):
            with self.subTest(length=len(content)):
                path.write_bytes(content)
                self.assertRegex(self.restore()[1], "is damaged|is not all of a backup")
                self.assertEqual(self.server.content(), EMPTY)

    def test_what_cannot_be_read_back_gets_no_name(self) -> None:
        with mock.patch.object(backup, "END", "-- another\n"):
            check = backup.check
            with mock.patch.object(backup, "check", lambda path: setattr_and(check, path)):
                _, failure = self.run_it("backup")
        self.assertIn("is not all of a backup", failure)
        self.assertEqual(self.files(), [])


def setattr_and(check, path: Path) -> None:
    with mock.patch.object(backup, "END", "-- cdk8s-openstack: the end\n"):
        check(path)
