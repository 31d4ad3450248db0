"""Ask the cloud itself: a token issued, validated by Keystone, and a list that is read from its
database; then what it knows of its agents, for each unit named on the command line (nova, neutron).

Run in the pod openstack-client, whose clouds.yaml it takes. A token that cannot be had is a
traceback. Prints a JSON object otherwise: the answer by the name of its question, `{"error": …}`
where there is none.
"""

import json
import sys

from openstack.config import OpenStackConfig

IDENTITY = {"service_type": "identity", "interface": "internal", "version": "3"}
COMPUTE = {"service_type": "compute", "interface": "internal", "version": "2.1"}
PLACEMENT = {"service_type": "placement", "interface": "internal"}
NETWORK = {"service_type": "network", "interface": "internal"}
# the key of an answer is that of its list
QUESTIONS = {
    "nova": {
        "services": (COMPUTE, "/os-services"),
        "hypervisors": (COMPUTE, "/os-hypervisors/detail"),
        "resource_providers": (PLACEMENT, "/resource_providers"),
    },
    "neutron": {"agents": (NETWORK, "/v2.0/agents")},
}

session = OpenStackConfig().get_one(api_timeout=20).get_session()
token = session.get_token()
session.get("/auth/tokens", endpoint_filter=IDENTITY, headers={"X-Subject-Token": token})
# Keystone keeps what a token needs in its cache, this list it does not.
session.get("/services", endpoint_filter=IDENTITY)

answers = {}
for unit in sys.argv[1:]:
    for name, (endpoint, path) in QUESTIONS[unit].items():
        try:
            answers[name] = session.get(path, endpoint_filter=endpoint).json()[name]
        except Exception as error:  # whatever it is, the other answers count
            answers[name] = {"error": f"{type(error).__name__}: {error}"}
json.dump(answers, sys.stdout)
