import { quickLinesOf } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evenEndings, withBlankLines, withLine, withMore, withoutLines } from './typed.logic.ts';

it('replaces one line and keeps the others', () => {
  expect(withLine('A 1\nB 2\nC 3', 2, { code: 'X', quantity: 9 })).toBe('A 1\nX\t9\nC 3');
});

it('removes lines and appends others', () => {
  expect(withoutLines('A 1\nB 2\nC 3', new Set([1, 3]))).toBe('B 2');
  expect(withMore('A 1\n\n', ['B\t2'])).toBe('A 1\nB\t2');
  expect(withMore('', ['B\t2'])).toBe('B\t2');
  expect(evenEndings('A\r\nB\rC')).toBe('A\nB\nC');
});

it('leaves added lines blank, so that the others keep their numbers', () => {
  expect(withBlankLines('A 1\nB 2\nC 3\nD 4', new Set([1, 2, 4]))).toBe('\n\nC 3');
  expect(withBlankLines('A 1\n\nB 2', new Set([1, 3]))).toBe('');
});

it('keeps only the lines that were not added', () => {
  const rows = fc.array(fc.tuple(fc.stringMatching(/^[A-Z]{2}-\d{4}$/), fc.integer({ min: 1, max: 99 }), fc.boolean()));
  fc.assert(
    fc.property(rows, (lines) => {
      const text = lines.map(([code, quantity]) => `${code} ${quantity}`).join('\n');
      const added = new Set(lines.flatMap(([, , isAdded], index) => (isAdded ? [index + 1] : [])));
      const left = quickLinesOf(withBlankLines(text, added)).map(({ code, quantity }) => [code, quantity]);
      expect(left).toEqual(lines.filter(([, , isAdded]) => !isAdded).map(([code, quantity]) => [code, quantity]));
    }),
  );
});
