/**
 * Reference clouds: each a file to copy, and beside it the manifests it makes, or those that the default cloud has
 * otherwise, as a reviewer wants to read them.
 */
import type { App } from 'cdk8s';
import * as allInOne from './all-in-one';
import * as ceph from './ceph';
import * as external from './external';
import * as hostNetwork from './host-network';
import * as kolla from './kolla';
import * as logging from './logging';
import * as nfs from './nfs';
import * as openVswitch from './open-vswitch';
import * as publicIngress from './public-ingress';
import * as rook from './rook';
import * as threeControllers from './three-controllers';
import * as tryOut from './try-out';
import * as twoClouds from './two-clouds';

/** By the name of the file. */
export const CLOUDS: Readonly<Record<string, (app: App) => void>> = {
  'all-in-one': allInOne.build,
  ceph: ceph.build,
  external: external.build,
  'host-network': hostNetwork.build,
  kolla: kolla.build,
  logging: logging.build,
  nfs: nfs.build,
  'open-vswitch': openVswitch.build,
  'public-ingress': publicIngress.build,
  rook: rook.build,
  'three-controllers': threeControllers.build,
  'try-out': tryOut.build,
  'two-clouds': twoClouds.build,
};
