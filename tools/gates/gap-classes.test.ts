import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const GAP = /\bsj-g\d+\b/g;

it('has every gap that a component asks for', () => {
  const styles = readFileSync(join(ROOT, 'packages/ui/src/styles/layout.css'), 'utf8');
  const components = globSync('{packages,apps}/*/src/**/*.tsx', { cwd: ROOT });
  expect(components.length).toBeGreaterThan(500);
  const used = new Set(components.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(GAP) ?? []));
  expect(used.size).toBeGreaterThan(2);
  expect([...used].filter((name) => !styles.includes(`.${name} {`))).toEqual([]);
});
