"""Make sure that databases exist, and a user that may do everything in exactly these.

Input: environment DB_HOST, DB_PORT, DB_ADMIN_USER, DB_ADMIN_PASSWORD, DB_USER, DB_PASSWORD and
DATABASES (names, comma between). Needs pymysql, which every Kolla image of OpenStack has.

It creates what is missing, sets the user's password only when a login with it fails, and never
revokes. A first migration that was cut short (MariaDB's DDL is not transactional, so that Alembic
can neither go on nor begin again) leaves tables without a row and no version: such a database is
made anew; nothing with a row in it is ever dropped. Every statement may be repeated, so after a
crash at any point it may just run again. A server that does not answer yet is waited for; a refused
admin is not.
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
ACCESS_DENIED = (1045, 1698)
NOT_ALLOWED = (1044, 1142, 1227, 1410)
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
    admin = environment("DB_ADMIN_USER")
    admin_password = environment("DB_ADMIN_PASSWORD")

    with connect(admin, admin_password) as connection, connection.cursor() as cursor:
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
            cursor.execute(f"GRANT ALL PRIVILEGES ON `{pattern}`.* TO %s@'%%'", (user,))
        if not can_login(user, password):
            fail(
                f"user {user} cannot log in with the password that was set: look in mysql.user for "
                f"another account '{user}'@HOST that takes precedence, and drop it"
            )
    print(f"user {user} may use {', '.join(databases)}", flush=True)


def was_cut_short(cursor: pymysql.cursors.Cursor, database: str) -> bool:
    cursor.execute(
        "SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = %s", (database,)
    )
    tables = [name for (name,) in cursor.fetchall()]
    return "alembic_version" in tables and not any(
        cursor.execute(f"SELECT 1 FROM `{database}`.`{table}` LIMIT 1") for table in tables
    )


def connect(user: str, password: str) -> pymysql.connections.Connection:
    return pymysql.connect(
        host=environment("DB_HOST", r"\S+", "may not hold spaces"),
        port=int(environment("DB_PORT", r"\d+", "takes a number")),
        user=user,
        password=password,
        charset="utf8mb4",
        autocommit=True,
        connect_timeout=10,
        read_timeout=60,
        write_timeout=60,
    )


def can_login(user: str, password: str) -> bool:
    try:
        connect(user, password).close()
        return True
    except pymysql.MySQLError as error:
        if code(error) in ACCESS_DENIED:
            return False
        raise


def code(error: pymysql.MySQLError) -> int:
    return error.args[0]


def main() -> None:
    deadline, said = time.monotonic() + PATIENCE, ""
    while True:
        try:
            return setup()
        except pymysql.MySQLError as error:
            server = f"{os.environ['DB_HOST']}:{os.environ['DB_PORT']}"
            reason = f"database server {server}: {error.args[-1]}"
            if code(error) in ACCESS_DENIED:
                fail(f"{reason}: DB_ADMIN_USER and DB_ADMIN_PASSWORD must be those of the server")
            if code(error) in NOT_ALLOWED:
                fail(f"{reason}: DB_ADMIN_USER needs all privileges, with grant option")
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
