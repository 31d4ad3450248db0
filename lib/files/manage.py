"""Run commands of a console script one after another, which is imported once.

    manage.py PROGRAM COMMAND... [-- COMMAND...]

Each command is a fork, so that none finds what another has left in memory. The first that fails
ends it, with its exit code.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from itertools import groupby


def main(program: str, *words: str) -> None:
    [script] = entry_points(group="console_scripts", name=program)
    function = script.load()
    for between, command in groupby(words, key=lambda word: word == "--"):
        if not between:
            run(function, [program, *command])


def run(function: Callable, command: list[str]) -> None:
    print(" ".join(command), flush=True)
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        sys.argv = command
        sys.exit(function())
    _, status = os.waitpid(child, 0)
    if status != 0:
        code = os.waitstatus_to_exitcode(status)
        # of a signal, as a shell says it
        sys.exit(code if code > 0 else 128 - code)


if __name__ == "__main__":
    # As process 1 of a container it would ignore this signal, and hold up the pod's deletion.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    if len(sys.argv) < 3:
        sys.exit("usage: manage.py PROGRAM COMMAND... [-- COMMAND...]")
    main(*sys.argv[1:])
