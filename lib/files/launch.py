"""Run a program of OpenStack as it is, in less memory.

    launch.py PROGRAM ARGUMENTS...

PROGRAM is a console script of the image. Its workers share with their parent what they do not
change, which the garbage collector would otherwise copy by looking at it. And what oslo.privsep
would have helper processes do, one of 100 MiB for each of its contexts and each seconds in
starting, an agent does itself: the helpers keep an agent without rights from what it has not got,
while ours are root on their node already, or have no rights at all. So is what they would run with
sudo, which a container that cannot get more rights refuses.

The agent of Open vSwitch gets a mend of os-ken that images of before June 2026 have not, and it, the
l3 and the DHCP agent one of Neutron.
"""

from __future__ import annotations

import functools
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
    if sys.argv[0] == "neutron-openvswitch-agent":
        without_stale_switches()
        with_whole_monitors()
    if sys.argv[0] == "neutron-l3-agent":
        with_routers_that_tell_again()
    if sys.argv[0] == "neutron-dhcp-agent":
        with_earlier_networks()
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


def without_stale_switches() -> None:
    """Refuse what is for a switch that has since connected anew, as os-ken d5f35147 does.

    Sent once more, it would end the thread that answers, without a word: whoever waits for that
    does so forever, and no flow comes back to the node. It is an error and no InvalidDatapath, of
    which more would be sent for 5 s: routers on two nodes take those that are still for dead.
    """
    from os_ken.app.ofctl import event, exception, service

    send = service.OfctlService._handle_send_msg

    @functools.wraps(send)  # os-ken finds its handlers by their attributes
    def send_or_refuse(self, request):
        switch = request.msg.datapath
        there = self._switches.get(switch.id)
        if there is None or there.datapath is switch:
            send(self, request)
        else:
            gone = exception.OFError(result=switch.id)
            self.reply_to_request(request, event.Reply(exception=gone))

    service.OfctlService._handle_send_msg = send_or_refuse


def with_whole_monitors() -> None:
    """Have the monitor of the switch's ports end before it is started again, and then say its first.

    The agent starts it again when the switch is back. A thread that still reads what the one before
    said takes the end of that for the end of the new one, and ends it: the agent hears nothing for
    30 s. Nor does it when it looks before the new one has said anything. It then forgets that the
    switch was away, and networks on VLANs of the node are cut off until the agent restarts.
    """
    from neutron.agent.common.async_process import AsyncProcess
    from neutron.agent.common.ovsdb_monitor import OvsdbMonitor
    from neutron.common.utils import wait_until_true

    stop, start = AsyncProcess.stop, OvsdbMonitor.start

    def stop_whole(self, *args, **options):
        stop(self, *args, **options)
        for watcher in self._watchers:
            watcher.join(10)  # not for ever, should it not be killed

    def start_and_hear(self, block=False, timeout=60):
        start(self, block, timeout)
        if block:
            wait_until_true(lambda: not self._stdout_lines.empty(), timeout, sleep=0.05)

    AsyncProcess.stop, OvsdbMonitor.start = stop_whole, start_and_hear


def with_routers_that_tell_again() -> None:
    """Have a router of several nodes say every 15 s where its addresses are.

    When switches have been away, a node may have taken over for a moment, and gives up when it
    hears the one that serves: what it sends then, if only that it leaves a multicast group, has
    switches look for the router there. The one that serves may not have heard of that, and says
    no more where it is.
    """
    from neutron.agent.linux.keepalived import KeepalivedInstance

    build_config = KeepalivedInstance.build_config

    def and_tell_again(self):
        *config, end = build_config(self)
        return [*config, "    garp_master_refresh 15", end]

    KeepalivedInstance.build_config = and_tell_again


def with_earlier_networks() -> None:
    """Have a DHCP agent without networks ask for some once more when Neutron knows of it.

    Since 2025.2 it asks before its first report: Neutron has no such agent yet, so it gives it no
    network that is there already, and nobody asks again. Servers there have no DHCP until somebody
    makes a port.
    """
    from neutron.agent.dhcp.agent import DhcpAgent

    run = DhcpAgent.run

    def run_and_ask(self):  # after the first report
        run(self)
        if not self.cache.get_network_ids():
            self.schedule_resync("Neutron knows of this agent now")

    DhcpAgent.run = run_and_ask


if __name__ == "__main__":
    sys.exit(main())
