"""Make sure that databases exist, and a user that may do everything in exactly these.

Input: environment DB_HOST, DB_PORT, DB_ADMIN_USER, DB_ADMIN_PASSWORD, DB_USER, DB_PASSWORD,
DATABASES (names, comma between) and OWNER, a UUID that this cloud made once; it is no secret. Needs
pymysql, which every Kolla image of OpenStack has. The admin needs CREATE USER and PRIVILEGES on all
databases, with grant option, and nothing else.

It creates what is missing, sets the user's password only when a login with it fails, and never
revokes. A first migration that was cut short (MariaDB's DDL is not transactional, so that Alembic
can neither go on nor begin again) leaves tables without a row and no version: such a database is
made anew; nothing with a row in it is ever dropped.

Several clouds may share a server, so what belongs to which is recorded on it, in the table OWNERS,
which the admin alone can use. What another cloud has recorded is refused. So is what is there and
not recorded, unless it is plainly ours, made by hand or by an earlier version:
    the user, when our password logs in (it is known to this cloud alone);
    a database, when that user can use it, or when it is empty and the user is ours or not there.
All is decided before anything is written, and recorded before it is created: of two clouds that
begin at once, the first to record a name has it.

Every statement may be repeated, so after a crash at any point it may just run again. A server that
does not answer yet is waited for; a refused admin is not.
"""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from typing import NoReturn

import pymysql

PATIENCE = 120.0  # seconds for the server to answer
PAUSE = 2.0
OWNERS = "cdk8s_openstack.owners"
# Not ALL: it takes an admin that has all, whose names differ between servers and their versions.
PRIVILEGES = (
    "SELECT, INSERT, UPDATE, DELETE, CREATE, DROP, REFERENCES, INDEX, ALTER, "
    "CREATE TEMPORARY TABLES, LOCK TABLES, EXECUTE, CREATE VIEW, SHOW VIEW, CREATE ROUTINE, "
    "ALTER ROUTINE, EVENT, TRIGGER"
)
NEEDED = f"{PRIVILEGES}, CREATE USER ON *.*, WITH GRANT OPTION"
PREFIX = "set database.existing.prefix, with which the names of this cloud's databases and users then begin"
ACCESS_DENIED = (1045, 1698)
NO_ACCESS = 1044  # to a database
DUPLICATE = 1062
NOT_ALLOWED = (NO_ACCESS, 1142, 1227, 1410)
# Starting, stopping, full, not in the cluster yet, lost on the way, or in another one's way.
PASSING = (1040, 1047, 1053, 1205, 1213, 2002, 2003, 2006, 2013, 2055)


def fail(message: str) -> NoReturn:
    sys.exit(f"database.py: {message}")


def environment(name: str, pattern: str = "(?s).+", rule: str = "") -> str:
    value = os.environ.get(name) or fail(f"{name} is not in the environment: set it")
    # The value may be a password: it is not shown.
    return value if re.fullmatch(pattern, value) else fail(f"{name} {rule}")


def setup() -> None:
    user = environment("DB_USER", r"[A-Za-z0-9_]{1,80}", "may hold letters, digits and _ only")
    password = environment(
        "DB_PASSWORD",
        r"[A-Za-z0-9._~-]+",
        f"(the database password of user {user}) becomes part of a URL: "
        "use letters, digits and . _ ~ - only",
    )
    databases = environment(
        "DATABASES",
        r"[A-Za-z0-9_]{1,64}(,[A-Za-z0-9_]{1,64})*",
        "takes names of letters, digits and _, comma between",
    ).split(",")
    owner = environment("OWNER", r"[0-9a-f-]{36}", "takes a UUID in small letters")
    admin = environment("DB_ADMIN_USER")
    admin_password = environment("DB_ADMIN_PASSWORD")

    with connect(admin, admin_password) as connection, connection.cursor() as cursor:
        take(cursor, owner, databases, user, password)
        for database in databases:
            if was_cut_short(cursor, database):
                cursor.execute(f"DROP DATABASE `{database}`")
                print(f"database {database} was left empty by a migration: dropped", flush=True)
            created = cursor.execute(
                f"CREATE DATABASE IF NOT EXISTS `{database}` "
                "CHARACTER SET utf8mb3 COLLATE utf8mb3_general_ci"
            )
            print(f"database {database} {'created' if created else 'is there'}", flush=True)
        cursor.execute("CREATE USER IF NOT EXISTS %s@'%%' IDENTIFIED BY %s", (user, password))
        if not can_login(user, password):
            cursor.execute("ALTER USER %s@'%%' IDENTIFIED BY %s", (user, password))
            print(f"password of user {user} set", flush=True)
        for database in databases:
            # Here an underscore stands for any character, unless escaped.
            pattern = database.replace("_", r"\_")
            cursor.execute(f"GRANT {PRIVILEGES} ON `{pattern}`.* TO %s@'%%'", (user,))
        if not can_login(user, password):
            fail(
                f"user {user} cannot log in with the password that was set: look in mysql.user for "
                f"another account '{user}'@HOST that takes precedence, and drop it"
            )
    print(f"user {user} may use {', '.join(databases)}", flush=True)


