/** How nodes are connected with the networks outside, for the switch and for what tells it where packets go. */

/** A network outside, and how nodes are connected with it. */
export interface PhysicalNetwork {
  /** Name of the bridge on each node that leads there; Open vSwitch makes it. @example br-ex */
  readonly bridge: string;
  /**
   * Network interface of the nodes that is put into the bridge; it keeps no address of its own there.
   * @default - none: the bridge leads nowhere but to the node itself
   * @example eth1
   */
  readonly interface?: string;
  /**
   * Groups of nodes (`roles.<role>.groups`) by name that are connected with it in another way.
   * @default - none
   */
  readonly groups?: Record<string, PhysicalNetworkOnGroup>;
  /** Whether there can be a network without a VLAN on it. @default true */
  readonly flat?: boolean;
  /**
   * VLANs that projects' networks may get, as `first:last`.
   * @default - an administrator may choose any
   * @example ["100:199"]
   */
  readonly vlans?: string[];
}

/** How nodes of a group are connected with a network outside. */
export interface PhysicalNetworkOnGroup {
  /** Name of the bridge. @default - as on other nodes */
  readonly bridge?: string;
  /** Network interface that is put into the bridge. @default - as on other nodes */
  readonly interface?: string;
  /** Whether these nodes are connected with it at all. @default true */
  readonly connected?: boolean;
}

/** Bridges by name, with the interface that is put into each. */
type Bridges = Record<string, { readonly interface?: string }>;
/** Bridges by the name of the physical network they lead to. */
type Mappings = Record<string, string>;

/** On nodes, and on those of the groups for which a network says otherwise. */
export interface Outside {
  readonly bridges: Bridges;
  readonly bridgesOf: Record<string, Bridges>;
  readonly bridgeMappings: Mappings;
  readonly bridgeMappingsOf: Record<string, Mappings>;
}

/** What `physicalNetworks` says, for all nodes and for each group that is named there. */
export function connectionsOutside({
  physicalNetworks = {},
}: {
  readonly physicalNetworks?: Readonly<Record<string, PhysicalNetwork>>;
}): Outside {
  const networks = Object.entries(physicalNetworks);
  const groups = [...new Set(networks.flatMap(([, network]) => Object.keys(network.groups ?? {})))];
  const on = (group?: string) =>
    networks
      .map(([name, { bridge, interface: card, groups: own = {} }]) => {
        const { connected = true, ...differs } = (group === undefined ? undefined : own[group]) ?? {};
        return { name, bridge, interface: card, ...differs, connected };
      })
      .filter(({ connected }) => connected);
  const bridges = (group?: string): Bridges =>
    Object.fromEntries(on(group).map((network) => [network.bridge, { interface: network.interface }]));
  const mappings = (group?: string): Mappings =>
    Object.fromEntries(on(group).map(({ name, bridge }) => [name, bridge]));
  const each = <T>(of: (group: string) => T): Record<string, T> =>
    Object.fromEntries(groups.map((group) => [group, of(group)]));
  return {
    bridges: bridges(),
    bridgesOf: each(bridges),
    bridgeMappings: mappings(),
    bridgeMappingsOf: each(mappings),
  };
}
