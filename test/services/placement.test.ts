import { Chart } from 'cdk8s';
import { Cloud } from '../../lib/core/cloud';
import type { Ini } from '../../lib/core/spec';
import type { ServiceSettings } from '../../lib/core/settings';
import { placement, PlacementService } from '../../lib/services/placement';
import { facts } from '../facts';
import { find, manifests, podSpec } from '../manifests';

const objects = (more: ServiceSettings = {}) =>
  manifests((app) => new PlacementService(new Chart(app, 'chart'), 'placement', { ...facts, ...more }));

test.each(['2025.1', '2025.2', '2026.1'] as const)('%s: the commands of its images', (release) => {
  const { tasks, processes } = placement({ ...facts, cloud: Cloud.settings({ release }) });
  expect(tasks?.flatMap(({ steps }) => Object.values(steps).map(({ command }) => command))).toEqual([
    ['placement-manage', 'db', 'sync'],
    ['placement-manage', 'db', 'online_data_migrations'],
  ]);
  expect(processes?.api).toMatchObject({ wsgi: { module: 'placement.wsgi.api:application', health: '/' } });
});

test('its tables are where it looks for them', () => {
  const options = placement(facts).files?.['placement.conf'].content as Ini;
  expect(Object.keys(options)).toContain('placement_database');
  expect(Object.keys(options)).not.toContain('database');
});

test('old rows are migrated at night, and the API does not wait for that', () => {
  const made = objects();
  expect(find(made, 'CronJob', 'placement-upkeep').spec).toMatchObject({ schedule: '7 3 * * *' });
  const waits = podSpec(find(made, 'Deployment', 'placement-api'))?.initContainers?.[0].args;
  expect(waits?.join()).not.toContain('upkeep');
});

test('an option of the API repeats no task', () => {
  const synced = (config: ServiceSettings['config']) =>
    objects({ config }).find(({ kind, metadata }) => kind === 'Job' && metadata.name.startsWith('placement-db-sync'))
      ?.metadata.name;
  const changed = synced({ 'placement.conf': { placement: { randomize_allocation_candidates: true } } });
  expect(changed).toBe(synced(undefined));
});
