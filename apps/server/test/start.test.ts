import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
/** Imports that remain when the types are stripped. */
const STATIC_IMPORT = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+|@sjaj\/[^']+)';/gms;

/** The file and what it loads at once, packages of the repository by name. */
function loadedWith(file: string, found = new Set<string>()): ReadonlySet<string> {
  found.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
    const next = target.startsWith('.') ? join(dirname(file), target) : target;
    if (!next.endsWith('.ts')) found.add(next);
    else if (!found.has(next)) loadedWith(next, found);
  }
  return found;
}

it('a start loads neither modules nor the contract before the database starts', () => {
  const loaded = [...loadedWith(join(SOURCES, 'run.ts'))].map((file) => relative(SOURCES, file));
  expect(loaded).toContain('config.ts');
  expect(loaded.filter((file) => file.startsWith('modules/') || file.includes('@sjaj/contract'))).toEqual([]);
});
