/** Every unit as data, in a cloud of these settings. */
import { Chart } from 'cdk8s';
import { memcached } from '../lib/backing/memcached';
import { mariadb } from '../lib/backing/mariadb';
import { rabbitmq } from '../lib/backing/rabbitmq';
import { Cloud } from '../lib/core/cloud';
import type { CloudSettings } from '../lib/core/settings';
import type { Program, UnitSpec } from '../lib/core/spec';
import { buildUnit, type UnitOptions } from '../lib/core/unit';
import { openstackClient } from '../lib/services/client';
import { keystone } from '../lib/services/keystone';
import { facts } from './facts';
import { type Manifest, manifests } from './manifests';

export function units(settings: CloudSettings = {}): UnitSpec[] {
  const props = { ...facts, cloud: Cloud.settings(settings) };
  return [mariadb(props), rabbitmq(props), memcached(props), keystone(props), openstackClient(props)];
}

/** The objects that the engine makes of a unit in a chart of its own. */
export function built(spec: UnitSpec, settings: CloudSettings = {}, options: UnitOptions = {}): Manifest[] {
  return manifests((app) => {
    const chart = new Chart(app, 'chart', { disableResourceNameHashes: true });
    buildUnit(chart, Cloud.settings(settings), spec, options);
  });
}

/** All containers that a unit describes, by process or task and name. */
export function programs({ processes = {}, tasks = [] }: UnitSpec): Record<string, Program> {
  return Object.fromEntries([
    ...Object.entries(processes).flatMap(([name, process]) => [
      [name, process],
      ...Object.entries({ ...process.beside, ...process.prepare }).map(([part, one]) => [`${name}/${part}`, one]),
    ]),
    ...tasks.flatMap((task) => Object.entries(task.steps).map(([step, one]) => [`${task.name}/${step}`, one])),
  ]);
}
