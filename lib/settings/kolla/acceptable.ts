/** Settings of which a cloud can be made. */
import type { OpenStackCloudProps } from '../../cloud';
import { InputError, type Problem } from '../../core/errors';
import { type Trial, tried } from '../trial';
import type { Finding } from './finding';
import type { Setting, Taken } from './globals';

/** What is wrong with the settings of a cloud. */
export function problemsOf(props: OpenStackCloudProps): readonly Problem[] {
  const trial = trialOf(props);
  return 'cloud' in trial ? [] : trial.problems;
}

function trialOf(props: OpenStackCloudProps): Trial | InputError {
  try {
    return tried(props);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** Settings without those that no cloud takes, of which it is told why, and the cloud that they make. */
export function acceptable({ settings, findings }: Taken): Taken & { readonly trial: Trial } {
  const trial = trialOf(propsOf(settings));
  if ('cloud' in trial) return { settings, findings, trial };
  const { problems } = trial;
  const causes = problems.flatMap((problem) =>
    settings.filter(({ path }) => isOf(path, problem.path)).map(({ from }) => ({ from, message: problem.message })),
  );
  if (causes.length === 0) throw new InputError(problems);
  const refused = new Map(causes.map(({ from, message }) => [from, message]));
  return acceptable({
    settings: settings.filter(({ from }) => !refused.has(from)),
    findings: findings.map((finding): Finding => {
      const why = refused.get(finding.key);
      return why === undefined ? finding : { ...finding, what: 'ignored', why };
    }),
  });
}

/** Whether a problem is at a setting, in it or around it; a service does not know that its own are under `services`. */
export function isOf(setting: readonly string[], problem: readonly string[]): boolean {
  const paths = [problem, ['services', ...problem]];
  return paths.some((path) => path.length > 0 && path.every((key, i) => i >= setting.length || key === setting[i]));
}

/** Settings as one tree. */
export function propsOf(settings: readonly Setting[]): OpenStackCloudProps {
  return withSettings({}, settings);
}

/** A tree with more settings. */
export function withSettings(props: OpenStackCloudProps, settings: readonly Setting[]): OpenStackCloudProps {
  const root = structuredClone(props) as Record<string, unknown>;
  for (const { path, value } of settings) {
    let here = root;
    for (const key of path.slice(0, -1)) {
      const inner = here[key];
      // what is left out has no other settings
      here = (here[key] = typeof inner === 'object' && inner !== null ? inner : {}) as Record<string, unknown>;
    }
    here[path[path.length - 1]] = value;
  }
  return root;
}
