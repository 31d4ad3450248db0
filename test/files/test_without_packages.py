from __future__ import annotations

import subprocess
import sys
import unittest

from support import FILES


class WithoutPackagesTest(unittest.TestCase):
    def test_scripts_that_need_none_do_not_look_for_any(self) -> None:
        """As `scriptCommand` in lib/core/scripts.ts starts them."""
        for script in ("wait", "roll", "rotate", "render", "register", "message_bus"):
            with self.subTest(script):
                command = [sys.executable, "-B", "-S", str(FILES / f"{script}.py"), "x", "y", "z"]
                result = subprocess.run(command, capture_output=True, text=True, env={})
                self.assertNotEqual(result.returncode, 0)
                self.assertNotIn("Traceback", result.stderr)
