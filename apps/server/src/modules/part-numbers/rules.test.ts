import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileLines, judged, type KnownLine, reportOf } from './rules.ts';

const line = (more: Partial<KnownLine>): KnownLine => ({
  line: 1,
  code: 'P-1',
  key: 'P1',
  articleCode: 'A-1',
  articleId: 1,
  title: 'Krpa',
  nowArticleId: null,
  nowArticleCode: null,
  ...more,
});

it.each([
  [
    [
      ['Šifra artikla', 'Naziv', 'Šifra kupca'],
      ['A-1', 'Krpa', 'P-1'],
    ],
  ],
  [
    [
      ['Шифра купца', 'Шифра артикла'],
      ['P-1', 'A-1'],
    ],
  ],
  [[[''], ['P-1', 'A-1']]],
])('finds both columns in %j', (rows) => {
  expect(fileLines(rows)).toEqual([{ line: 2, code: 'P-1', articleCode: 'A-1' }]);
});

it.each([[['Šifra', 'VPC']], [['Artikal', 'Kod kod vas']], [['Naša šifra', 'Naziv']]])(
  'guesses nothing of the headings %j',
  (heading) => {
    expect(() => fileLines([heading, ['P-1', 'A-1']])).toThrow('partNumbers.headings_unknown');
  },
);

it.each([
  [{}, 'add'],
  [{ nowArticleId: 1 }, 'same'],
  [{ nowArticleId: 2, nowArticleCode: 'B-1' }, 'change'],
  [{ articleId: null }, 'unknown'],
  [{ articleCode: '' }, 'incomplete'],
  [{ key: '' }, 'incomplete'],
  [{ code: 'P'.repeat(65) }, 'too_long'],
] as const)('says of %j: %s', (more, outcome) => {
  expect(judged([line(more)])[0]?.outcome).toBe(outcome);
});

it('takes no number that comes twice', () => {
  const outcomes = judged([line({}), line({ line: 2, code: 'p 1' }), line({ line: 3, key: 'P2' })]);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['duplicate', 'duplicate', 'add']);
});

it('counts every line once and shows what is wrong first', () => {
  const some = fc.record({
    key: fc.constantFrom('', 'P1', 'P2', 'P3', 'P4'),
    articleId: fc.option(fc.integer({ min: 1, max: 3 })),
    nowArticleId: fc.option(fc.integer({ min: 1, max: 3 })),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 30 }), (facts) => {
      const lines = facts.map((more, index) => line({ ...more, line: index + 1 }));
      const { add, change, same, faults, lines: reported } = reportOf(judged(lines));
      expect(add + change + same + faults).toBe(lines.length);
      expect(reported).toHaveLength(lines.length - same);
      const wrong = reported.map(({ outcome }) => outcome !== 'add' && outcome !== 'change');
      expect(wrong).toEqual(wrong.toSorted((a, b) => Number(b) - Number(a)));
    }),
  );
});
