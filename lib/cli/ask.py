"""Ask the cloud itself: a token issued, validated by Keystone, and a list that is read from its database.

Run in the pod openstack-client, whose clouds.yaml it takes. Prints nothing; a failure is a traceback.
"""

from openstack.config import OpenStackConfig

IDENTITY = {"service_type": "identity", "interface": "internal", "version": "3"}

session = OpenStackConfig().get_one(api_timeout=20).get_session()
token = session.get_token()
session.get("/auth/tokens", endpoint_filter=IDENTITY, headers={"X-Subject-Token": token})
# Keystone keeps what a token needs in its cache, this list it does not.
session.get("/services", endpoint_filter=IDENTITY)
