"""What users do with volumes: ceph-checks.py WHAT ARGUMENTS…, in a pod of the administrator.

story                 an image, a volume of it, a snapshot, a clone, a backup and what is restored of it
boot SERVER           another server like this one, from a volume of the same image
move VOLUME FROM TO   a volume from one server to another
clone VOLUME          asks for a clone, and does not wait
settled VOLUME        the state in which it ends
asked                 an image and a volume, and what becomes of each
volumes               by id, who keeps each
services              those of volumes, by host

Prints JSON.
"""

import hashlib
import json
import os
import sys
import time

import openstack

cloud = openstack.connect()
storage = cloud.block_storage


def there(made, state: str = "available"):
    return storage.wait_for_status(made, state, failures=["error"], interval=1, wait=180)


def volume(**of) -> str:
    return there(storage.create_volume(size=1, **of)).id


def story() -> dict:
    data = os.urandom(8 << 20)
    image = cloud.create_image(
        "bytes", data=data, disk_format="raw", container_format="bare", wait=True
    )
    first = volume(name="of-image", image_id=image.id)
    snapshot = there(storage.create_snapshot(volume_id=first, name="snapshot"))
    clone = volume(name="of-snapshot", snapshot_id=snapshot.id)
    backup = there(storage.create_backup(volume_id=clone, name="backup"))
    restored = volume(name="restored")
    storage.restore_backup(backup, volume_id=restored)
    while there(storage.get_backup(backup.id)).status != "available":
        time.sleep(1)
    there(storage.get_volume(restored))
    return {
        "image": image.id,
        "volume": first,
        "snapshot": snapshot.id,
        "clone": clone,
        "backup": backup.id,
        "restored": restored,
        "bytes": len(data),
        "sha256": hashlib.sha256(data).hexdigest(),
    }


def boot(server: str) -> dict:
    first = cloud.compute.get_server(server)
    image = first.image.id
    disk = volume(name="root", image_id=image)
    network = next(cloud.network.ports(device_id=server)).network_id
    made = cloud.compute.create_server(
        name="from-volume",
        flavor_id=cloud.compute.find_flavor(first.flavor.name).id,
        networks=[{"uuid": network}],
        block_device_mapping=[
            {
                "boot_index": 0,
                "uuid": disk,
                "source_type": "volume",
                "destination_type": "volume",
                "delete_on_termination": False,
            }
        ],
    )
    cloud.compute.wait_for_server(made, wait=240)
    end = time.time() + 180
    lines = []
    while time.time() < end and not any("ready after" in line for line in lines):
        time.sleep(2)
        output = (cloud.compute.get_server_console_output(made.id) or {}).get("output") or ""
        lines = [line.strip() for line in output.splitlines() if "===" in line]
    return {"server": made.id, "volume": disk, "console": lines}


def move(disk: str, of: str, to: str) -> list[str]:
    """Whose it was, one after another."""
    owners = []
    for server in (of, to):
        cloud.compute.create_volume_attachment(server, volume_id=disk)
        found = there(storage.get_volume(disk), "in-use")
        owners += [one["server_id"] for one in found.attachments]
        cloud.compute.delete_volume_attachment(server, disk)
        there(storage.get_volume(disk))
        # Nova forgets it a moment after Cinder
        while any(one.volume_id == disk for one in cloud.compute.volume_attachments(server)):
            time.sleep(1)
    return owners


def clone(disk: str) -> dict:
    return {"volume": storage.create_volume(size=1, name="late", source_volume_id=disk).id}


def settled(disk: str) -> dict:
    end = time.time() + 180
    while (found := storage.get_volume(disk)).status not in ("available", "error"):
        if time.time() > end:
            break
        time.sleep(1)
    return {"status": found.status}


def asked() -> dict[str, str]:
    start = time.time()
    made = storage.create_volume(size=1, name="asked")
    try:
        form = {"disk_format": "raw", "container_format": "bare"}
        image = cloud.image.create_image("asked", data=os.urandom(8 << 20), **form)
        became = cloud.image.get_image(image.id).status
    except openstack.exceptions.SDKException as error:
        became = f"refused: {error}"
    uploaded = time.time() - start
    became += f" after {uploaded:.0f} s"
    return {"image": became, "volume": settled(made.id)["status"]}


def volumes() -> dict[str, str]:
    return {one.id: one.host for one in storage.volumes(all_projects=True)}


def services() -> dict[str, str]:
    return {one.host: one.state for one in storage.services()}


what, *arguments = sys.argv[1:]
commands = {one.__name__: one for one in (story, boot, move, clone, settled, asked, volumes, services)}
print(json.dumps(commands[what](*arguments)))
