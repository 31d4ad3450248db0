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


class LaunchTest(unittest.TestCase):
    def test_it_runs_as_it_is_without_helpers_and_shares_what_was_there_at_the_first_fork(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            files = {
                "some/__init__.py": "",
                "some/agent.py": PROGRAM,
                "oslo_concurrency/__init__.py": "",
                "oslo_concurrency/processutils.py": CONCURRENCY,
                "oslo_privsep/__init__.py": "",
                "oslo_privsep/priv_context.py": PRIVSEP,
                "some-1.dist-info/METADATA": "Name: some\nVersion: 1\n",
                "some-1.dist-info/entry_points.txt": "[console_scripts]\nx-agent = some.agent:main\n",
            }
            for name, text in files.items():
                Path(folder, name).parent.mkdir(exist_ok=True)
                Path(folder, name).write_text(text)
            result = subprocess.run(
                [sys.executable, "-B", FILE, "x-agent", "--config-file", "a"],
                env={"PYTHONPATH": folder},
                capture_output=True,
                text=True,
            )
        self.assertEqual(
            (
                "['x-agent', '--config-file', 'a'] True False\n('mount', '-a') {'shell': True}\n",
                3,
                "",
            ),
            (result.stdout, result.returncode, result.stderr),
        )
