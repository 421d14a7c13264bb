import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TOPICS } from './topics.ts';

interface Exported {
  readonly declared?: object;
}

async function topicsOf(file: string): Promise<string[]> {
  const exported = (await import(join(import.meta.dirname, file))) as Readonly<Record<string, Exported>>;
  return Object.values(exported).flatMap(({ declared }) => Object.keys(declared ?? {}));
}

it('knows every topic that a module declares, and no others', async () => {
  const files = globSync('modules/**/events.ts', { cwd: import.meta.dirname });
  const declared = (await Promise.all(files.map(topicsOf))).flat();
  expect(declared).toContain('order.placed');
  expect(TOPICS.toSorted()).toEqual(declared.toSorted());
});

it('finds each topic in one module only', () => {
  expect(TOPICS.filter((topic, index) => TOPICS.indexOf(topic) !== index)).toEqual([]);
});
