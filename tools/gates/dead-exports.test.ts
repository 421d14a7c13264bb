import { describe, expect, it } from 'vitest';
import { findDeadExports, withoutExport } from './dead-exports-rules.ts';

const packages = new Map([['@sjaj/domain', 'packages/domain/src/index.ts']]);
const deadIn = (tree: Readonly<Record<string, string>>): string[] =>
  findDeadExports({ files: new Map(Object.entries(tree)), packages }).map(
    ({ path, line, name }) => `${path}:${line} ${name}`,
  );

describe('the gate of dead exports', () => {
  it.each([
    ['a constant', 'const a = 1;\nexport const b = a;', 2],
    ['a function', 'export async function b() {}', 1],
    ['a class', 'export class b {}', 1],
    ['a type', 'export type b = string;', 1],
    ['an interface', '/** Why. */\nexport interface b {}', 2],
    ['a part of an object', 'export const { a: b } = { a: 1 };', 1],
  ])('refuses %s that only its own file uses', (_what, source, line) => {
    expect(deadIn({ 'a.ts': source })).toEqual([`a.ts:${line} b`]);
  });

  it.each([
    ['an import', "import { a } from './a.ts';"],
    ['an import under another name', "import { a as b } from './a.ts';"],
    ['an import of the type', "import { type a } from './a.ts';"],
    ['an import as a whole', "import * as all from './a.ts';\nall.a;"],
    ['a whole that is handed on', "import * as all from './a.ts';\nfreeze(all);"],
    ['a re-export of everything', "export * from './a.ts';"],
    ['a re-export of everything under a name', "export * as all from './a.ts';"],
    ['a lazy import, whose promise may be handed on', "const load = () => import('./a.ts');"],
    ['the type of an import', "type A = import('./a.ts').a;"],
    ['a thread', "new URL('./a.ts', import.meta.url);\n// a"],
  ])('accepts what another file takes by %s', (_how, source) => {
    expect(deadIn({ 'a.ts': 'export const a = 1;', 'b.ts': source })).toEqual([]);
  });

  it('does not take the use of one name for the use of another', () => {
    const b = "import * as all from './a.ts';\nall.used;";
    expect(deadIn({ 'a.ts': 'export const used = 1;\nexport const unused = 2;', 'b.ts': b })).toEqual([
      'a.ts:2 unused',
    ]);
  });

  it('follows packages to their entry, where a name that nobody imports is dead as well', () => {
    const tree = {
      'packages/domain/src/index.ts': "export { money, tax } from './money.ts';",
      'packages/domain/src/money.ts': 'export const money = 1;\nexport const tax = 2;',
      'apps/server/src/app.ts': "import { money } from '@sjaj/domain';",
    };
    expect(deadIn(tree)).toEqual(['packages/domain/src/index.ts:1 tax']);
  });

  it.each([
    ['export const a = 1;', 'const a = 1;'],
    ['export async function a() {}', 'async function a() {}'],
    ["export { a, b } from './b.ts';", "export { b } from './b.ts';"],
    ["export { b, type a } from './b.ts';", "export { b, } from './b.ts';"],
    ["export type { a } from './b.ts';", ''],
  ])('mends %s', (source, expected) => expect(withoutExport(source, { line: 1, name: 'a' })).toBe(expected));
});
