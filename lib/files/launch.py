"""Run a program of OpenStack as it is, in less memory.

    launch.py PROGRAM ARGUMENTS...

PROGRAM is a console script of the image. Its workers share with their parent what they do not
change, which the garbage collector would otherwise copy by looking at it. And what oslo.privsep
would have helper processes do, one of 100 MiB for each of its contexts and each seconds in
starting, an agent does itself: the helpers keep an agent without rights from what it has not got,
while ours are root on their node already, or have no rights at all. So is what they would run with
sudo, which a container that cannot get more rights refuses.
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
    main = script.load()
    without_helpers()
    without_sudo()
    return main()


def without_helpers() -> None:
    from oslo_privsep.priv_context import PrivContext

    # of those that are there already, too: what a context has been told since does not count
    PrivContext.client_mode = property(lambda context: False, lambda context, told: None)


def without_sudo() -> None:
    from oslo_concurrency import processutils

    execute = processutils.execute

    def as_it_is(*command, run_as_root=False, root_helper="", **options):
        return execute(*command, **options)

    processutils.execute = as_it_is


if __name__ == "__main__":
    sys.exit(main())
