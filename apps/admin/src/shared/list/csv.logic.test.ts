import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf } from './csv.logic.ts';

/** What a spreadsheet makes of it: cells parted by semicolons, quoted ones with doubled quotes inside. */
function read(csv: string): string[][] {
  const lines = csv.slice(1).matchAll(/((?:"(?:[^"]|"")*"|[^"\r\n])*)\r\n/g);
  return [...lines].map(([, line = '']) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^";]*)(?:;|$)/g)]
      .slice(0, -1)
      .map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
  );
}

it('lets no spreadsheet run what somebody typed', () => {
  const typed = ['=HYPERLINK("http://evil.test")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'];
  expect(read(csvOf([typed]))[0]).toEqual(typed.map((text) => `'${text}`));
});

it('leaves amounts alone', () => {
  expect(read(csvOf([['-12,50', '+3', '1234.5', '0']]))).toEqual([['-12,50', '+3', '1234.5', '0']]);
});

it('is read back as it was', () => {
  const cell = fc.string({ unit: 'grapheme' }).filter((text) => !/^[=+\-@\t\r]/.test(text) && text !== '');
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, (rows) => {
      expect(read(csvOf(rows))).toEqual(rows);
    }),
  );
});
