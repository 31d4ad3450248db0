from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

FILE = Path(__file__).parents[2] / "lib/files/manage.py"

PROGRAM = """
import os, sys

print("imported", flush=True)
seen = []

def main():
    seen.append(sys.argv[1])
    print(sys.argv, seen, flush=True)
    if sys.argv[1] == "fail":
        return 3
    if sys.argv[1] == "raise":
        raise ValueError("why")
    if sys.argv[1] == "killed":
        os.kill(os.getpid(), 9)
    if sys.argv[1] == "wait":
        import time
        time.sleep(5)
"""


class ManageTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        files = {
            "some/__init__.py": "",
            "some/manage.py": PROGRAM,
            "some-1.dist-info/METADATA": "Name: some\nVersion: 1\n",
            "some-1.dist-info/entry_points.txt": "[console_scripts]\nx-manage = some.manage:main\n",
        }
        for name, text in files.items():
            Path(folder.name, name).parent.mkdir(exist_ok=True)
            Path(folder.name, name).write_text(text)
        self.path = folder.name

    def start(self, *words: str) -> subprocess.Popen:
        return subprocess.Popen(
            [sys.executable, "-B", FILE, *words],
            env={"PYTHONPATH": self.path},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run_it(self, *words: str) -> tuple[list[str], int, str]:
        with self.start(*words) as process:
            out, failure = process.communicate()
        return out.splitlines(), process.returncode, failure

    def test_one_import_and_each_command_as_if_it_were_the_first(self) -> None:
        self.assertEqual(
            self.run_it("x-manage", "db_sync", "--expand", "--", "bootstrap"),
            (
                [
                    "imported",
                    "x-manage db_sync --expand",
                    "['x-manage', 'db_sync', '--expand'] ['db_sync']",
                    "x-manage bootstrap",
                    "['x-manage', 'bootstrap'] ['bootstrap']",
                ],
                0,
                "",
            ),
        )

    def test_the_first_that_fails_ends_it(self) -> None:
        for command, expected in {"fail": 3, "raise": 1, "killed": 137}.items():
            lines, code, _ = self.run_it("x-manage", command, "--", "bootstrap")
            self.assertEqual(code, expected, command)
            self.assertNotIn("x-manage bootstrap", lines)
        self.assertIn("ValueError: why", self.run_it("x-manage", "raise")[2])

    def test_ends_when_told_to(self) -> None:
        with self.start("x-manage", "wait") as process:
            while process.stdout.readline() != "['x-manage', 'wait'] ['wait']\n":
                pass
            process.send_signal(signal.SIGTERM)
            self.assertEqual(process.wait(10), 143)

    def test_no_command(self) -> None:
        self.assertIn("usage: manage.py", self.run_it("x-manage")[2])


if __name__ == "__main__":
    unittest.main()
