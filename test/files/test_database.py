from __future__ import annotations

import re
import sys
import unittest
from functools import partial
from types import ModuleType
from unittest import mock

from support import environment, load, run


OURS, THEIRS = "11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"


class MySQLError(Exception):
    pass


class FakeServer(ModuleType):
    """A module pymysql with a MariaDB behind it that knows the statements of database.py."""

    MySQLError = MySQLError

    def __init__(self) -> None:
        super().__init__("pymysql")
        self.connections = mock.Mock()
        self.owners: dict = {}  # by kind and name
        self.before_record = lambda: None  # somebody else's work
        self.passwords = {"root": "root-pw"}
        self.databases: set = set()
        self.tables: dict = {}  # rows by table by database
        self.found: list = []
        self.grants: set = set()
        self.statements: list = []
        self.refusals: list = []  # errors of the next logins
        self.options: dict = {}
        self.shadowed = False  # by an account like 'nova'@'10.%'
        self.crash_at = ""

    def connect(self, **options):
        self.options = options
        if self.refusals:
            raise MySQLError(*self.refusals.pop(0))
        user = options["user"]
        shadowed = self.shadowed and user != "root"
        if self.passwords.get(user) != options["password"] or shadowed:
            raise MySQLError(1045, f"Access denied for user '{user}'@'10.0.0.1'")
        database = options["database"]
        if database and (database.replace("_", r"\_"), user) not in self.grants:
            raise MySQLError(1044, f"Access denied for user '{user}' to database '{database}'")
        connection, cursor = mock.MagicMock(), mock.MagicMock()
        connection.__enter__.return_value = connection
        connection.__exit__.return_value = False
        connection.cursor.return_value.__enter__.return_value = cursor
        connection.cursor.return_value.__exit__.return_value = False
        cursor.execute = self.execute
        cursor.fetchall = lambda: self.found
        cursor.fetchone = lambda: self.found[0] if self.found else None
        return connection

    def execute(self, statement: str, values: tuple = ()) -> int:
        if self.crash_at and self.crash_at in statement % tuple(map(repr, values)):
            raise KeyboardInterrupt
        self.statements.append(statement)
        if "cdk8s_openstack" in statement:
            return self.execute_on_owners(statement, values)
        if statement.startswith("SELECT 1 FROM information_schema.SCHEMATA"):
            return int(values[0] in self.databases)
        if statement.startswith("SELECT 1 FROM mysql.user"):
            return int(values[0] in self.passwords)
        if statement.startswith("CREATE DATABASE IF NOT EXISTS"):
            name = re.search("`(.*)`", statement).group(1)
            created = name not in self.databases
            self.databases.add(name)
            return int(created)
        if statement.startswith("SELECT TABLE_NAME"):
            self.found = [(table,) for table in self.tables.get(values[0], {})]
            return len(self.found)
        if statement.startswith("SELECT 1 FROM"):
            database, table = re.findall("`(.*?)`", statement)
            return min(self.tables[database][table], 1)
        if statement.startswith("DROP DATABASE"):
            name = re.search("`(.*)`", statement).group(1)
            self.databases.remove(name)
            del self.tables[name]
            return 0
        if statement.startswith("CREATE USER IF NOT EXISTS"):
            self.passwords.setdefault(*values)
        elif statement.startswith("ALTER USER"):
            self.passwords[values[0]] = values[1]
        elif statement.startswith("GRANT SELECT, INSERT"):
            self.grants.add((re.search("`(.*)`", statement).group(1), *values))
        else:
            raise AssertionError(statement)
        return 0

    def execute_on_owners(self, statement: str, values: tuple) -> int:
        if statement.startswith("SELECT owner"):
            self.found = [(self.owners[values],)] if values in self.owners else []
        elif statement.startswith("INSERT INTO"):
            self.before_record()
            if values[:2] in self.owners:
                raise MySQLError(1062, "Duplicate entry")
            self.owners[values[:2]] = values[2]
        else:
            assert re.match("CREATE (DATABASE|TABLE) IF NOT EXISTS", statement), statement
        return 0


