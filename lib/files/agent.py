"""Run an agent of OpenStack as it is, but in one process.

    agent.py PROGRAM ARGUMENTS...

PROGRAM is a console script of the image. What oslo.privsep would have helper processes do, one of
100 MiB for each of its contexts and each seconds in starting, the agent does itself. The helpers
keep an agent without rights from what it has not got; this one is root on its node already.
"""

from __future__ import annotations

import sys
from importlib.metadata import entry_points

from oslo_privsep import priv_context


class InProcess(priv_context.PrivContext):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.set_client_mode(False)


def main() -> int | None:
    del sys.argv[0]
    [script] = entry_points(group="console_scripts", name=sys.argv[0])
    # before anything makes a context
    priv_context.PrivContext = InProcess
    return script.load()()


if __name__ == "__main__":
    sys.exit(main())
