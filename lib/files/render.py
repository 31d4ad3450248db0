"""Fill secrets from the environment into file templates: render.py TEMPLATE_DIR OUTPUT_DIR

Every file of TEMPLATE_DIR (a mounted ConfigMap) is written to OUTPUT_DIR under the same name, with
each marker @@NAME|filter@@ replaced by the environment variable NAME as the filter writes it:

raw       as it is
sql       inside a single-quoted MySQL string
json      inside a double-quoted JSON or YAML string
oslo      an oslo.config value: $ doubled, no line break
rabbitmq  RabbitMQ's password_hash (salted SHA-256)

When anything is wrong, nothing is written. Each file appears whole and readable by owner and group
only; those whose programs refuse that (.erlang.cookie, ssh_key) by its owner only. It may run any
number of times.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import sys
from pathlib import Path

OWNERS_ALONE = {".erlang.cookie", "ssh_key"}
MARKER = re.compile(r"@@([^@\s]*)@@")
# The line breaks too: a file for mariadbd --init-file has one statement on each line.
SQL = str.maketrans({"\\": r"\\", "'": r"\'", "\n": r"\n", "\r": r"\r"})


def oslo(value: str) -> str:
    if "\n" in value or "\r" in value:
        raise ValueError("holds a line break, which an oslo.config value cannot")
    return value.replace("$", "$$")


def rabbitmq(value: str) -> str:
    salt = os.urandom(4)
    return base64.b64encode(salt + hashlib.sha256(salt + value.encode()).digest()).decode()


FILTERS = {
    "raw": lambda value: value,
    "sql": lambda value: value.translate(SQL),
    "json": lambda value: json.dumps(value, ensure_ascii=False)[1:-1],
    "oslo": oslo,
    "rabbitmq": rabbitmq,
}


def render(text: str) -> str:
    return MARKER.sub(lambda marker: fill(*marker.group(1).partition("|")), text)


def fill(name: str, _: str, filter_name: str) -> str:
    marker = f"@@{name}|{filter_name}@@"
    if not re.fullmatch("[A-Z0-9_]+", name) or filter_name not in FILTERS:
        raise ValueError(f"{marker} is not @@NAME|filter@@ with a filter of {', '.join(FILTERS)}")
    if name not in os.environ:
        raise ValueError(f"{marker} needs {name}, which is not in the environment")
    value = os.environ[name]
    try:
        value.encode()
        return FILTERS[filter_name](value)
    except UnicodeEncodeError:
        raise ValueError(f"{marker}: the value of {name} is not UTF-8") from None
    except ValueError as error:
        raise ValueError(f"{marker}: the value of {name} {error}") from None


def write(path: Path, content: bytes) -> None:
    """Put the content there at once: whoever looks sees all of it or what was there before."""
    draft = path.with_name(f"..{path.name}")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)
        os.fchmod(file.fileno(), 0o400 if path.name in OWNERS_ALONE else 0o440)
    draft.replace(path)


def main(templates: Path, output: Path) -> None:
    rendered = {}
    # Names with two dots in front are Kubernetes' own in a mounted ConfigMap.
    for path in sorted(templates.iterdir()):
        if path.is_file() and not path.name.startswith(".."):
            try:
                rendered[path.name] = render(path.read_bytes().decode()).encode()
            except UnicodeDecodeError:
                sys.exit(f"render.py: {path}: not UTF-8 text, mount it without rendering")
            except ValueError as error:
                sys.exit(f"render.py: {path}: {error}")
    if not rendered:
        sys.exit(f"render.py: {templates} holds no file: mount the templates there")
    for name, content in rendered.items():
        write(output / name, content)
    print(f"rendered {', '.join(rendered)} to {output}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: render.py TEMPLATE_DIR OUTPUT_DIR")
    try:
        main(Path(sys.argv[1]), Path(sys.argv[2]))
    except OSError as error:
        sys.exit(f"render.py: {error}")
