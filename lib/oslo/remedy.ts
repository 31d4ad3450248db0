/** What to do instead of an option or section that there is not. */
import {
  catalog,
  current,
  isRenamed,
  type Named,
  optionsOf,
  releases,
  sectionAndOption,
  type Sections,
} from './catalog';
import { nearestFew, or, suggest } from './nearest';

/** What is asked, and of whom. */
export interface Asked {
  readonly release: string;
  readonly project: string;
  /** The file's name, for messages. */
  readonly file: string;
  readonly known: Sections;
  readonly named: Named;
}

// Of more sections that have an option of this name nobody knows which one was meant.
const FEW = 3;

/** What continues `unknown section [x], `. */
export function remedyForSection(asked: Asked, section: string): string {
  const { known, file } = asked;
  const when = elsewhen(asked, section);
  if (when !== undefined) return when;
  const meant = nearestFew(
    section,
    Object.keys(known).filter((one) => current(known[one]).length > 0),
  );
  return meant.length > 0 ? didYouMean(meant.map((one) => `[${one}]`)) : noneLike(file, section);
}

/** What continues `unknown option [x] y, `. */
export function remedyForOption(asked: Asked, section: string, option: string): string {
  const { known, file, named } = asked;
  const here = current(known[section]);
  // no other section or release replaces one that has a name of its own
  if (Object.hasOwn(named, section)) return suggest(option, here, noneLike(named[section], `${section}.${option}`));
  const when = elsewhen(asked, section, option);
  if (when !== undefined) return when;
  const elsewhere = Object.keys(known).filter((other) => current(known[other]).includes(option));
  const there = elsewhere.slice(0, FEW).map((other) => `[${other}] ${option}`);
  if (elsewhere.length > FEW) return `which ${elsewhere.length} sections have, such as ${or(there)}`;
  return there.length > 0 ? didYouMean(there) : suggest(option, here, noneLike(file, `${section}.${option}`));
}

/** Since or until which release there is such a section or option, and what it is called in this one. */
function elsewhen(asked: Asked, section: string, option?: string): string | undefined {
  const having = releases().filter((release) => has(release, asked.project, section, option));
  if (having.length === 0) return undefined;
  const [before, after] = [having.filter((one) => one < asked.release), having.filter((one) => one > asked.release)];
  const other = before.at(-1) ?? after[0];
  const meant = option === undefined ? [] : namesHere(asked, other, section, option);
  const remedy = meant.length > 0 ? `; ${didYouMean(meant)}` : '; take it out';
  return before.length > 0 ? `which there is until ${other} only${remedy}` : `which there is since ${other}${remedy}`;
}

function has(release: string, project: string, section: string, option: string | undefined): boolean {
  const known = catalog(release, project);
  const options = known && optionsOf(known, section, {});
  return options !== undefined && (option === undefined || Object.hasOwn(options, option));
}

/** What is called that in another release: its new names, or its former ones. */
function namesHere({ project, known }: Asked, release: string, section: string, option: string): string[] {
  const { options = {} } = catalog(release, project) ?? {};
  const name = `[${section}] ${option}`;
  const there = options[section]?.[option];
  const later = there !== undefined && isRenamed(there) ? there.renamed : [];
  const former = Object.entries(options).flatMap(([other, names]) =>
    Object.entries(names).flatMap(([one, found]) =>
      isRenamed(found) && found.renamed.includes(name) ? [`[${other}] ${one}`] : [],
    ),
  );
  return [...later, ...former].filter((one) => {
    const [other, called] = sectionAndOption(one);
    return Object.hasOwn(known, other) && current(known[other]).includes(called);
  });
}

function didYouMean(names: readonly string[]): string {
  return `did you mean ${or(names)}?`;
}

function noneLike(file: string, name: string): string {
  return `${file} has none like it; list "${name}" as unchecked if a plug-in reads it`;
}
