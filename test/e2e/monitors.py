"""Restarts of the monitor that an agent of Open vSwitch has of the switch's ports, as in its pod.

monitors.py SCRIPTS COUNT   SCRIPTS: the directory with launch.py

Prints JSON: how many were dead shortly after, and how many had said nothing when they had begun.
"""

import json
import os
import sys
import time

sys.path.insert(0, sys.argv[1])
import launch

launch.without_helpers()
launch.without_sudo()
launch.with_whole_monitors()

from neutron.agent.common import polling
from neutron.conf.agent import common, ovs_conf, ovsdb_api
from oslo_config import cfg

common.register_root_helper(cfg.CONF)
ovs_conf.register_ovs_agent_opts(cfg.CONF)
ovsdb_api.register_ovsdb_api_opts()
cfg.CONF([], project="neutron")
cfg.CONF.set_override("ovsdb_connection", "unix:/run/openvswitch/db.sock", "OVS")

seen = {"dead": 0, "silent": 0}
for _ in range(int(sys.argv[2])):
    manager = polling.InterfacePollingMinimizer()
    manager.start()
    time.sleep(0.1)
    manager.stop()
    manager.start()
    seen["silent"] += not manager.is_polling_required
    time.sleep(0.1)
    seen["dead"] += not manager._monitor.is_active()
    manager.stop()
print(json.dumps(seen), flush=True)
os._exit(0)  # threads of those that were dead wait to start them again
