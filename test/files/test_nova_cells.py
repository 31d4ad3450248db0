from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

FILE = Path(__file__).parents[2] / "lib/files/nova-cells.py"

# Writes down what it is asked for, and knows the cells of a file.
MANAGE = """
import json, os, sys

def main():
    with open(os.environ["CALLS"], "a") as file:
        file.write(json.dumps(sys.argv[1:]) + "\\n")
    if sys.argv[1:] == ["cell_v2", "list_cells"]:
        print("+-------+------+")
        print("|  Name | UUID |")
        for name, uuid in json.loads(os.environ["CELLS"]).items():
            print(f"| {name} | {uuid} | mysql://x | False |")
    return int(os.environ.get("FAIL") == sys.argv[2]) * 2
"""

CELL = ["cell1", "mysql://nova:{password}@db/nova_cell1", "rabbit://nova:{password}@mq/nova_cell1"]
CELL0 = "mysql://nova:{password}@db/nova_cell0"


class CellsTest(unittest.TestCase):
    def call(self, *arguments: str, fail: str = "", **cells: str) -> tuple[list[list[str]], str]:
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {"nova/__init__.py": "", "nova/cmd/__init__.py": ""}.items():
                Path(folder, name).parent.mkdir(exist_ok=True)
                Path(folder, name).write_text(text)
            Path(folder, "nova/cmd/manage.py").write_text(MANAGE)
            calls = Path(folder, "calls")
            variables = {"CALLS": str(calls), "CELLS": json.dumps(cells), "FAIL": fail}
            result = subprocess.run(
                [sys.executable, "-B", FILE, *arguments],
                env={"PYTHONPATH": folder, **variables},
                capture_output=True,
                text=True,
            )
            return [json.loads(line) for line in calls.read_text().splitlines()], result.stderr

    def test_the_first_cell_comes_with_the_tables_of_the_api(self) -> None:
        calls, _ = self.call(*CELL, CELL0, cell0="u0")
        self.assertEqual(
            [
                ["api_db", "sync"],
                ["cell_v2", "map_cell0", "--database_connection", CELL0],
                ["cell_v2", "list_cells"],
                ["cell_v2", "update_cell", "--cell_uuid", "u0", "--name", "cell0"]
                + ["--database_connection", CELL0, "--transport-url", "none:///"],
                ["db", "sync"],
                ["cell_v2", "list_cells"],
                ["cell_v2", "create_cell", "--name", "cell1"]
                + ["--database_connection", CELL[1], "--transport-url", CELL[2]],
            ],
            calls,
        )

    def test_a_cell_that_is_there_gets_its_urls(self) -> None:
        calls, _ = self.call(*CELL, cell0="u0", cell1="u1")
        self.assertEqual(["db", "sync", "--local_cell"], calls[0])
        self.assertEqual(["cell_v2", "update_cell", "--cell_uuid", "u1"], calls[-1][:4])

    def test_a_login_of_its_own_stays_in_the_configuration(self) -> None:
        calls, _ = self.call(CELL[0], CELL[1], "")
        self.assertNotIn("--transport-url", calls[-1])

    def test_what_fails_ends_it(self) -> None:
        calls, error = self.call(*CELL, fail="sync")
        self.assertEqual([["db", "sync", "--local_cell"]], calls)
        self.assertIn("nova-manage ended with 2", error)
