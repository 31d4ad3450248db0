"""Back up all databases of a MariaDB server as a file, and restore them from one.

    backup.py backup | restore

Environment: DB_HOST, DB_PORT, DB_USER, MYSQL_PWD (the password); FOLDER, where the backups are. To
back up KEEP, how many are kept, and ADMIN, the account of the server's own that makes databases. To
restore BACKUP, the name of one (none: the newest), and OVER, `yes` to replace databases that are
there.

A backup is what mariadb-dump says of all databases in one transaction, compressed, and behind it
the accounts of services with their rights. It gets its name when all of it has been read back; only
then old ones are deleted. A server without tables is not backed up: it has lost them.

A restore reads all of the backup before it changes anything. The accounts come last, so that nobody
writes before all is there; those that are there go first, and with them, when their connections
have ended, the databases. How far it is stands in the table RESTORING: cut short, it begins again,
or goes on with the accounts.
"""

from __future__ import annotations

import errno
import fcntl
import gzip
import os
import re
import signal
import subprocess
import sys
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

OWN = "cdk8s_openstack"
RESTORING = f"{OWN}.restoring"
WRITER = f"{OWN}.galera_writer"  # who is written to now: nothing of before
SYSTEM_DATABASES = ("information_schema", "mysql", "performance_schema", "sys")
SYSTEM_ACCOUNTS = ("", "root", "mysql", "mariadb.sys", "PUBLIC", "openstack_backup")
ACCOUNTS = "-- cdk8s-openstack: accounts\n"
END = "-- cdk8s-openstack: the end\n"
NAME = re.compile(r"\d{4}-\d\d-\d\dT\d{6}Z\.sql\.gz")
LAST_CONNECTIONS = 20.0  # seconds; services keep a connection for ten
CHUNK = 1 << 20

# No LOCK TABLES, which a cluster does not know, and no transaction as large as a table.
DUMP = [
    "--single-transaction",
    "--skip-lock-tables",
    "--skip-add-locks",
    "--skip-disable-keys",
    "--skip-no-autocommit",
    "--no-tablespaces",
    f"--ignore-table={RESTORING}",
    f"--ignore-table={WRITER}",
]


def fail(message: str) -> NoReturn:
    sys.exit(f"backup.py: {message}")


def say(message: str) -> None:
    print(message, flush=True)


def environment(name: str) -> str:
    return os.environ.get(name) or fail(f"{name} is not in the environment: set it")


def folder() -> Path:
    return Path(environment("FOLDER"))


# The server


def client(program: str, *arguments: str) -> list[str]:
    """Its password is in the environment, and on no command line."""
    login = [f"--host={environment('DB_HOST')}", f"--port={environment('DB_PORT')}"]
    login.append(f"--user={environment('DB_USER')}")
    return [program, "--no-defaults", *login, "--max-allowed-packet=64M", *arguments]


def query(statement: str) -> list[list[str]]:
    options = ("--batch", "--raw", "--skip-column-names", f"--execute={statement}")
    result = subprocess.run(client("mariadb", *options), capture_output=True, text=True)
    if result.returncode != 0:
        fail(result.stderr.strip())
    return [line.split("\t") for line in result.stdout.splitlines()]


def listed(names: tuple[str, ...]) -> str:
    return ", ".join(f"'{name}'" for name in names)


def databases() -> dict[str, int]:
    """How many tables are in each but the server's own."""
    rows = query(
        "SELECT SCHEMA_NAME, (SELECT COUNT(*) FROM information_schema.TABLES "
        "WHERE TABLE_SCHEMA = SCHEMA_NAME) FROM information_schema.SCHEMATA "
        f"WHERE SCHEMA_NAME NOT IN ({listed((*SYSTEM_DATABASES, OWN))}) ORDER BY 1"
    )
    return {name: int(tables) for name, tables in rows}


def accounts(admin: str) -> list[str]:
    """Those of services, as SQL names them."""
    rows = query(
        "SELECT CONCAT(QUOTE(User), '@', QUOTE(Host)) FROM mysql.user "
        f"WHERE is_role = 'N' AND User NOT IN ({listed((*SYSTEM_ACCOUNTS, admin))}) ORDER BY 1"
    )
    return [account for (account,) in rows]


def restoring() -> tuple[str, bool] | None:
    """The backup that is being restored, and whether all but the accounts is there."""
    schema, table = RESTORING.split(".")
    if not query(
        "SELECT 1 FROM information_schema.TABLES "
        f"WHERE TABLE_SCHEMA = '{schema}' AND TABLE_NAME = '{table}'"
    ):
        return None
    rows = query(f"SELECT name, loaded FROM {RESTORING}")
    return (rows[0][0], rows[0][1] == "1") if rows else ("", False)


# Backup


