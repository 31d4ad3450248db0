/** What a process is made of that reads files. */
import { filesRead, type Reader } from './config';
import type { ConfigFile, Process, Program, UnitSpec } from './spec';

/** What of a process may be changed, whatever it is. */
type Part = Omit<Program, 'command' | 'script'> & Reader & Pick<Process, 'groups'>;

/** The programs of a process: what it is itself, what goes before it, what is beside it. */
export function programsOf(process: Process): readonly Part[] {
  return [process, ...Object.values(process.prepare ?? {}), ...Object.values(process.beside ?? {})];
}

/** The files of a unit that processes read. */
export function filesOf(spec: UnitSpec, processes: readonly Process[]): Record<string, ConfigFile> {
  const read = new Set(processes.flatMap(programsOf).flatMap((program) => filesRead(spec, program)));
  return Object.fromEntries(Object.entries(spec.files ?? {}).filter(([name]) => read.has(name)));
}

/** A process with its programs changed. */
export function withPrograms(process: Process, change: <T extends Part>(program: T) => T): Process {
  const all = <T extends Part>(programs: Readonly<Record<string, T>> | undefined): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(programs ?? {}).map(([name, program]) => [name, change(program)]));
  const { prepare, beside } = process;
  return {
    ...change(process),
    ...(prepare && { prepare: all(prepare) }),
    ...(beside && { beside: all(beside) }),
  };
}
