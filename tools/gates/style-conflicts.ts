import { addedClassesIn, type AddedClasses, type ClassSet, classSetsOf } from './style-classes.ts';
import { type StyleRule, styleRulesOf } from './style-rules.ts';

type Files = ReadonlyMap<string, string>;

/** Loaded with the first styles of every page, before all others: what they say is meant to be replaced. */
const FIRST_STYLES = /^packages\/ui\/src\/styles\//;
/** A shorthand does not set these, though their names begin like it. */
const NOT_SET = [
  /^border\b.*border-(radius|spacing|collapse)/,
  /^flex\b.*flex-(direction|wrap)/,
  /^overflow\b.*overflow-wrap/,
];
const PROJECT = /^(?:apps|packages)\/[^/]+\//;
/** Their components are used by every client. */
const SHARED = /^packages\/(ui|app-kit)\//;

/**
 * Pairs of rules for the same element that are in different files, equally specific and set the same property: which one holds depends
 * on the file that is loaded last.
 */
export function styleConflicts(styles: Files, sources: Files): string[] {
  const rules = [...styles]
    .filter(([path]) => !FIRST_STYLES.test(path))
    .flatMap(([path, text]) => styleRulesOf(path, text));
  const byClass = Map.groupBy(rules, ({ classes }) => classes[0] ?? '');
  const added = addedByProject(sources);
  const found = new Map<string, string>();
  for (const [path, source] of sources) {
    for (const set of classSetsOf(path, source, added(path))) {
      for (const [one, other] of pairsOf(rulesFor(set, rules, byClass)))
        found.set(pairText(one, other), `${path}:${set.line}`);
    }
  }
  return [...found].map(([pair, where]) => `${where}: ${pair}`);
}

function addedByProject(sources: Files): (path: string) => AddedClasses {
  const projectOf = (path: string): string => PROJECT.exec(path)?.[0] ?? '';
  const addedIn = (isOf: (path: string) => boolean, known: AddedClasses): AddedClasses => {
    const own = [...sources].filter(([path]) => isOf(path));
    const once = new Map([...known, ...own.flatMap(([path, text]) => [...addedClassesIn(path, text, known)])]);
    // Once more: components that wrap others of their project.
    return new Map([...once, ...own.flatMap(([path, text]) => [...addedClassesIn(path, text, once)])]);
  };
  const shared = addedIn((path) => SHARED.test(path), new Map());
  const byProject = new Map<string, AddedClasses>();
  return (path) => {
    const project = projectOf(path);
    const known =
      byProject.get(project) ?? (SHARED.test(path) ? shared : addedIn((one) => projectOf(one) === project, shared));
    byProject.set(project, known);
    return known;
  };
}

/** The rules that can hold for an element with these classes. */
function rulesFor(
  { classes }: ClassSet,
  rules: readonly StyleRule[],
  byClass: ReadonlyMap<string, readonly StyleRule[]>,
): StyleRule[] {
  const hasClass = (name: string, path: string): boolean =>
    classes.some(
      (one) =>
        (one.name === name || (one.name.endsWith('-') && name.startsWith(one.name))) &&
        (one.module === null ? true : one.module === path),
    );
  const isOpen = classes.some(({ name }) => name.endsWith('-'));
  const candidates = isOpen ? rules : [...new Set(classes.flatMap(({ name }) => byClass.get(name) ?? []))];
  return candidates.filter(({ classes: needed, path }) => needed.every((name) => hasClass(name, path)));
}

function pairsOf(rules: readonly StyleRule[]): (readonly [StyleRule, StyleRule])[] {
  return rules.flatMap((one) =>
    rules
      .filter(
        (other) =>
          one.path < other.path &&
          one.classes.length === other.classes.length &&
          one.value !== other.value &&
          setsTheSame(one.property, other.property),
      )
      .map((other) => [one, other] as const),
  );
}

function setsTheSame(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  return (
    short === long || (long.startsWith(`${short}-`) && !NOT_SET.some((pattern) => pattern.test(`${short} ${long}`)))
  );
}

const textOf = ({ path, line, classes, property, value }: StyleRule): string =>
  `.${classes.join('.')} { ${property}: ${value} } of ${path}:${line}`;

const pairText = (one: StyleRule, other: StyleRule): string =>
  `${textOf(one)} and ${textOf(other)} are equally specific: name both classes in the one that is to hold`;
