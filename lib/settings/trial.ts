import { OpenStackCloud, type OpenStackCloudProps } from '../cloud';
import { OpenStackApp } from '../core/app';
import type { Cloud } from '../core/cloud';
import { unitsOf } from '../core/notes';
import type { UnitSpec } from '../core/spec';

/** A cloud that is made to look at, and what it is made of. */
export interface Trial {
  readonly cloud: Cloud;
  readonly specs: readonly UnitSpec[];
}

/** @throws InputError where something is wrong with the settings */
export function tried(props: OpenStackCloudProps): Trial {
  const app = new OpenStackApp();
  const { settings: cloud } = new OpenStackCloud(app, 'cloud', props);
  return { cloud, specs: unitsOf(app, cloud).map(({ spec }) => spec) };
}
