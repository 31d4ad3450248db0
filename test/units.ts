/** Units as data: all that an app is made of, and what the engine makes of a single one. */
import { App, Chart } from 'cdk8s';
import { OpenStackCloud, type OpenStackCloudProps } from '../lib';
import { Cloud } from '../lib/core/cloud';
import { type Note, unitsOf } from '../lib/core/notes';
import type { CloudSettings } from '../lib/core/settings';
import type { Process, Program, UnitSpec } from '../lib/core/spec';
import { buildUnit } from '../lib/core/unit';
import { type Manifest, manifests } from './manifests';

/** What a cloud with every service, and every kind of back end, has beside the defaults. */
export const EVERY_SERVICE: OpenStackCloudProps = {
  storage: { ceph: { monitors: ['10.0.0.1'], secret: 'ceph' } },
  services: {
    heat: {},
    cinder: {
      backends: { rbd: { rbd: {} }, nfs: { nfs: { server: 'nfs.example.org', path: '/srv' } }, lvm: { lvm: {} } },
    },
  },
};

/** Every unit of every cloud in an app, as the engine took it. */
export function unitsIn(build: (app: App) => void): readonly Note[] {
  const app = new App();
  build(app);
  return notesIn(app);
}

export function notesIn(app: App): readonly Note[] {
  const clouds = app.node.children.filter((child) => child instanceof OpenStackCloud);
  return clouds.flatMap(({ settings }) => unitsOf(app, settings));
}

/** Every unit of a cloud of these settings. */
export function units(props: OpenStackCloudProps = {}): UnitSpec[] {
  return unitsIn((app) => new OpenStackCloud(app, 'cloud', props)).map(({ spec }) => spec);
}

/** The objects that the engine makes of a unit in a chart of its own. */
export function built(spec: UnitSpec, settings: CloudSettings = {}, hostNetwork?: boolean): Manifest[] {
  return manifests((app) => {
    const chart = new Chart(app, 'chart', { disableResourceNameHashes: true });
    buildUnit(chart, Cloud.settings(settings), spec, { hostNetwork });
  });
}

/** The containers that a unit describes, by process or task and name: `api/api`, `db-sync/database`. */
export function programs({ processes = {}, tasks = [] }: UnitSpec): Readonly<Record<string, Process | Program>> {
  return Object.fromEntries([
    ...Object.entries(processes).flatMap(([name, process]) =>
      Object.entries({ [name]: process, ...process.beside, ...process.prepare }).map(([part, one]) => [
        `${name}/${part}`,
        one,
      ]),
    ),
    ...tasks.flatMap(({ name, steps }) => Object.entries(steps).map(([step, one]) => [`${name}/${step}`, one])),
  ]);
}