def take(
    cursor: pymysql.cursors.Cursor, owner: str, databases: list[str], user: str, password: str
) -> None:
    """Record as this cloud's what is not recorded; fail when anything is not for it to take."""
    cursor.execute(f"CREATE DATABASE IF NOT EXISTS {OWNERS.partition('.')[0]}")
    cursor.execute(
        f"CREATE TABLE IF NOT EXISTS {OWNERS} (kind VARCHAR(8), name VARCHAR(80), "
        "owner CHAR(36) NOT NULL, PRIMARY KEY (kind, name)) CHARACTER SET ascii COLLATE ascii_bin"
    )
    wanted = [("database", name) for name in databases] + [("user", user)]
    owners = {each: recorded_owner(cursor, *each) for each in wanted}
    refuse_others(owner, owners)
    free = [each for each in wanted if not owners[each]]
    our_user = can_login(user, password) or owners["user", user] == owner
    no_user = not cursor.execute("SELECT 1 FROM mysql.user WHERE User = %s", (user,))
    foreign = []
    for kind, name in free:
        if kind == "user":
            takes = our_user or no_user
        elif cursor.execute(
            "SELECT 1 FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = %s", (name,)
        ):
            empty = not tables(cursor, name)
            takes = (empty and (our_user or no_user)) or can_login(user, password, name)
        else:
            takes = True
        if not takes:
            foreign.append((kind, name))
    if foreign:
        rows = ", ".join(f"('{kind}', '{name}', '{owner}')" for kind, name in foreign)
        fail(
            f"{listed(foreign)} on {server()}: there already, not made by this cloud: {PREFIX}; "
            f"or, if it is for this cloud, tell the server: INSERT INTO {OWNERS} VALUES {rows};"
        )
    for kind, name in free:
        try:
            cursor.execute(f"INSERT INTO {OWNERS} VALUES (%s, %s, %s)", (kind, name, owner))
        except pymysql.MySQLError as error:
            if code(error) != DUPLICATE:
                raise
            # Another run was faster; whose was it?
            refuse_others(owner, {(kind, name): recorded_owner(cursor, kind, name)})


def recorded_owner(cursor: pymysql.cursors.Cursor, kind: str, name: str) -> str:
    cursor.execute(f"SELECT owner FROM {OWNERS} WHERE kind = %s AND name = %s", (kind, name))
    row = cursor.fetchone()
    return row[0] if row else ""


def refuse_others(owner: str, owners: dict[tuple[str, str], str]) -> None:
    for other in sorted(set(owners.values()) - {owner, ""}):
        theirs = [each for each in owners if owners[each] == other]
        fail(
            f"{listed(theirs)} on {server()}: made by another cloud: {PREFIX}; or, if it is this "
            "one before its Secrets were lost, hand all that it made over: "
            f"UPDATE {OWNERS} SET owner = '{owner}' WHERE owner = '{other}';"
        )


def listed(names: list[tuple[str, str]]) -> str:
    return ", ".join(f"{kind} {name}" for kind, name in names)


def was_cut_short(cursor: pymysql.cursors.Cursor, database: str) -> bool:
    found = tables(cursor, database)
    return "alembic_version" in found and not any(
        cursor.execute(f"SELECT 1 FROM `{database}`.`{table}` LIMIT 1") for table in found
    )


def tables(cursor: pymysql.cursors.Cursor, database: str) -> list[str]:
    cursor.execute(
        "SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = %s", (database,)
    )
    return [name for (name,) in cursor.fetchall()]


def connect(
    user: str, password: str, database: str | None = None
) -> pymysql.connections.Connection:
    return pymysql.connect(
        host=environment("DB_HOST", r"\S+", "may not hold spaces"),
        port=int(environment("DB_PORT", r"\d+", "takes a number")),
        user=user,
        password=password,
        database=database,
        charset="utf8mb4",
        autocommit=True,
        connect_timeout=10,
        read_timeout=60,
        write_timeout=60,
    )


def can_login(user: str, password: str, database: str | None = None) -> bool:
    """Whether the password is right, and lets the user into the database, if one is given."""
    try:
        connect(user, password, database).close()
        return True
    except pymysql.MySQLError as error:
        if code(error) in (*ACCESS_DENIED, NO_ACCESS):
            return False
        raise


def server() -> str:
    return f"{os.environ['DB_HOST']}:{os.environ['DB_PORT']}"


def code(error: pymysql.MySQLError) -> int:
    return error.args[0]


def main() -> None:
    deadline, said = time.monotonic() + PATIENCE, ""
    while True:
        try:
            return setup()
        except pymysql.MySQLError as error:
            reason = f"database server {server()}: {error.args[-1]}"
            if code(error) in ACCESS_DENIED:
                fail(f"{reason}: DB_ADMIN_USER and DB_ADMIN_PASSWORD must be those of the server")
            if code(error) in NOT_ALLOWED:
                fail(f"{reason}: DB_ADMIN_USER needs {NEEDED}")
            if code(error) not in PASSING:
                fail(reason)
            if time.monotonic() > deadline:
                fail(
                    f"{reason}: tried for {PATIENCE:.0f} s; is it running, are host and port right?"
                )
            if reason != said:
                said = reason
                print(f"trying again, {reason}", flush=True)
            time.sleep(PAUSE)


if __name__ == "__main__":
    # As process 1 of a container it would ignore this signal, and hold up the pod's deletion.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    main()
