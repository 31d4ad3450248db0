from __future__ import annotations

import base64
import hashlib
import json
import os
import stat
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from support import environment, load, run

render = load("render")


class FilterTest(unittest.TestCase):
    def check(self, marker: str, value: str, expected: str) -> None:
        with environment(IT=value):
            self.assertEqual(render.render(f"a={marker};"), f"a={expected};")

    def test_raw(self) -> None:
        self.check("@@IT|raw@@", "a'\\$\n@@X|raw@@", "a'\\$\n@@X|raw@@")

    def test_sql(self) -> None:
        self.check("'@@IT|sql@@'", r"it's a \ "[:-1], r"'it\'s a \\'")
        self.check("'@@IT|sql@@'", "two\r\nlines", r"'two\r\nlines'")

    def test_json(self) -> None:
        value = 'a "b" \\ \n\t\x01 é'
        with environment(IT=value):
            self.assertEqual(json.loads(render.render('"@@IT|json@@"')), value)

    def test_oslo(self) -> None:
        self.check("@@IT|oslo@@", "pa$$ $x", "pa$$$$ $$x")
        for value in ("a\nb", "a\rb"):
            with environment(IT=value), self.assertRaisesRegex(ValueError, "IT holds a line break"):
                render.render("@@IT|oslo@@")

    def test_rabbitmq(self) -> None:
        with environment(IT="secret"):
            first, second = (render.render("@@IT|rabbitmq@@") for _ in range(2))
        self.assertNotEqual(first, second, "the salt is random")
        salt, digest = base64.b64decode(first)[:4], base64.b64decode(first)[4:]
        self.assertEqual(digest, hashlib.sha256(salt + b"secret").digest())

    def test_an_empty_value_is_a_value(self) -> None:
        self.check("@@IT|raw@@", "", "")

    def test_several_in_a_line(self) -> None:
        with environment(A="1", B_2="2"):
            self.assertEqual(render.render("@@A|raw@@@@B_2|raw@@ @@A|raw@@"), "12 1")

    def test_what_is_no_marker_stays(self) -> None:
        text = "set @@global.x = 1, user@@host @@ a@b @@\n@@"
        self.assertEqual(render.render(text), text)

    def test_mistakes(self) -> None:
        with environment(IT="x", BAD="\udcff"):
            for marker in ("@@IT@@", "@@it|raw@@", "@@IT|@@", "@@IT|rot13@@", "@@|raw@@", "@@@@"):
                with self.assertRaisesRegex(ValueError, "with a filter of raw, sql"):
                    render.render(f"x{marker}y")
            with self.assertRaisesRegex(ValueError, "GONE, which is not in the environment"):
                render.render("@@GONE|raw@@")
            with self.assertRaisesRegex(ValueError, "BAD is not UTF-8"):
                render.render("@@BAD|raw@@")


class FilesTest(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.templates, self.output = Path(directory.name, "in"), Path(directory.name, "out")
        self.output.mkdir()
        # As the kubelet mounts a ConfigMap: file -> ..data/file, ..data -> ..2026_01_01.
        (self.templates / "..2026_01_01" / "directory").mkdir(parents=True)
        (self.templates / "..data").symlink_to("..2026_01_01")
        self.template("a.conf", "password=@@PASSWORD|raw@@\r\n")
        self.template(".erlang.cookie", "@@COOKIE|raw@@")

    def template(self, name: str, content: str | bytes) -> None:
        data = content if isinstance(content, bytes) else content.encode()
        (self.templates / "..data" / name).write_bytes(data)
        if not (self.templates / name).is_symlink():
            (self.templates / name).symlink_to(f"..data/{name}")

    def render(self, **variables: str) -> tuple[str, str]:
        with environment(**{"PASSWORD": "pw-1", "COOKIE": "ck-1", **variables}):
            return run(render.main, self.templates, self.output)

    def contents(self) -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in self.output.iterdir()}

    def mode(self, name: str) -> int:
        return stat.S_IMODE((self.output / name).stat().st_mode)

    def test_renders_the_mounted_files(self) -> None:
        out, failure = self.render()
        self.assertEqual(failure, "")
        self.assertEqual(
            self.contents(), {"a.conf": b"password=pw-1\r\n", ".erlang.cookie": b"ck-1"}
        )
        self.assertEqual(self.mode("a.conf"), 0o440)
        self.assertEqual(self.mode(".erlang.cookie"), 0o400)
        self.assertNotIn("pw-1", out)

    def test_a_key_for_ssh_is_its_owners_alone(self) -> None:
        self.template("ssh_key", "@@COOKIE|raw@@")
        self.assertEqual(self.render()[1], "")
        self.assertEqual(self.mode("ssh_key"), 0o400)

    def test_again_with_another_value(self) -> None:
        self.render()
        self.render(PASSWORD="pw-2")
        self.assertEqual(self.contents()["a.conf"], b"password=pw-2\r\n")

    def test_nothing_is_written_when_one_file_is_wrong(self) -> None:
        for content, message in (
            ("@@GONE|raw@@", "z.conf: @@GONE|raw@@ needs GONE"),
            ("@@PASSWORD|rot13@@", "z.conf: @@PASSWORD|rot13@@ is not"),
            (b"\xff", "z.conf: not UTF-8"),
        ):
            self.template("z.conf", content)
            self.assertIn(message, self.render()[1])
            self.assertEqual(self.contents(), {})

    def test_a_crash_leaves_the_old_file_and_may_be_repeated(self) -> None:
        self.render()
        with mock.patch.object(Path, "replace", side_effect=KeyboardInterrupt):
            with self.assertRaises(KeyboardInterrupt):
                self.render(PASSWORD="pw-2")
        self.assertEqual((self.output / "a.conf").read_bytes(), b"password=pw-1\r\n")
        self.assertEqual(self.render(PASSWORD="pw-2")[1], "")
        self.assertEqual(self.contents()["a.conf"], b"password=pw-2\r\n")
        self.assertEqual(len(self.contents()), 2, "no draft stays")

    def test_no_moment_with_a_readable_draft(self) -> None:
        seen = []
        real = os.fchmod

        def fchmod(descriptor: int, mode: int) -> None:
            seen.append(stat.S_IMODE(os.fstat(descriptor).st_mode))
            real(descriptor, mode)

        with mock.patch.object(os, "fchmod", fchmod):
            self.render()
        self.assertEqual(set(seen), {0o600})

    def test_an_empty_directory_is_a_mistake(self) -> None:
        for name in ("a.conf", ".erlang.cookie"):
            (self.templates / name).unlink()
        self.assertIn("holds no file", self.render()[1])


if __name__ == "__main__":
    unittest.main()
