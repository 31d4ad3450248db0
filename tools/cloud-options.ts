/**
 * Prints, as JSON, the files of options of all reference clouds, and in each release of the default cloud and of one
 * with every service: what `tools/oslo-validate` holds to the projects' own validator. Secrets come from the
 * environment and stand in none.
 */
import { App } from 'cdk8s';
import { OpenStackCloud, type OpenStackCloudProps } from '../lib';
import { isIni } from '../lib/core/config';
import { RELEASES } from '../lib/core/kolla';
import { unitsOf } from '../lib/core/notes';
import { render } from '../lib/oslo/ini';
import { listForm } from '../lib/oslo/options';
import { CLOUDS } from '../test/clouds';
import { EVERY_SERVICE } from '../test/units';

const releases = Object.keys(RELEASES) as OpenStackCloudProps['release'][];
const plain = releases.flatMap((release) =>
  Object.entries({ default: {}, 'every service': EVERY_SERVICE }).map(
    ([name, props]) => [name, (app: App) => void new OpenStackCloud(app, 'cloud', { ...props, release })] as const,
  ),
);

const files = [...Object.entries(CLOUDS), ...plain].flatMap(([cloud, build]) => {
  const app = new App();
  build(app);
  const clouds = app.node.children.filter((child) => child instanceof OpenStackCloud);
  return clouds.flatMap(({ settings }) =>
    unitsOf(app, settings).flatMap(({ spec }) =>
      Object.entries(spec.files ?? {}).flatMap(([file, { content, sections = {} }]) => {
        if (!isIni(content)) return [];
        const { release } = settings;
        const { body } = render(content, (...at) => listForm(release, spec.name, ...at, sections));
        return [{ cloud, release, project: spec.name, file, text: body, sections }];
      }),
    ),
  );
});
process.stdout.write(JSON.stringify(files));