class DatabaseTest(unittest.TestCase):
    def setUp(self) -> None:
        self.server = FakeServer()
        self.database = load("database", pymysql=self.server)
        self.database.PAUSE = 0
        self.variables = {
            "DB_HOST": "mariadb",
            "DB_PORT": "3306",
            "DB_ADMIN_USER": "root",
            "DB_ADMIN_PASSWORD": "root-pw",
            "DB_USER": "nova",
            "DB_PASSWORD": "nova-pw",
            "DATABASES": "nova,nova_api",
            "OWNER": OURS,
        }

    def run_it(self, **changes: str) -> tuple[str, str]:
        with environment(**{**self.variables, **changes}):
            return run(self.database.main)

    def test_creates_what_is_missing(self) -> None:
        out, failure = self.run_it()
        self.assertEqual(failure, "")
        self.assertEqual(
            out.splitlines(),
            [
                "database nova created",
                "database nova_api created",
                "user nova may use nova, nova_api",
            ],
        )
        self.assertIn(
            "CHARACTER SET utf8mb3 COLLATE utf8mb3_general_ci", "".join(self.server.statements)
        )
        self.assertEqual(self.server.passwords["nova"], "nova-pw")
        # An underscore that is not escaped would grant novaXapi too.
        self.assertEqual(self.server.grants, {("nova", "nova"), (r"nova\_api", "nova")})

    def test_again_sets_no_password(self) -> None:
        self.run_it()
        self.server.statements.clear()
        out, failure = self.run_it()
        self.assertEqual(failure, "")
        self.assertIn("database nova is there", out)
        self.assertFalse([s for s in self.server.statements if s.startswith("ALTER")])

    def test_a_first_migration_that_was_cut_short_begins_anew(self) -> None:
        self.server.databases = {"nova"}
        self.server.owners = {("database", "nova"): OURS}
        self.server.tables = {"nova": {"alembic_version": 0, "instances": 0}}
        out, failure = self.run_it()
        self.assertEqual(failure, "")
        self.assertIn("database nova was left empty by a migration: dropped\n", out)
        self.assertIn("database nova created\n", out)

    def test_what_has_a_row_or_no_alembic_is_never_dropped(self) -> None:
        for tables in (
            {"alembic_version": 1, "instances": 0},
            {"alembic_version": 0, "instances": 1},
            {"instances": 0},
            {},
        ):
            self.setUp()
            self.server.databases = {"nova"}
            self.server.owners = {("database", "nova"): OURS}
            self.server.tables = {"nova": dict(tables)}
            self.assertEqual(self.run_it()[1], "")
            self.assertFalse([s for s in self.server.statements if s.startswith("DROP")])
            self.assertEqual(self.server.tables["nova"], tables)

    def test_what_another_cloud_made_is_refused(self) -> None:
        self.run_it()
        before = (dict(self.server.passwords), dict(self.server.owners))
        out, failure = self.run_it(OWNER=THEIRS, DB_PASSWORD="their-pw", DATABASES="nova,other")
        self.assertEqual(out, "")
        self.assertRegex(
            failure,
            "^database.py: database nova, user nova on mariadb:3306: made by another cloud: set "
            f"database.existing.prefix, .*SET owner = '{THEIRS}' WHERE owner = '{OURS}';$",
        )
        self.assertNotIn("their-pw", failure)
        self.assertEqual((self.server.passwords, self.server.owners), before)
        self.assertNotIn("other", self.server.databases)

    def test_of_two_at_once_the_first_to_record_a_name_has_it(self) -> None:
        for rival, there in ((THEIRS, set()), (OURS, {"nova", "nova_api"})):
            self.setUp()
            rivals = {("database", "nova_api"): rival}
            self.server.before_record = partial(self.server.owners.update, rivals)
            failure = self.run_it()[1]
            refused = "database nova_api on mariadb:3306: made by another" in failure
            self.assertEqual(refused, rival == THEIRS)
            self.assertEqual(self.server.databases, there)

    def test_what_is_there_and_not_recorded(self) -> None:
        grants = {("nova", "nova"), (r"nova\_api", "nova")}
        full, empty = {"nova": {"instances": 1}}, {}
        for passwords, databases, tables, granted, refused in (
            # an earlier version, or somebody for us, made all
            ({"nova": "nova-pw"}, {"nova", "nova_api"}, full, grants, ""),
            # only the databases, or they were cut short then
            ({}, {"nova", "nova_api"}, empty, set(), ""),
            ({"nova": "nova-pw"}, {"nova", "nova_api"}, empty, set(), ""),
            # an earlier version made it, with another password
            ({"nova": "x"}, {"nova"}, full, grants, "database nova, user nova"),
            ({"nova": "x"}, {"nova"}, empty, grants, "database nova, user nova"),
            ({"nova": "x"}, set(), empty, set(), "user nova"),
            # somebody else's
            ({}, {"nova"}, full, set(), "database nova"),
            ({"nova": "nova-pw"}, {"nova"}, full, set(), "database nova"),
        ):
            self.setUp()
            self.server.passwords.update(passwords)
            self.server.databases, self.server.tables = set(databases), tables
            self.server.grants = set(granted)
            failure = self.run_it()[1]
            if not refused:
                self.assertEqual(failure, "")
                self.assertEqual(set(self.server.owners.values()), {OURS})
                self.assertEqual(len(self.server.owners), 3)
                continue
            self.assertIn(f"database.py: {refused} on mariadb:3306: there already", failure)
            self.assertEqual(self.server.owners, {})
            self.assertEqual(self.server.grants, granted)
            # What the message says helps.
            rows = re.findall(r"\('(\w+)', '(\w+)', '(\S+)'\)", failure)
            self.server.owners = {(kind, name): owner for kind, name, owner in rows}
            self.assertEqual(self.run_it()[1], "")

    def test_a_changed_password_is_set(self) -> None:
        self.run_it()
        out, failure = self.run_it(DB_PASSWORD="new-pw")
        self.assertEqual(failure, "")
        self.assertIn("password of user nova set", out)
        self.assertEqual(self.server.passwords["nova"], "new-pw")

    def test_goes_on_after_a_crash_anywhere(self) -> None:
        for place in (
            "CREATE TABLE",
            "'user', 'nova', '1",
            "CREATE DATABASE IF NOT EXISTS `nova`",
            "`nova_api`",
            "CREATE USER",
            "GRANT",
            r"`nova\_api`",
        ):
            self.setUp()
            self.server.crash_at = place
            with self.assertRaises(KeyboardInterrupt):
                self.run_it()
            self.server.crash_at = ""
            self.assertEqual(self.run_it()[1], "")
            self.assertEqual(self.server.databases, {"nova", "nova_api"})
            self.assertEqual(len(self.server.grants), 2)

    def test_waits_for_the_server(self) -> None:
        away = (2003, "Can't connect to MySQL server on 'mariadb'")
        self.server.refusals = [away, away, (1047, "WSREP has not yet prepared node")]
        out, failure = self.run_it()
        self.assertEqual(failure, "")
        self.assertEqual(out.count("Can't connect"), 1, "said once")
        self.assertIn("trying again, database server mariadb:3306: WSREP", out)

    def test_a_server_that_is_away_for_too_long(self) -> None:
        self.server.refusals = [(2003, "Can't connect")] * 9999
        self.database.PATIENCE = 0.01
        failure = self.run_it()[1]
        self.assertRegex(failure, r"^database\.py: database server mariadb:3306: Can't connect")

    def test_a_refused_admin_fails_at_once(self) -> None:
        failure = self.run_it(DB_ADMIN_PASSWORD="wrong-pw")[1]
        self.assertIn("Access denied for user 'root'", failure)
        self.assertIn("DB_ADMIN_PASSWORD must be", failure)
        self.assertNotIn("wrong-pw", failure)

    def test_an_admin_without_rights_and_unknown_errors_fail_at_once(self) -> None:
        self.server.refusals = [(1044, "Access denied to database 'nova'")]
        self.assertIn("needs SELECT, INSERT", self.run_it()[1])
        self.server.refusals = [(1064, "You have an error")]
        self.assertTrue(self.run_it()[1].endswith("mariadb:3306: You have an error"))

    def test_a_user_that_another_account_shadows(self) -> None:
        self.server.shadowed = True
        self.assertIn("another account 'nova'@HOST", self.run_it()[1])

    def test_refuses_what_breaks_urls_or_statements(self) -> None:
        for name, values in {
            "DB_PASSWORD": ["a@b", "a/b", "a b", "a:b", "a%b", "ä", "a\n"],
            "DB_USER": ["a'b", "a b", "ä", "x" * 81],
            "DATABASES": ["a`b", "a,", ",a", "a b", "a.b", "x" * 65],
            "DB_PORT": ["mysql"],
            "DB_HOST": ["a b"],
            "OWNER": ["me", "'" * 36, OURS + "0"],
        }.items():
            for value in values:
                failure = self.run_it(**{name: value})[1]
                self.assertRegex(failure, rf"^database\.py: {name} ", value)
            self.assertIn(f"{name} is not in the environment", self.run_it(**{name: ""})[1])
        self.assertEqual(self.server.statements, [])
        failure = self.run_it(DB_PASSWORD="p@ss")[1]
        self.assertIn("database password of user nova", failure)
        self.assertNotIn("p@ss", failure)

    def test_prints_no_password(self) -> None:
        out = self.run_it()[0] + self.run_it(DB_PASSWORD="new-pw")[0]
        for password in ("root-pw", "nova-pw", "new-pw"):
            self.assertNotIn(password, out)

    def test_the_fake_is_not_left_behind(self) -> None:
        self.assertIsNot(sys.modules.get("pymysql"), self.server)


if __name__ == "__main__":
    unittest.main()
