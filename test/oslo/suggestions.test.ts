/**
 * Slips of the pen that people make with options, drawn from the names that there are: the option that was meant is
 * what is suggested first, or among the first three.
 */
import { catalog, current, releases } from '../../lib/oslo/catalog';
import { checkOptions } from '../../lib/oslo/options';

const PROJECTS = ['cinder', 'glance', 'heat', 'keystone', 'neutron', 'nova', 'placement'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz_';

interface Slip {
  readonly release: string;
  readonly project: string;
  readonly section: string;
  readonly option: string;
  /**
   * What the message names first, if it is right: an option of this section, a section, an option with its section, or
   * a release. Any will do where nothing tells which.
   */
  readonly meant: readonly string[];
}

/** Numbers below a limit, the same in each run (Park and Miller's generator). */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
}

const below = numbers(20251001);

function oneOf<T>(all: readonly T[]): T {
  return all[below(all.length)];
}

/** `[section, option]` of all options of a project, former names left out. */
function namesOf(release: string, project: string): (readonly [string, string])[] {
  const options = catalog(release, project)?.options ?? {};
  return Object.entries(options).flatMap(([section, names]) =>
    current(names).map((option): readonly [string, string] => [section, option]),
  );
}

/** A letter more, less, another, or two in the wrong order. */
function edited(name: string): string {
  const at = 1 + below(name.length - 1);
  const [start, end] = [name.slice(0, at), name.slice(at)];
  const letter = LETTERS[below(LETTERS.length)];
  const turned = start.slice(0, -1) + end[0] + start.slice(-1) + end.slice(1);
  return oneOf([`${start}${letter}${end}`, start + end.slice(1), start + letter + end.slice(1), turned]);
}

const draws: Readonly<Record<string, () => Slip | undefined>> = {
  'one edit': () => {
    const [release, project] = [oneOf(releases()), oneOf(PROJECTS)];
    const [section, option] = oneOf(namesOf(release, project));
    return { release, project, section, option: edited(option), meant: [`"${option}"`] };
  },
  'one edit of the section': () => {
    const [release, project] = [oneOf(releases()), oneOf(PROJECTS)];
    const [section, option] = oneOf(namesOf(release, project));
    return { release, project, section: edited(section), option, meant: [`[${section}]`] };
  },
  'another section': () => {
    const [release, project] = [oneOf(releases()), oneOf(PROJECTS)];
    const names = namesOf(release, project);
    const [, option] = oneOf(names);
    const [section] = oneOf(names);
    const meant = names.filter(([, one]) => one === option).map(([right]) => `[${right}] ${option}`);
    return { release, project, section, option, meant };
  },
  'another release': () => {
    const [release, other] = oneOf(releases().flatMap((one, _, all) => all.map((two) => [one, two] as const)));
    const project = oneOf(PROJECTS);
    const known = new Set(namesOf(release, project).map((name) => name.join('\0')));
    const foreign = namesOf(other, project).filter((name) => !known.has(name.join('\0')));
    if (foreign.length === 0) return undefined;
    const [section, option] = oneOf(foreign);
    // the section is told, where it is not there either
    const isThere = catalog(release, project)?.options[section] !== undefined;
    const having = releases().filter((one) => {
      const options = catalog(one, project)?.options[section];
      return isThere ? options?.[option] !== undefined : options !== undefined;
    });
    const before = having.filter((one) => one < release);
    const meant = before.length > 0 ? `until ${before.at(-1)}` : `since ${having[0]}`;
    return { release, project, section, option, meant: [meant] };
  },
};

/** Slips that are none are left out. */
function slips(draw: () => Slip | undefined, count: number): Slip[] {
  const drawn: Slip[] = [];
  while (drawn.length < count) {
    const slip = draw();
    const options = slip && catalog(slip.release, slip.project)?.options[slip.section];
    if (slip !== undefined && options?.[slip.option] === undefined) drawn.push(slip);
  }
  return drawn;
}

/** What a message names after what is wrong, the first one first. */
function suggestions(message: string): string[] {
  return message.slice(message.indexOf(', ')).match(/"[^"]+"|\[[^\]]+\]( \w+)?|(until|since) [\d.]+/g) ?? [];
}

test.each(Object.entries(draws))(
  '%s: what was meant is suggested first, mostly, or among the first three',
  (_, draw) => {
    const COUNT = 20;
    const misses = slips(draw, COUNT).flatMap(({ release, project, section, option, meant }) => {
      const options = { [section]: { [option]: 1 } };
      const [{ message }] = checkOptions(release, project, `${project}.conf`, options);
      const place = suggestions(message).findIndex((one) => meant.includes(one));
      return place === 0 ? [] : [{ place, said: `${project}: ${message}; meant was ${meant.join(' or ')}` }];
    });
    expect(misses.filter(({ place }) => place < 0 || place >= 3).map(({ said }) => said)).toEqual([]);
    expect(misses.slice(0.05 * COUNT).map(({ said }) => said)).toEqual([]);
  },
);