def backup() -> None:
    with (folder() / ".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            fail(f"another backup is being made in {folder()}: wait for it")
        back_up()


def back_up() -> None:
    keep, started = int(environment("KEEP")), time.monotonic()
    for leftover in folder().glob("*.part"):
        leftover.unlink()
    if restoring():
        fail("a restore has begun and not ended: run it again, so that there is all of it")
    there = databases()
    if sum(there.values()) == 0:
        fail("the server has no tables: it has lost them, or is new. Restore, and run this again")
    rights = account_statements()

    path = folder() / time.strftime("%Y-%m-%dT%H%M%SZ.sql.gz", time.gmtime())
    part = path.with_suffix(".part")
    try:
        write(part, [*there, OWN], rights)
        check(part)
    except BaseException as error:
        part.unlink(missing_ok=True)
        if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
            fail(f"{folder()} is full, with {found()}: give it a larger volume, or keep fewer")
        raise
    part.rename(path)
    sync(folder())
    size, seconds = path.stat().st_size / 2**20, time.monotonic() - started
    say(f"{path.name}: {', '.join(there)}; {size:.1f} MiB in {seconds:.0f} s, read back")
    for old in backups()[:-keep]:
        old.unlink()
        say(f"{old.name}: deleted, for {keep} are kept")


def account_statements() -> list[str]:
    statements = []
    for account in accounts(environment("ADMIN")):
        [[made]] = query(f"SHOW CREATE USER {account}")
        statements.append(re.sub("^CREATE USER", "CREATE OR REPLACE USER", made))
        statements += [grant for (grant,) in query(f"SHOW GRANTS FOR {account}")]
    return statements


def write(path: Path, names: list[str], rights: list[str]) -> None:
    command = client("mariadb-dump", *DUMP, "--databases", *names)
    with path.open("wb") as file:
        os.fchmod(file.fileno(), 0o640)
        with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=5) as compressed:
            with subprocess.Popen(command, stdout=subprocess.PIPE) as dump:
                while chunk := dump.stdout.read(CHUNK):
                    compressed.write(chunk)
            if dump.returncode != 0:
                fail(f"mariadb-dump ended with {dump.returncode}: see above")
            text = "".join(f"{statement};\n" for statement in rights)
            compressed.write(f"{ACCOUNTS}{text}{END}".encode())
        file.flush()
        os.fsync(file.fileno())


def sync(directory: Path) -> None:
    descriptor = os.open(directory, os.O_RDONLY)
    os.fsync(descriptor)
    os.close(descriptor)


def lines(path: Path) -> Iterator[bytes]:
    """All of a backup; reading to the end checks its length and checksum."""
    try:
        with gzip.open(path) as file:
            yield from file
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        fail(f"{path.name} is damaged ({error}): use another one")


def check(path: Path) -> None:
    """Whether all of it can be read, and is there: what the dump said, and the accounts."""
    completed, has_accounts, last = False, False, b""
    for line in lines(path):
        completed = completed or line.startswith(b"-- Dump completed")
        has_accounts = has_accounts or line == ACCOUNTS.encode()
        last = line
    if not (completed and has_accounts and last == END.encode()):
        fail(f"{path.name} is not all of a backup: use another one")


def backups() -> list[Path]:
    """The oldest first."""
    return sorted(path for path in folder().iterdir() if NAME.fullmatch(path.name))


def found() -> str:
    return ", ".join(path.name for path in backups()) or "no backup"


# Restore


def restore() -> None:
    started, name = time.monotonic(), os.environ.get("BACKUP", "")
    path = next((one for one in reversed(backups()) if name in ("", one.name)), None)
    if path is None:
        fail(f"there is no {name or 'backup'} in {folder()}: there is {found()}")
    check(path)
    before = restoring()
    if before != (path.name, True):
        there = {each: tables for each, tables in databases().items() if tables > 0}
        if before is None and there and os.environ.get("OVER") != "yes":
            has = ", ".join(f"{each} ({tables} tables)" for each, tables in there.items())
            fail(f"the server has {has}: set OVER=yes to replace all that by {path.name}")
        say(f"restores {path.name}")
        clear(path)
        feed(path, until=ACCOUNTS)
        query(f"UPDATE {RESTORING} SET loaded = 1")
    feed(path, since=ACCOUNTS)
    query(f"DROP TABLE {RESTORING}")
    say(f"{path.name}: restored in {time.monotonic() - started:.0f} s")


def clear(path: Path) -> None:
    """Without databases and accounts, but for those of the server itself."""
    query(
        f"CREATE DATABASE IF NOT EXISTS {OWN}; "
        f"CREATE TABLE IF NOT EXISTS {RESTORING} "
        "(id INT PRIMARY KEY, name VARCHAR(64) NOT NULL, loaded INT NOT NULL) CHARACTER SET ascii; "
        f"REPLACE INTO {RESTORING} VALUES (1, '{path.name}', 0)"
    )
    leaving = accounts(environment("DB_USER"))
    if leaving:
        query("; ".join(f"DROP USER {account}" for account in leaving))
        say(f"{', '.join(leaving)}: dropped; their last connections end")
        time.sleep(LAST_CONNECTIONS)
    for database in databases():
        query(f"DROP DATABASE `{database}`")


def feed(path: Path, since: str = "", until: str = END) -> None:
    """Have the server do what stands between two lines."""
    begun = not since
    try:
        with subprocess.Popen(client("mariadb"), stdin=subprocess.PIPE) as mariadb:
            for line in lines(path):
                if line == until.encode():
                    break
                if begun:
                    mariadb.stdin.write(line)
                begun = begun or line == since.encode()
    except BrokenPipeError:
        pass  # it has said why
    if mariadb.returncode != 0:
        fail(f"mariadb ended with {mariadb.returncode}: see above; then run this again")


def main(arguments: list[str]) -> None:
    if arguments == ["backup"]:
        backup()
    elif arguments == ["restore"]:
        restore()
    else:
        sys.exit("usage: backup.py backup | restore")


if __name__ == "__main__":
    # As process 1 of a container it would ignore this signal, and hold up the pod's deletion.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    main(sys.argv[1:])
