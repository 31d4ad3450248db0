"""Run a program of OpenStack as it is, in less memory.

    launch.py PROGRAM ARGUMENTS...

PROGRAM is a console script of the image. Its workers share with their parent what they do not
change, which the garbage collector would otherwise copy by looking at it. And what oslo.privsep
would have helper processes do, one of 100 MiB for each of its contexts and each seconds in
starting, an agent does itself: the helpers keep an agent without rights from what it has not got,
while ours are root on their node already.
"""

from __future__ import annotations

import gc
import importlib
import os
import sys
from importlib.metadata import entry_points


def main() -> int | None:
    del sys.argv[0]
    [script] = entry_points(group="console_scripts", name=sys.argv[0])
    # may patch the standard library (eventlet), which has to be done before anything uses it
    importlib.import_module(script.module.rpartition(".")[0])
    # once: what is frozen is never collected, and every command that a program runs is a fork, too
    os.register_at_fork(before=lambda: gc.get_freeze_count() or gc.freeze())
    without_helpers()
    return script.load()()


def without_helpers() -> None:
    from oslo_privsep import priv_context

    class InProcess(priv_context.PrivContext):
        def __init__(self, *args, **kwargs):
            super().__init__(*args, **kwargs)
            self.set_client_mode(False)

    priv_context.PrivContext = InProcess


if __name__ == "__main__":
    sys.exit(main())
