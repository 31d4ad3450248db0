from __future__ import annotations

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

FILE = Path(__file__).parents[2] / "lib/files/launch.py"

PROGRAM = """
import gc, os, sys
from oslo_concurrency import processutils
from oslo_privsep import priv_context

context = priv_context.PrivContext("agent", capabilities=[])

def main():
    if os.fork() == 0:
        print(sys.argv, gc.get_freeze_count() > 0, context.client_mode, flush=True)
        processutils.execute("mount", "-a", run_as_root=True, root_helper="sudo", shell=True)
        os._exit(0)
    first, more, _ = gc.get_freeze_count(), [[] for _ in range(10000)], os.wait()
    if os.fork() == 0:
        os._exit(0)
    os.wait()
    return 3 if gc.get_freeze_count() == first else 4
"""

PRIVSEP = """
class PrivContext:
    def __init__(self, prefix, capabilities):
        self.client_mode = True

    def set_client_mode(self, enabled):
        self.client_mode = enabled
"""

CONCURRENCY = """
def execute(*command, **options):
    print(command, options, flush=True)
"""


# a request that was sent before its switch had connected anew, and is sent once more
AGENT = """
import os
os.environ["OSKEN_HUB_TYPE"] = "native"  # as neutron has it

def main():
    from os_ken.app.ofctl import api, exception, service
    from os_ken.base import app_manager
    from os_ken.ofproto import ofproto_protocol, ofproto_v1_3_parser

    class Switch(ofproto_protocol.ProtocolDesc):
        id = 5

        def set_xid(self, message):
            message.set_xid(1)

        def send_msg(self, message):
            return True

    app = service.OfctlService()
    app_manager.register_app(app)
    app.start()
    before, now = Switch(), Switch()
    app._switches[5] = service._SwitchInfo(datapath=now)
    message = ofproto_v1_3_parser.OFPFlowStatsRequest(before)
    message.set_xid(1)
    try:
        api.send_msg(app, message)
    except exception.OFError as error:
        print("refused:", error.result, flush=True)
    print(api.get_datapath(app, 5) is now, flush=True)
    os._exit(0)  # its threads never end
"""

# what of Neutron's monitors is called here: a thread reads what a process says, which takes a while
MONITORS = """
import queue, threading, time

class AsyncProcess:
    def __init__(self):
        self._is_running, self._watchers = False, []

    def start(self):
        self._is_running, self._stdout_lines, ended = True, queue.Queue(), threading.Event()
        self._process = ended
        self._watchers = [threading.Thread(target=self.watch, args=[ended])]
        self._watchers[0].start()

    def stop(self, block=False):
        self._is_running = False
        self._process.set()

    def watch(self, ended):
        time.sleep(0.2)
        self._stdout_lines.put("what there is")
        ended.wait()
        time.sleep(0.2)
        if self._is_running:
            self.stop()
"""

MONITOR = """
from neutron.agent.common.async_process import AsyncProcess

class OvsdbMonitor(AsyncProcess):
    def start(self, block=False, timeout=60):
        super().start()
"""

UTILS = """
import time

def wait_until_true(predicate, timeout, sleep):
    while not predicate():
        time.sleep(sleep)
"""

MONITORED = """
import time

def main():
    from neutron.agent.common.ovsdb_monitor import OvsdbMonitor

    monitor = OvsdbMonitor()
    monitor.start(block=True)
    monitor.stop()
    monitor.start(block=True)
    print("said:", monitor._stdout_lines.get_nowait(), flush=True)
    time.sleep(0.5)
    print("runs:", monitor._is_running, flush=True)
    monitor.stop()
"""

# what of Neutron's l3 agent is called here
KEEPALIVED = """
class KeepalivedInstance:
    def build_config(self):
        return ["vrrp_instance VR_1 {", "    garp_master_delay 60", "}"]
"""

ROUTER = """
def main():
    from neutron.agent.linux.keepalived import KeepalivedInstance

    print(*KeepalivedInstance().build_config(), sep="\\n", flush=True)
"""

