"""Kolla's own set_configs.py takes what the reference cloud that starts by kolla_start gives it."""

import importlib.util
import json
import os
import pathlib
import pwd
import sys
import tempfile
import unittest
from unittest import mock

import yaml

CLOUD = pathlib.Path(__file__).resolve().parents[1] / "clouds" / "kolla"
SET_CONFIGS = pathlib.Path(sys.prefix) / "share" / "kolla" / "docker" / "base" / "set_configs.py"
FOLDER = "/var/lib/kolla/config_files"
RENDERED = "/rendered"


def objects():
    for path in sorted(CLOUD.glob("*.yaml")):
        yield from (each for each in yaml.load_all(path.read_text(), yaml.CSafeLoader) if each)


def pods(every):
    """Each container with its pod."""
    for each in every:
        spec = each.get("spec") or {}
        recurring = spec.get("jobTemplate", {}).get("spec", {})
        template = spec.get("template") or recurring.get("template")
        if template:
            pod = template["spec"]
            for container in pod.get("initContainers", []) + pod["containers"]:
                yield each["metadata"]["name"], pod, container


class SetConfigs(unittest.TestCase):
    def test_takes_every_config_json(self):
        every = list(objects())
        made = [each for each in every if each["kind"] == "ConfigMap"]
        maps = {each["metadata"]["name"]: each["data"] for each in made}
        taken = 0
        for name, pod, container in pods(every):
            mounts = container.get("volumeMounts", [])
            mount = next((one for one in mounts if one["mountPath"] == FOLDER), None)
            if mount is None:
                continue
            with self.subTest(f"{name}/{container['name']}"):
                volume = next(one for one in pod["volumes"] if one["name"] == mount["name"])
                sources = [one["configMap"]["name"] for one in volume["projected"]["sources"]]
                files = {key: text for source in sources for key, text in maps[source].items()}
                self.take(files)
                taken += 1
        self.assertGreater(taken, 10)

    def take(self, files):
        """Runs set_configs.py on the files, in a root of its own, as the user of this process."""
        with tempfile.TemporaryDirectory() as root:
            config = json.loads(files["config.json"])
            mounted = pathlib.Path(root + FOLDER)
            mounted.mkdir(parents=True)
            for key, text in files.items():
                (mounted / key).write_text(text)
            expected = {}
            for one in config["config_files"]:
                if one["source"].startswith(RENDERED):
                    rendered = pathlib.Path(root + one["source"])
                    rendered.parent.mkdir(parents=True, exist_ok=True)
                    rendered.write_text("rendered\n")
                expected[one["dest"]] = pathlib.Path(root + one["source"]).read_text()
                owner = pwd.getpwuid(os.getuid()).pw_name
                one.update(source=root + one["source"], dest=root + one["dest"], owner=owner)
            set_configs = load()
            set_configs.LOG.setLevel("WARNING")
            set_configs.validate_config(config)
            with (
                mock.patch.object(set_configs, "open", inside(root, open), create=True),
                mock.patch.object(os, "chmod", inside(root, os.chmod)),
                self.assertNoLogs(set_configs.LOG, "WARNING"),
            ):
                set_configs.copy_config(config)
                set_configs.handle_permissions(config)
            for place, text in expected.items():
                copied = pathlib.Path(root + place)
                self.assertEqual(copied.read_text(), text, place)
                self.assertEqual(copied.stat().st_mode & 0o777, 0o600, place)
            # what kolla_start then runs, split at blanks
            self.assertEqual(pathlib.Path(root, "run_command").read_text(), config["command"])


def inside(root, act):
    """The one place that is not said in a config.json is in that root, too."""
    return lambda path, *rest: act(root + path if path == "/run_command" else path, *rest)


def load():
    spec = importlib.util.spec_from_file_location("set_configs", SET_CONFIGS)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    unittest.main()
