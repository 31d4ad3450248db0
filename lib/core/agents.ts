/** What agents on nodes share: fragments of bash that they begin with, and what differs on groups of nodes. */
import type { PerGroup } from './spec';

/**
 * Moves the shell out of the pod's control groups, so that what it starts outlives the pod: the runtime ends what it
 * finds there. The pod needs hostPID, and the node's `/sys/fs/cgroup`; no limit holds for what has left.
 *
 * @param group what the control group is called, beside Kubernetes' own
 * @param what what ends with the pod where it cannot leave
 */
export function leaveControlGroups(group: string, what: string): string {
  return `shopt -s extglob
cgroups=$(cat /proc/self/cgroup) # as a whole, since it changes on the way
while IFS=: read -r _ controllers path; do
  [ "$controllers" ] || { controllers=unified; [ -d /sys/fs/cgroup/unified ] || controllers=.; }
  # whatever is above the pods' groups: some kubelets have a root of their own
  group="/sys/fs/cgroup/\${controllers#name=}\${path%%/*([!/])kubepods*}/${group}"
  mkdir -p "$group"
  if [ "$controllers" = cpuset ]; then
    for file in cpus mems; do cat "$group/../cpuset.$file" > "$group/cpuset.$file"; done
  fi
  echo $BASHPID > "$group/cgroup.procs" || echo "cannot move to $group: ${what} there end with this pod"
done <<< "$cgroups"
`;
}

/** The address of the node's tunnels as `$address`: that of the interface `$TUNNELS` when it has one, or `$HOST_IP`. */
export const TUNNEL_ADDRESS = `address=$HOST_IP
if [ "$TUNNELS" ]; then
  until address=$(ip -4 -oneline address show dev "$TUNNELS" scope global 2> /dev/null | grep -oPm 1 'inet \\K[^/ ]+'); do
    echo "waits for an address on $TUNNELS: tunnels need one"
    sleep 1
  done
fi
`;

/** The environment that a program has on groups of nodes: what is not said of a group is there as elsewhere. */
export function onGroups(
  groups: readonly string[],
  environment: (group: string) => Readonly<Record<string, string | undefined>>,
): PerGroup['groups'] {
  return Object.fromEntries(
    groups.map((group) => {
      const said = Object.entries(environment(group)).filter(([, value]) => value !== undefined);
      return [group, { env: Object.fromEntries(said) as Record<string, string> }];
    }),
  );
}
