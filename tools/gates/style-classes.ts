import { dirname, join } from 'node:path/posix';

/** A class as an element can have it. A name that ends in `-` stands for all that begin so. */
interface ElementClass {
  readonly name: string;
  /** The stylesheet of a module; null for a class of the whole page. */
  readonly module: string | null;
}

/** Classes that can be on one element. */
export interface ClassSet {
  readonly path: string;
  readonly line: number;
  readonly classes: readonly ElementClass[];
}

/** The classes that components give to the element that also gets their `className`, by the component's name. */
export type AddedClasses = ReadonlyMap<string, readonly ElementClass[]>;

const CLASS_NAME = /\b[cC]lassName=/g;
const MODULE_IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;

/** The class lists in a source of components. */
export function classSetsOf(path: string, source: string, added: AddedClasses): ClassSet[] {
  const modules = modulesIn(path, source);
  return expressionsIn(source)
    .map(({ at, element, expression }) => ({
      path,
      line: source.slice(0, at).split('\n').length,
      classes: [...classesIn(expression, modules), ...(added.get(element) ?? [])],
    }))
    .filter(({ classes }) => classes.length > 1);
}

/** What each component of a source adds to its `className`, itself, by functions of the file, or by a component within it. */
export function addedClassesIn(path: string, source: string, known: AddedClasses): Map<string, ElementClass[]> {
  const modules = modulesIn(path, source);
  const functions = functionsIn(source);
  const added = new Map<string, ElementClass[]>();
  for (const [name, body] of functions) {
    const classes = expressionsIn(body)
      .filter(({ expression }) => /^[A-Z]/.test(name) && /\bclassName\b/.test(expression.replace(/'[^']*'/g, '')))
      .flatMap(({ element, expression }) => [
        ...classesIn(expression, modules),
        ...[...functions]
          .filter(([called]) => expression.includes(`${called}(`))
          .flatMap(([, of]) => classesIn(of, modules)),
        ...(known.get(element) ?? []),
      ]);
    if (classes.length > 0) added.set(name, classes);
  }
  return added;
}

const modulesIn = (path: string, source: string): ReadonlyMap<string, string> =>
  new Map(Array.from(source.matchAll(MODULE_IMPORT), ([, name = '', file = '']) => [name, join(dirname(path), file)]));

/** The functions at the top of a source with their text. */
function functionsIn(source: string): Map<string, string> {
  const starts = [...source.matchAll(/^(?:export )?(?:function|const) (\w+)\b/gm)];
  return new Map(
    starts.map(({ 1: name = '', index }, place) => [
      name,
      source.slice(index, starts[place + 1]?.index ?? source.length),
    ]),
  );
}

interface Expression {
  readonly at: number;
  /** The name of the element or component. */
  readonly element: string;
  readonly expression: string;
}

const expressionsIn = (source: string): Expression[] =>
  Array.from(source.matchAll(CLASS_NAME), (match) => ({
    at: match.index,
    element:
      /<([A-Za-z]\w*)(?![\s\S]*<[A-Za-z])/.exec(source.slice(Math.max(0, match.index - 2_000), match.index))?.[1] ?? '',
    expression: valueAt(source, match.index + match[0].length),
  }));

/** The value of an attribute: a text in quotes, or what is in its braces. */
function valueAt(source: string, from: number): string {
  const open = source[from];
  if (open === '"') return `'${source.slice(from + 1, source.indexOf(open, from + 1))}'`;
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    if (depth === 0) return source.slice(from + 1, at);
  }
  return '';
}

/** Classes in the texts of an expression, of a template also what stands before a place in it, and classes of modules. */
function classesIn(expression: string, modules: ReadonlyMap<string, string>): ElementClass[] {
  const texts = Array.from(
    expression.matchAll(/'([^']*)'|`([^`]*)`/g),
    ([, plain, template]) => plain ?? template ?? '',
  );
  const names = texts
    .flatMap((text) => text.replace(/\$\{[^}]*\}/g, '*').split(/\s+/))
    .filter((name) => /^[a-z]\w*-[\w-]*\*?$/.test(name));
  const ofModules = Array.from(
    expression.matchAll(/\b(\w+)(?:\.(\w+)|\['([\w-]+)'\])/g),
    ([, object = '', dotted, quoted]) => ({
      name: dotted ?? quoted ?? '',
      module: modules.get(object),
    }),
  );
  return [
    ...names.map((name) => ({ name: name.replace('*', ''), module: null })),
    ...ofModules.flatMap(({ name, module }) => (module === undefined ? [] : { name, module })),
  ];
}
