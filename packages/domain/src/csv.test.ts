import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BYTE_ORDER_MARK, csvRow, csvTextCell } from './csv.ts';

const csvTable = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => csvRow(row.map(csvTextCell))).join('');

/** Reads a file as a spreadsheet does: semicolons separate cells, quotes within a quoted cell are doubled. */
function read(csv: string): string[][] {
  const lines = csv.slice(1).matchAll(/((?:"(?:[^"]|"")*"|[^"\r\n])*)\r\n/g);
  return [...lines].map(([, line = '']) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^";]*)(?:;|$)/g)]
      .slice(0, -1)
      .map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
  );
}

it('keeps spreadsheets from running a typed formula', () => {
  const typed = [
    '=HYPERLINK("http://evil.test")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
  ];
  expect(read(csvTable([typed]))[0]).toEqual(typed.map((text) => `'${text}`));
});

it('writes what a spreadsheet reads back', () => {
  const cell = fc.string({ unit: 'grapheme' }).filter((text) => !/^[=+\-@\t\r＝＋－＠]/.test(text) && text !== '');
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, (rows) => {
      expect(read(csvTable(rows))).toEqual(rows);
    }),
  );
});
