"""Make the volume types of back ends.

    cinder-types.py BACKEND=DESCRIPTION...

Each back end has a volume type of its name, whose volumes are on it alone. A type that is missing is
made; one whose back end or description differs is corrected. Nothing else about types is changed,
and none is deleted.

Needs the configuration of Cinder with [database] in it, and its tables.
"""

from __future__ import annotations

import sys

from cinder import context, db, exception, objects, version
from cinder.volume import volume_types
from oslo_config import cfg


def ensure(admin: context.RequestContext, name: str, description: str) -> str:
    """What was to be done."""
    own = {"volume_backend_name": name}
    try:
        found = volume_types.get_volume_type_by_name(admin, name)
    except exception.VolumeTypeNotFoundByName:
        volume_types.create(admin, name, own, description=description)
        return "created"
    done = []
    if (found["description"] or "") != description:
        volume_types.update(admin, found["id"], None, description)
        done.append("description")
    if not own.items() <= found["extra_specs"].items():
        db.volume_type_extra_specs_update_or_create(admin, found["id"], own)
        done.append("back end")
    return f"{' and '.join(done)} corrected" if done else "as it should be"


def main(*types: str) -> None:
    objects.register_all()
    cfg.CONF([], project="cinder", version=version.version_string())
    admin = context.get_admin_context()
    for one in types:
        name, _, description = one.partition("=")
        print(f"volume type {name}: {ensure(admin, name, description)}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: cinder-types.py BACKEND=DESCRIPTION...")
    main(*sys.argv[1:])
