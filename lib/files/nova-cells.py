"""Make the tables of a cell of Nova, and map the cell where schedulers and APIs look for it.

    nova-cells.py NAME DATABASE TRANSPORT [CELL0]

NAME of the cell; DATABASE and TRANSPORT are its URLs with {password} instead of the password, as
Nova's own cell mappings have it, so that no table holds one (where TRANSPORT is empty, Nova keeps
that of the configuration, password and all); CELL0, given with the first cell, is the same for the
database of servers that never started, and asks for the tables of the API, too.

Needs the configuration of the cell's conductor with [api_database] in it. These are the commands of
nova-manage in the order of Nova's installation guide, of which each would take seconds to start:
here it starts once. They may be repeated, and URLs that differ are corrected.
"""

from __future__ import annotations

import os
import sys

from nova.cmd import manage


def run(*arguments: str) -> str:
    """What nova-manage prints. It ends this program if it fails."""
    print(f"nova-manage {' '.join(arguments)}", flush=True)
    end, start = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(start, 1)
        sys.argv = ["nova-manage", *arguments]
        status = manage.main()
        sys.stdout.flush()
        os._exit(status or 0)
    os.close(start)
    with os.fdopen(end) as file:
        output = file.read()
    _, status = os.waitpid(child, 0)
    if status != 0:
        print(output)
        sys.exit(f"nova-cells.py: nova-manage ended with {os.waitstatus_to_exitcode(status)}")
    return output


def cells() -> dict[str, str]:
    """uuid by name."""
    rows = [line.split("|") for line in run("cell_v2", "list_cells").splitlines() if "|" in line]
    return {row[1].strip(): row[2].strip() for row in rows[1:]}


def map_cell(name: str, database: str, transport: str) -> None:
    urls = ["--name", name, "--database_connection", database]
    if transport:
        urls += ["--transport-url", transport]
    uuid = cells().get(name)
    if uuid is None:
        run("cell_v2", "create_cell", *urls)
    else:
        run("cell_v2", "update_cell", "--cell_uuid", uuid, *urls)


def main(name: str, database: str, transport: str, cell0: str | None = None) -> None:
    if cell0 is None:
        run("db", "sync", "--local_cell")
    else:
        run("api_db", "sync")
        run("cell_v2", "map_cell0", "--database_connection", cell0)
        map_cell("cell0", cell0, "none:///")
        run("db", "sync")  # of cell0 and of this one
    map_cell(name, database, transport)


if __name__ == "__main__":
    main(*sys.argv[1:])
