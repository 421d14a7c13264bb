import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { account } from './account/index.ts';

/*
 * The texts of the account travel apart from those of the first load, and a page that shows some has to wait for them. While another page
 * has loaded them before, nothing is missing: no walk through the shop finds a page that does not wait.
 */

const SOURCE = resolve(import.meta.dirname, '../../../apps/storefront/src');
/** Its pages are within the frame of the profile, which waits. */
const WITHIN_PROFILE = 'app/routes/profile.ts';
/** A key in quotes, or the beginning of one that a template completes. */
const KEY = /['`]([a-zA-Z]+)\.(?:[a-zA-Z]+'|\$\{)/g;
const IMPORT = /^(?:import|export) (?!type)[^;'"]*?from '(\.[^']+)'/gm;
const LAZY_IMPORT = /import\('(\.[^']+)'\)/g;

interface Module {
  readonly imports: readonly string[];
  readonly lazyImports: readonly string[];
  readonly showsTexts: boolean;
  readonly waits: boolean;
}

const namespaces = new Set(Object.keys(account));

function readModule(path: string): Module {
  const source = readFileSync(path, 'utf8');
  const targets = (pattern: RegExp) =>
    [...source.matchAll(pattern)].map(([, target = '']) => resolve(dirname(path), target));
  return {
    imports: targets(IMPORT),
    lazyImports: targets(LAZY_IMPORT),
    showsTexts: [...source.matchAll(KEY)].some(([, namespace = '']) => namespaces.has(namespace)),
    waits: source.includes('accountTexts()'),
  };
}

const modules: ReadonlyMap<string, Module> = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => [join(SOURCE, name), readModule(join(SOURCE, name))]),
);

/** A module with all that it imports at once. */
function closureOf(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const target of modules.get(path)?.imports ?? []) closureOf(target, seen);
  return seen;
}

it('pages of the storefront that show texts of the account wait for them', () => {
  const pages = new Set(
    [...modules]
      .filter(([path]) => dirname(path) === join(SOURCE, 'app/routes') && path !== join(SOURCE, WITHIN_PROFILE))
      .flatMap(([, { lazyImports }]) => lazyImports),
  );
  const showing = [...pages].filter((page) =>
    [...closureOf(page)].map((path) => modules.get(path)).some((module) => module?.showsTexts && !module.waits),
  );
  expect(showing.length).toBeGreaterThan(3);
  const hasty = showing.filter((page) => modules.get(page)?.waits !== true);
  expect(hasty.map((page) => relative(SOURCE, page))).toEqual([]);
});
