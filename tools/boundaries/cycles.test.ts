import fc from 'fast-check';
import { expect, it } from 'vitest';
import { importsInCycles } from './cycles.ts';

const modulesOf = (imports: Readonly<Record<string, string>>) =>
  Object.entries(imports).map(([source, list]) => ({
    source,
    dependencies: [...list].map((resolved) => ({ resolved })),
  }));
const found = (imports: Readonly<Record<string, string>>): string[] =>
  importsInCycles(modulesOf(imports)).map(({ from, to }) => from + to);

it.each([
  ['a chain', { a: 'b', b: 'c', c: '' }, []],
  ['two ways to one file', { a: 'bc', b: 'd', c: 'd', d: '' }, []],
  ['two files', { a: 'b', b: 'a' }, ['ab', 'ba']],
  ['a file that imports itself', { a: 'a' }, ['aa']],
  ['three files, one of them also imported from outside', { x: 'a', a: 'b', b: 'c', c: 'a' }, ['ab', 'bc', 'ca']],
  ['two cycles with an import between them', { a: 'b', b: 'ac', c: 'd', d: 'c' }, ['ab', 'ba', 'cd', 'dc']],
  ['a cycle of what is not followed', { a: 'z' }, []],
] as const)('finds the imports of cycles: %s', (_, imports, expected) => {
  expect(found(imports)).toEqual(expected);
});

it('finds an import exactly where its target leads back to it', () => {
  const FILES = 'abcdefgh';
  const anyImports = fc.record(
    Object.fromEntries([...FILES].map((file) => [file, fc.subarray([...FILES]).map((list) => list.join(''))])),
  );
  fc.assert(
    fc.property(anyImports, (imports) => {
      const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
        from === to || [...(imports[from] ?? '')].some((next) => !seen.has(next) && reaches(next, to, seen.add(next)));
      const expected = [...FILES].flatMap((from) =>
        [...(imports[from] ?? '')].filter((to) => reaches(to, from)).map((to) => from + to),
      );
      expect(found(imports).sort()).toEqual(expected.sort());
    }),
  );
});