# what of Neutron's DHCP agent is called here
DHCP = """
class Cache:
    def __init__(self, networks):
        self.networks = networks

    def get_network_ids(self):
        return self.networks

class DhcpAgent:
    def __init__(self, networks):
        self.cache = Cache(networks)

    def run(self):
        print("runs", flush=True)

    def schedule_resync(self, reason, network_id=None):
        print("asks:", reason, network_id, flush=True)
"""

DHCP_AGENTS = """
def main():
    from neutron.agent.dhcp.agent import DhcpAgent

    DhcpAgent([]).run()
    DhcpAgent(["a network"]).run()
"""


def launch(name: str, program: str) -> subprocess.CompletedProcess[str]:
    with tempfile.TemporaryDirectory() as folder:
        files = {
            "some/__init__.py": "",
            "some/agent.py": program,
            "oslo_concurrency/__init__.py": "",
            "oslo_concurrency/processutils.py": CONCURRENCY,
            "oslo_privsep/__init__.py": "",
            "oslo_privsep/priv_context.py": PRIVSEP,
            "neutron/__init__.py": "",
            "neutron/agent/__init__.py": "",
            "neutron/agent/linux/__init__.py": "",
            "neutron/agent/linux/keepalived.py": KEEPALIVED,
            "neutron/agent/common/__init__.py": "",
            "neutron/agent/common/async_process.py": MONITORS,
            "neutron/agent/common/ovsdb_monitor.py": MONITOR,
            "neutron/common/__init__.py": "",
            "neutron/common/utils.py": UTILS,
            "neutron/agent/dhcp/__init__.py": "",
            "neutron/agent/dhcp/agent.py": DHCP,
            "some-1.dist-info/METADATA": "Name: some\nVersion: 1\n",
            "some-1.dist-info/entry_points.txt": f"[console_scripts]\n{name} = some.agent:main\n",
        }
        for file, text in files.items():
            Path(folder, file).parent.mkdir(parents=True, exist_ok=True)
            Path(folder, file).write_text(text)
        return subprocess.run(
            [sys.executable, "-B", FILE, name, "--config-file", "a"],
            env={"PYTHONPATH": folder},
            capture_output=True,
            text=True,
            timeout=30,
        )


class LaunchTest(unittest.TestCase):
    def test_it_runs_as_it_is_without_helpers_and_shares_what_was_there_at_the_first_fork(self) -> None:
        result = launch("x-agent", PROGRAM)
        self.assertEqual(
            (
                "['x-agent', '--config-file', 'a'] True False\n('mount', '-a') {'shell': True}\n",
                3,
                "",
            ),
            (result.stdout, result.returncode, result.stderr),
        )

    def test_what_is_for_a_switch_that_has_connected_anew_is_refused_and_the_thread_goes_on(self) -> None:
        result = launch("neutron-openvswitch-agent", AGENT)
        self.assertEqual(("refused: 5\nTrue\n", 0), (result.stdout, result.returncode), result.stderr)

    def test_a_monitor_that_is_started_again_lives_and_has_said_what_there_is(self) -> None:
        result = launch("neutron-openvswitch-agent", MONITORED)
        self.assertEqual("said: what there is\nruns: True\n", result.stdout, result.stderr)

    def test_a_router_of_several_nodes_tells_again_where_it_is(self) -> None:
        result = launch("neutron-l3-agent", ROUTER)
        lines = [
            "vrrp_instance VR_1 {",
            "    garp_master_delay 60",
            "    garp_master_refresh 15",
            "}",
        ]
        self.assertEqual((lines, ""), (result.stdout.splitlines(), result.stderr))

    def test_a_dhcp_agent_without_networks_asks_once_more_when_neutron_knows_of_it(self) -> None:
        result = launch("neutron-dhcp-agent", DHCP_AGENTS)
        self.assertEqual(
            ("runs\nasks: Neutron knows of this agent now None\nruns\n", ""),
            (result.stdout, result.stderr),
        )
