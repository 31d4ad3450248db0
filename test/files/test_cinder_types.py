from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

FILE = Path(__file__).parents[2] / "lib/files/cinder-types.py"

# As much of Cinder as knows the volume types of a file.
CINDER = {
    "oslo_config/__init__.py": "",
    "oslo_config/cfg.py": "def CONF(arguments, project, version): pass\n",
    "cinder/__init__.py": "",
    "cinder/version.py": "def version_string(): return '27'\n",
    "cinder/objects.py": "def register_all(): pass\n",
    "cinder/exception.py": "class VolumeTypeNotFoundByName(Exception): pass\n",
    "cinder/context.py": "RequestContext = dict\ndef get_admin_context(): return {}\n",
    "cinder/db.py": """
from cinder import types_file
def volume_type_extra_specs_update_or_create(admin, id, specs):
    with types_file.changed() as types:
        next(one for one in types if one["id"] == id)["extra_specs"].update(specs)
""",
    "cinder/types_file.py": """
import contextlib, json, os
@contextlib.contextmanager
def changed():
    with open(os.environ["TYPES"], "r+") as file:
        types = json.load(file)
        yield types
        file.seek(0)
        file.truncate()
        json.dump(types, file)
""",
    "cinder/volume/__init__.py": "",
    "cinder/volume/volume_types.py": """
from cinder import exception, types_file
def get_volume_type_by_name(admin, name):
    with types_file.changed() as types:
        for one in types:
            if one["name"] == name:
                return one
    raise exception.VolumeTypeNotFoundByName(name)
def create(admin, name, extra_specs, description):
    with types_file.changed() as types:
        types.append(dict(id=name, name=name, extra_specs=extra_specs, description=description))
def update(admin, id, name, description):
    with types_file.changed() as types:
        next(one for one in types if one["id"] == id)["description"] = description
""",
}


class TypesTest(unittest.TestCase):
    def call(self, there: list[dict], *arguments: str) -> tuple[list[dict], list[str]]:
        with tempfile.TemporaryDirectory() as folder:
            for name, text in CINDER.items():
                Path(folder, name).parent.mkdir(exist_ok=True, parents=True)
                Path(folder, name).write_text(text)
            types = Path(folder, "types.json")
            types.write_text(json.dumps(there))
            result = subprocess.run(
                [sys.executable, "-B", FILE, *arguments],
                env={"PYTHONPATH": folder, "TYPES": str(types)},
                capture_output=True,
                text=True,
            )
            self.assertEqual("", result.stderr)
            return json.loads(types.read_text()), result.stdout.splitlines()

    def test_what_is_missing_is_made_and_found_the_next_time(self) -> None:
        made, said = self.call([], "fast=SSD", "slow=")
        self.assertEqual(
            [("fast", {"volume_backend_name": "fast"}, "SSD"), ("slow", {"volume_backend_name": "slow"}, "")],
            [(one["name"], one["extra_specs"], one["description"]) for one in made],
        )
        self.assertEqual(["volume type fast: created", "volume type slow: created"], said)
        again, said = self.call(made, "fast=SSD", "slow=")
        self.assertEqual(made, again)
        self.assertEqual(["volume type fast: as it should be", "volume type slow: as it should be"], said)

    def test_what_differs_is_corrected_and_the_rest_is_the_users(self) -> None:
        own = {"volume_backend_name": "old", "multiattach": "<is> True"}
        there = [
            {"id": "1", "name": "fast", "extra_specs": own, "description": None},
            {"id": "2", "name": "mine", "extra_specs": {}, "description": "x"},
        ]
        made, said = self.call(there, "fast=SSD")
        self.assertEqual(
            [
                {**there[0], "extra_specs": {**own, "volume_backend_name": "fast"}, "description": "SSD"},
                there[1],
            ],
            made,
        )
        self.assertEqual(["volume type fast: description and back end corrected"], said)
