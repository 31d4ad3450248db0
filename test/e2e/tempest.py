"""OpenStack's own integration tests: tempest.py PACKAGES PATTERN, in a pod of the administrator.

Writes tempest.conf from what the cloud says of itself, beside the networks, flavor and image of
first-server.py, which has to have run; runs the tests whose names the pattern finds, and prints a
line of JSON: {"seconds": N, "passed": N, "skipped": {reason: N}, "failed": {name: reason}}.
"""

import configparser
import io
import json
import os
import subprocess
import sys
import time

import openstack

PACKAGES, PATTERN = sys.argv[1:]
HOME = "/tmp/tempest"


def flavor(cloud, name: str, ram: int):
    """One as small as the first server's, and another to change to."""
    return cloud.compute.find_flavor(name) or cloud.compute.create_flavor(
        name=name, ram=ram, vcpus=1, disk=1
    )


def image(cloud, name: str):
    """A second image, of the same bytes."""
    found = cloud.image.find_image(name)
    if found is None:
        data = cloud.image.download_image(cloud.image.find_image("e2e"), stream=False).content
        form = {"disk_format": "qcow2", "container_format": "bare", "visibility": "public"}
        # the guest does not hear a power button: nobody need wait for it
        found = cloud.image.create_image(name, data=data, os_shutdown_timeout="5", **form)
    return found


def networks_for_all(cloud, outside) -> None:
    """What Neutron makes a project's first network of, when a server asks for any."""
    if not outside.is_default:
        cloud.network.update_network(outside, is_default=True)
    if not list(cloud.network.subnet_pools(is_default=True, ip_version=4)):
        form = {"prefixes": ["10.128.0.0/16"], "default_prefix_length": 26}
        cloud.network.create_subnet_pool(name="tempest", is_shared=True, is_default=True, **form)


def newest(service) -> str:
    """The newest microversion that it has: tests of a newer one are skipped."""
    return ".".join(map(str, service.get_endpoint_data().max_microversion))


def settings(cloud) -> dict[str, dict[str, object]]:
    """tempest.conf; what is not said is as Tempest has it."""
    auth = cloud.config.get_auth_args()
    types = {service.type for service in cloud.identity.services()}
    outside = cloud.network.find_network("outside")
    networks_for_all(cloud, outside)
    return {
        "auth": {
            "admin_username": auth["username"],
            "admin_password": auth["password"],
            "admin_project_name": auth["project_name"],
            "admin_domain_name": auth["project_domain_name"],
        },
        "identity": {
            "uri_v3": auth["auth_url"],
            "region": cloud.config.region_name,
            "v3_endpoint_type": "internal",
        },
        "identity-feature-enabled": {"application_credentials": True, "access_rules": True},
        "service_available": {
            "glance": "image" in types,
            "nova": "compute" in types,
            "neutron": "network" in types,
            "cinder": "block-storage" in types,
            "swift": False,
            "horizon": False,
        },
        "compute": {
            "flavor_ref": flavor(cloud, "e2e", 128).id,
            "flavor_ref_alt": flavor(cloud, "e2e-alt", 192).id,
            "image_ref": image(cloud, "tempest").id,
            "image_ref_alt": image(cloud, "tempest-alt").id,
            "max_microversion": newest(cloud.compute),
            "endpoint_type": "internal",
            "build_timeout": 300,
        },
        # servers run on one node
        "compute-feature-enabled": {
            "resize": False,
            "cold_migration": False,
            "live_migration": False,
            "vnc_console": True,
        },
        "image": {"endpoint_type": "internal", "disk_formats": "qcow2,raw"},
        "image-feature-enabled": {"import_image": True},
        "network": {
            "public_network_id": outside.id,
            "floating_network_name": "outside",
            "endpoint_type": "internal",
        },
        "network-feature-enabled": {
            "api_extensions": ",".join(sorted(one.alias for one in cloud.network.extensions())),
        },
        # the guest has no ssh: what it says of itself is asked elsewhere
        "validation": {"run_validation": False},
        "volume": {
            "endpoint_type": "internal",
            "catalog_type": "block-storage",
            "storage_protocol": "ceph",
            "max_microversion": newest(cloud.block_storage),
        },
        "volume-feature-enabled": {"extend_attached_volume": True, "volume_revert": True},
        "oslo_concurrency": {"lock_path": f"{HOME}/locks"},
        "DEFAULT": {"log_dir": HOME, "log_file": "tempest.log"},
    }


def write(path: str, sections: dict[str, dict[str, object]]) -> None:
    file = configparser.RawConfigParser()
    for section, options in sections.items():
        if section != "DEFAULT":
            file.add_section(section)
        for name, value in options.items():
            file.set(section, name, str(value))
    with open(path, "w", encoding="utf-8", opener=lambda p, f: os.open(p, f, 0o600)) as to:
        file.write(to)


def stestr(*args: str, **more) -> subprocess.CompletedProcess:
    environment = {**os.environ, "PYTHONPATH": PACKAGES, "TEMPEST_CONFIG_DIR": HOME}
    command = [sys.executable, "-m", "stestr", *args]
    return subprocess.run(command, cwd=HOME, env=environment, check=False, **more)


def results() -> list[dict]:
    """What has become of each test of the last run."""
    sys.path.insert(0, PACKAGES)
    import subunit
    import testtools

    found: list[dict] = []
    result = testtools.StreamToDict(found.append)
    stream = io.BytesIO(stestr("last", "--subunit", stdout=subprocess.PIPE).stdout)
    result.startTestRun()
    subunit.ByteStreamToStreamResult(stream).run(result)
    result.stopTestRun()
    return found


def text(details: dict, *names: str) -> str:
    found = [details[name].as_text() for name in names if name in details]
    return found[0].strip() if found else ""


def run() -> dict:
    start = time.time()
    code = stestr("run", "--concurrency", "2", PATTERN, stdout=sys.stderr).returncode
    if code not in (0, 1):  # the last run on record is another one
        sys.exit(f"stestr ended with {code}")
    passed, skipped, failed = 0, {}, {}
    for test in results():
        if test["status"] == "success":
            passed += 1
        elif test["status"] == "skip":
            reason = text(test["details"], "reason")
            skipped[reason] = skipped.get(reason, 0) + 1
        else:
            failed[test["id"]] = text(test["details"], "traceback", "traceback-1")
    return {
        "seconds": round(time.time() - start),
        "passed": passed,
        "skipped": skipped,
        "failed": failed,
    }


def main() -> None:
    os.makedirs(f"{HOME}/locks", exist_ok=True)
    write(f"{HOME}/tempest.conf", settings(openstack.connect()))
    write(
        f"{HOME}/.stestr.conf",
        {"DEFAULT": {"test_path": f"{PACKAGES}/tempest/test_discover", "top_dir": PACKAGES}},
    )
    if not os.path.isdir(f"{HOME}/.stestr"):
        stestr("init")
    print(json.dumps(run()))


main()
