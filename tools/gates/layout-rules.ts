const LONGEST_FILE = 250;
const SOURCE = /\.(ts|tsx|mjs|css|sql|html)$/;
/** A list of names, which grows with the API. */
const LISTS = ['packages/contract/src/index.ts', 'packages/contract/src/contract.ts'];
const GENERATED = /(^db\/tables|\.generated)\.ts$/;
const NAMELESS = /(^|\/)(utils?|helpers?|common|lib|misc)(\/|\.[a-z.]+$)/;
// Written apart, so that this file does not find itself.
const UNFINISHED = new RegExp(
  `\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\\b|coming ${'soon'}|@ts-${'ignore'}`,
);
const FOCUSED = new RegExp(`\\b(it|test|describe)\\.(on${'ly'}|sk${'ip'})\\(`);

/** A file in a module of the server, directly in it or in one of its sub-areas; not in the folder of one of its parts. */
const IN_MODULE = /^apps\/server\/src\/modules\/(?!(?:.*\/)?(?:service|rules|store|views|jobs)\/).*\/([\w.-]+)\.ts$/;
const MODULE_PARTS = ['index', 'routes', 'admin.routes', 'service', 'rules', 'store', 'views', 'events', 'jobs'];

const isModuleFile = (name: string): boolean => name.endsWith('.test') || MODULE_PARTS.includes(name);

/** What is wrong with a file's name, size or words; empty when nothing is. */
export function layoutViolations(path: string, read: () => string): string[] {
  const violations: string[] = [];
  if (NAMELESS.test(path))
    violations.push(`${path}: a thing has a name of its own, not utils, helpers, common, lib or misc`);
  const moduleFile = IN_MODULE.exec(path)?.[1];
  if (moduleFile !== undefined && !isModuleFile(moduleFile))
    violations.push(
      `${path}: files of a module are ${MODULE_PARTS.join(', ')}; others go into service/, rules/ or store/`,
    );
  if (path.endsWith('package-lock.json') && /"resolved": "http/.test(read()))
    violations.push(`${path}: holds a registry's address`);
  if (!SOURCE.test(path) || GENERATED.test(path)) return violations;
  const lines = read().split('\n');
  if (lines.length - 1 > LONGEST_FILE && !LISTS.includes(path))
    violations.push(`${path}: ${lines.length - 1} lines, at most ${LONGEST_FILE} are allowed`);
  lines.forEach((line, index) => {
    if (UNFINISHED.test(line)) violations.push(`${path}:${index + 1}: words of unfinished work`);
    if (FOCUSED.test(line)) violations.push(`${path}:${index + 1}: a test that is left out or runs alone`);
  });
  return violations;
}

const DECISION = /^docs\/decisions\/(\d{4}-[^/]+\.md)$/;

/** Decisions among the paths that the index of decisions does not link. */
export const unlistedDecisions = (paths: readonly string[], index: string): string[] =>
  paths
    .flatMap((path) => DECISION.exec(path)?.[1] ?? [])
    .filter((name) => !index.includes(`](${name})`))
    .map((name) => `docs/decisions/${name}: missing in docs/decisions/README.md`);

// The style page shows names as examples, good and bad.
const GUIDE = /^(docs\/(?!style)[^/]+|CONTRIBUTING|(apps|packages)\/[^/]+\/README|README)(\.md)?$/;
/** A source file named in a sentence: `kernel/mount.ts`. Patterns such as `<thing>.logic.ts` are none. */
const NAMED_FILE = /`([\w./-]+\.(?:ts|tsx|css|mjs))`/g;

/** The module that guides take as an example of a new one. */
const EXAMPLE = 'rental-car';

/** Files that guides for people name although there is none of that name (any longer). A name may leave out leading folders. */
export const missingFilesOf = (paths: readonly string[], guide: string, text: string): string[] =>
  GUIDE.test(guide)
    ? Array.from(text.matchAll(NAMED_FILE), ([, name = '']) => name.replace(/^(\.\.?\/)+/, ''))
        .filter((name) => !name.includes(EXAMPLE) && !paths.some((path) => path === name || path.endsWith(`/${name}`)))
        .map((name) => `${guide}: there is no file ${name}`)
    : [];
