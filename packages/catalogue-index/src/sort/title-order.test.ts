import { compareTexts } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TitleOrder } from './title-order.ts';

const LETTERS = [
  'a',
  'b',
  'B',
  'c',
  'č',
  'Č',
  'ć',
  'd',
  'ž',
  'đ',
  'n',
  'j',
  'l',
  'é',
  'ш',
  'Ш',
  'њ',
  'а',
  '1',
  '5',
  '0',
];
const MARKS = [' ', ' ', '\u00a0', ',', '.', '-', '–', '/', '(', '%', '×', '&', '"'];
const titles = fc.array(fc.string({ unit: fc.constantFrom(...LETTERS, ...MARKS), maxLength: 7 }), { maxLength: 60 });

it('orders titles as the language does, those that came later included, equal ones by id', async () => {
  await fc.assert(
    fc.asyncProperty(titles, titles, fc.constantFrom('bs', 'srCyrl'), async (first, later, language) => {
      const all = [...first];
      const idOf = (docId: number): number => (docId * 31) % 127;
      const order = new TitleOrder(language, { titleOf: (docId) => all[docId] ?? '', idOf });
      const other = new TitleOrder('bs', { titleOf: (docId) => all[all.length - 1 - docId] ?? '', idOf });
      await other.build(() => all.length);
      await order.build(() => all.length, other.sorted);
      for (const title of later) {
        all.push(title);
        order.add(all.length - 1);
      }
      const compare = compareTexts(language);
      const docIds = all.map((_, docId) => docId);
      expect([...docIds].sort(order.compare)).toEqual(
        [...docIds].sort((a, b) => compare(all[a] ?? '', all[b] ?? '') || idOf(a) - idOf(b)),
      );
    }),
    { numRuns: 300 },
  );
});
