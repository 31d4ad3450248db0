/**
 * What kolla-ansible has rendered for containers of a host, `/etc/kolla/<container>`, as a folder that this cloud takes
 * (`renderedFolder`).
 */
import { basename } from 'node:path';
import type { OpenStackCloudProps } from '../../cloud';
import { InputError } from '../../core/errors';
import type { FolderFile } from '../../core/folder';
import { filesAt } from '../../core/overrides';
import { filesOf } from '../../core/readers';
import { configIn, containersFor } from '../../core/rendered';
import type { Process, UnitSpec } from '../../core/spec';
import type { Trial } from '../trial';
import { type Copy, emptyCopy, leaveOut, takeOptions } from './folder';

/** Files of a container by its name, read when it is one of ours: of others nobody needs them. */
export type Containers = ReadonlyMap<string, () => readonly FolderFile[]>;

/** A process that a container is for. */
interface User {
  readonly spec: UnitSpec;
  readonly name: string;
  readonly process: Process;
}

/**
 * @param props the settings so far, without what is wrong with themselves
 * @param trial the cloud that they make
 * @throws InputError where files of a container cannot be read
 */
export function fromRendered(containers: Containers, props: OpenStackCloudProps, trial: Trial): Copy {
  const {
    cloud: { release },
    specs,
  } = trial;
  const copy = emptyCopy({ setting: 'renderedFolder', name: 'rendered', from: '', secret: 'kolla-rendered' });
  const lined = new Set<string>();
  for (const [container, read] of containers) {
    const users = usersOf(container);
    const why = users.length === 0 ? whyNot(container) : take(read(), users);
    if (why !== undefined) copy.findings.push({ file: container, key: '', what: 'ignored', why });
  }
  leaveOut(copy, props, (name) => lined.has(name));
  return copy;

  /** As `withRendered` has it: a process takes the container of its name, then that of its image. */
  function usersOf(container: string): readonly User[] {
    return specs
      .filter(({ backing }) => backing !== true)
      .flatMap((spec) =>
        Object.entries(spec.processes ?? {})
          .filter(([name, process]) => {
            const names = containersFor(spec.name, name, process);
            return names.find((one) => containers.has(one)) === container;
          })
          .map(([name, process]) => ({ spec, name, process })),
      );
  }

  function whyNot(container: string): string {
    const own = specs.some(({ name, processes = {} }) =>
      Object.entries(processes).some(([one, process]) => containersFor(name, one, process).includes(container)),
    );
    return own ? 'the cloud has its own, with files of its own' : 'no service here has this container';
  }

  /** @returns why it cannot be */
  function take(files: readonly FolderFile[], users: readonly User[]): string | undefined {
    const copies = copiesIn(files);
    if (typeof copies === 'string') return copies;
    for (const file of files) {
      const paths = copies
        .filter((one) => one.file === file)
        .flatMap(({ path }) => users.flatMap((user) => pathsOf(user, basename(path))));
      if (paths.length > 0) lined.add(file.name);
      takeOptions(copy, file, { release, projects: users.map(({ spec }) => spec.name), paths });
    }
    return undefined;
  }
}

/** What the config.json names, or why it is none. */
function copiesIn(files: readonly FolderFile[]): ReturnType<typeof configIn>['copies'] | string {
  try {
    return configIn(files).copies;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const [{ path, message }] = error.problems;
    return `${basename(path.join('.'))} ${message}`;
  }
}

/** Where in the settings the options of a file stand, if the process reads options from one of that name. */
function pathsOf({ spec, name, process }: User, place: string): string[][] {
  const isRead = filesAt(filesOf(spec, [process]), place).length > 0;
  return isRead ? [['services', spec.name, 'processes', name, 'config', place]] : [];
}
