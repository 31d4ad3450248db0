"""A user with an image: made in the cloud of before, looked for in the one after.

    imported.py make     prints a token of hers; in the environment: OS_* of the administrator,
                         PASSWORD of the user, GLANCE_PASSWORD, IMAGE_URL of Glance
    imported.py look [images]
                         from standard input, a line each: Keystone's URL, her password, her token
                         of before; prints what she finds, as JSON
"""

import hashlib
import json
import os
import sys
import time

import keystoneauth1.exceptions
import openstack
from openstack import exceptions

NAME = "before"
CONTENT = b"before\n" * 100_000


def make():
    cloud = openstack.connect()
    identity = cloud.identity

    def user(name, password, project, *roles):
        secret = os.environ[password]
        made = identity.create_user(name=name, password=secret, default_project_id=project.id)
        for role in roles:
            identity.assign_project_role_to_user(project, made, identity.find_role(role))

    user("glance", "GLANCE_PASSWORD", identity.create_project(name="service"), "admin", "service")
    service = identity.create_service(name="glance", type="image")
    for interface in ("internal", "public"):
        where = dict(url=os.environ["IMAGE_URL"], region_id="RegionOne")
        identity.create_endpoint(service_id=service.id, interface=interface, **where)
    project = identity.create_project(name=NAME)
    user(NAME, "PASSWORD", project, "member")
    alone = openstack.connect(username=NAME, password=os.environ["PASSWORD"], project_name=NAME)
    uploaded = dict(container_format="bare", disk_format="raw", data=CONTENT)
    while True:  # Glance may still be on its way up
        try:
            alone.image.create_image(NAME, **uploaded)
            break
        except (exceptions.SDKException, keystoneauth1.exceptions.ClientException) as error:
            print(f"trying again: {error}", file=sys.stderr)
            time.sleep(2)
    print(alone.auth_token)


def look():
    url, password, token = sys.stdin.read().splitlines()
    where = dict(auth_url=url, project_name=NAME, region_name="RegionOne", interface="internal")
    domains = dict(project_domain_name="Default", user_domain_name="Default")
    alone = dict(load_envvars=False, load_yaml_config=False)
    cloud = openstack.connect(username=NAME, password=password, **where, **domains, **alone)
    found = {"project": cloud.identity.get_project(cloud.current_project_id).name, "images": []}
    if "images" in sys.argv:
        for image in cloud.image.images():
            content = cloud.image.download_image(image).content
            whole = hashlib.sha512(content).hexdigest() == image.hash_value and content == CONTENT
            state = "as it was" if whole else "changed"
            found["images"].append(f"{image.name}, {len(content)} bytes, {state}")
    project = f"{url}/projects/{cloud.current_project_id}"
    with_token = dict(headers={"X-Auth-Token": token}, authenticated=False, raise_exc=False)
    answer = cloud.session.get(project, **with_token)
    found["token of before"] = "valid" if answer.ok else f"refused ({answer.status_code})"
    print(json.dumps(found))


{"make": make, "look": look}[sys.argv[1]]()
