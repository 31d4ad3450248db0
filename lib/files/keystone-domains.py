"""Make the domains named on the command line, where they are missing, in Keystone's own database.

    keystone-domains.py DOMAIN...

Keystone reads the files of domains with a driver of their own once, when it starts, and ignores those
of domains that are not there. So they cannot be made through its API: this works as `keystone-manage
bootstrap` does, on the managers behind the API, with keystone.conf and the environment. A domain that
is there is left as it is, so this may run any number of times.
"""

from __future__ import annotations

import sys
import uuid

import keystone.conf
from keystone import exception
from keystone.common import provider_api, sql
from keystone.server import backends


def ensure(resources, name: str) -> None:
    try:
        resources.get_domain_by_name(name)
    except exception.DomainNotFound:
        domain = uuid.uuid4().hex
        try:
            resources.create_domain(domain, {"id": domain, "name": name, "enabled": True})
        except exception.Conflict:  # another run was faster
            pass
        print(f"created domain {name}", flush=True)
    else:
        print(f"domain {name} is there", flush=True)


def main(names: list[str]) -> None:
    keystone.conf.configure()
    sql.initialize()
    keystone.conf.set_default_for_default_log_levels()
    keystone.conf.CONF(args=[], project="keystone")
    keystone.conf.setup_logging()
    backends.load_backends()
    for name in names:
        ensure(provider_api.ProviderAPIs.resource_api, name)


if __name__ == "__main__":
    main(sys.argv[1:])
