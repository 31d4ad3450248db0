/** What makes Neutron's networks: what each driver is given, and what it adds to the service. */
import type { Cloud } from '../../core/cloud';
import type { IMessageBus, IMetadata, IOvn, IReference, ISwitch } from '../../core/connections';
import type { TunnelSettings } from '../../core/settings';
import type { ConfigFile, Process, Wait } from '../../core/spec';
import type { Ini } from '../../oslo/ini';

/** What drivers work with. */
export interface DriverConnections {
  readonly cloud: Cloud;
  /** @default - it has not been made: another driver is wanted */
  readonly ovn?: IOvn;
  readonly switch: ISwitch;
  readonly metadata: IMetadata;
  readonly messageBus: IMessageBus;
  /** Holds when Neutron's servers answer on the message bus. */
  readonly answers: Wait;
  /** Bridge on the nodes by the name of the physical network it leads to. */
  readonly bridgeMappings: Readonly<Record<string, string>>;
  /** The same where nodes of a group have others. */
  readonly bridgeMappingsOf: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly tunnels?: TunnelSettings;
  readonly dnsDomain?: string;
  readonly routerDistributed?: boolean;
  readonly l3Ha?: boolean;
}

/** What a driver adds to Neutron. */
export interface Driver {
  readonly servicePlugins: readonly string[];
  /** Kinds of networks that need nothing outside; projects get the first. */
  readonly tunnels: readonly string[];
  /** Of neutron.conf. */
  readonly options: Ini;
  /** Of ml2_conf.ini. */
  readonly ml2: Ini;
  readonly files: Readonly<Record<string, ConfigFile>>;
  /** What its servers have around them. */
  readonly server: Partial<Pick<Process, 'env' | 'files' | 'serviceLinks'>>;
  /** What they are connected with. */
  readonly uses: readonly IReference[];
  /** What works for the servers beside their API. */
  readonly workers: Readonly<Record<string, Worker>>;
  /** What runs on the nodes. */
  readonly agents: Readonly<Record<string, Process>>;
}

/** A program that reads what the servers read. */
export interface Worker {
  readonly program: string;
  /** The connection that shows that it works. */
  readonly with: IReference;
  /** MiB that it asks for. */
  readonly memory: number;
}
