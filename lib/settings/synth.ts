import { relative } from 'node:path';
import { ApiObject } from 'cdk8s';
import { OpenStackCloud, type OpenStackCloudProps } from '../cloud';
import { OpenStackApp, type OpenStackAppProps } from '../core/app';
import { InputError, type Problem } from '../core/errors';
import { readSettings } from './read';

/**
 * Builds what a file of settings says and writes its manifests.
 *
 * Everything that is wrong is printed, a line each, and then nothing is written. An error of another kind is a
 * mistake of the program and keeps its stack trace.
 *
 * @param build makes the constructs
 * @returns whether it was written; the program's exit code is 1 when it was not
 */
export function synthesize(
  file: string,
  build: (app: OpenStackApp, props: OpenStackCloudProps) => void,
  appProps?: OpenStackAppProps,
): boolean {
  const start = performance.now();
  const app = new OpenStackApp(appProps);
  let locate = (problems: readonly Problem[]): readonly Problem[] => problems;
  try {
    const settings = readSettings(file);
    locate = settings.locate;
    app._locate = settings.locate;
    build(app, settings.props);
    app.synth();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    process.stderr.write(`${new InputError(locate(error.problems)).message}\n`);
    process.exitCode = 1;
    return false;
  }
  process.stderr.write(`${summary(app)} → ${relative('', app.outdir) || '.'}/ (${seconds(start)} s)\n`);
  return true;
}

/** `cloud "openstack" 2025.2, 4 services, 39 objects`; a service is what has a Kubernetes Service. */
function summary(app: OpenStackApp): string {
  const nodes = app.node.findAll();
  const clouds = nodes.filter((node) => node instanceof OpenStackCloud).map(({ settings }) => settings);
  const objects = nodes.filter((node) => ApiObject.isApiObject(node));
  const services = objects
    .filter(({ kind }) => kind === 'Service')
    .map(({ metadata }) => `${metadata.namespace}/${metadata.getLabel('app.kubernetes.io/name')}`);
  return [
    ...clouds.map(({ namespace, release }) => `cloud "${namespace}" ${release}`),
    count(new Set(services).size, 'service'),
    count(objects.length, 'object'),
  ].join(', ');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}
