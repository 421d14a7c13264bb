import { Readable } from 'node:stream';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { workbookOf } from '../../../../test/workbook.ts';
import { instantText } from './date-formats.ts';
import { LONGEST_CELL, type WorkbookLimits } from './limits.ts';
import { readWorkbook } from './read-workbook.ts';
import { readXml } from './xml.ts';

const LIMITS: WorkbookLimits = {
  rows: 100,
  columns: 20,
  cells: 500,
  strings: 1_000,
  characters: 100_000,
  cellLength: LONGEST_CELL,
  unpacked: 20 * 1_024 * 1_024,
};

async function read(bytes: Buffer, limits: Partial<WorkbookLimits> = {}): Promise<string[][]> {
  const rows: string[][] = [];
  await readWorkbook(bytes, { ...LIMITS, ...limits }, (cells) => void rows.push([...cells]));
  return rows;
}

/** What `read-excel-file` makes of it, in this reader's words and without the padding. */
async function expected(bytes: Buffer): Promise<string[][]> {
  const text = (cell: unknown): string => (cell instanceof Date ? (instantText(cell) ?? '') : String(cell ?? ''));
  return (await readSheet(bytes)).map((row) => {
    const texts = row.map(text);
    return texts.slice(0, texts.findLastIndex((cell) => cell !== '') + 1);
  });
}

const cell = fc.oneof(
  fc.constant(null),
  fc.string({ unit: fc.constantFrom('a', 'š', 'Ж', '&', '<', '"', ' ', '_x0041_', '😀'), maxLength: 12 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
  fc.boolean(),
  fc.date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
);

it('reads what was written as another reader does', async () => {
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(rows, async (table) => {
      const data = table.map((row) =>
        row.map((value) => {
          if (value === null) return null;
          return value instanceof Date ? { value, type: Date, format: 'dd.mm.yyyy hh:mm:ss' } : { value };
        }),
      );
      const bytes = await writeXlsxFile(data as SheetData).toBuffer();
      expect(await read(bytes)).toEqual(await expected(bytes));
    }),
    { numRuns: Math.max(15, fc.readConfigureGlobal().numRuns ?? 0) },
  );
});

const STYLES = `<numFmts><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/><numFmt numFmtId="165" formatCode="#,##0.00 &quot;KM&quot;"/>
  <numFmt numFmtId="166" formatCode="[$-141A]d. mmmm yyyy.;@"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="22"/><xf xfId="0"/></cellXfs>`;
const STRINGS =
  '<si><t>CL-1</t></si><si><r><t>Sred</t></r><r><rPr><b/></rPr><t>stvo</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si><si><t xml:space="preserve"> a_x000D_b </t></si><si/>';

it.each([
  [
    'shared strings, rich text without its reading aid, escapes',
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c></row>',
  ],
  [
    'dates by format, amounts, whole and broken numbers',
    '<row r="1"><c r="A1" s="1"><v>45000</v></c><c r="B1" s="2"><v>12.5</v></c><c r="C1" s="3"><v>45000.5</v></c><c r="D1" s="4"><v>45000.25</v></c><c r="E1"><v>1E3</v></c><c r="F1" s="0"><v>7</v></c></row>',
  ],
  [
    'results of formulas, and errors as nothing',
    '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>A1&amp;"x"</f><v>2x</v></c><c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="D1" t="b"><v>1</v></c></row>',
  ],
  [
    'inline strings',
    '<row r="1"><c r="A1" t="inlineStr"><is><t>CL-1</t></is></c><c r="B1" t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c></row>',
  ],
  [
    'gaps between rows and cells, and empty ones at the end',
    '<row r="3"><c r="C3"><v>1</v></c><c r="E3" s="1"/></row><row r="5"/><row r="6"><c r="A6"><v>2</v></c></row><row r="1048576"><c r="XFD1048576" s="1"/></row>',
  ],
  ['dates of ISO 8601', '<row r="1"><c r="A1" t="d"><v>2026-11-20T14:05:00Z</v></c></row>'],
])('reads by hand %s as another reader does', async (_, rows) => {
  for (const properties of ['', 'date1904="1"']) {
    const bytes = workbookOf({ rows, strings: STRINGS, styles: STYLES, properties });
    const found = await read(bytes);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(await expected(bytes));
  }
});

it('reads cells and rows that do not say where they are, one after the other', async () => {
  const rows = '<row><c><v>1</v></c><c r="C1"><v>2</v></c><c><v>3</v></c></row><row><c><v>4</v></c></row>';
  expect(await read(workbookOf({ rows }))).toEqual([['1', '', '2', '3'], ['4']]);
});

it.each([
  ['a cell without a text of its number', '<row r="1"><c r="A1" t="s"><v>7</v></c></row>'],
  ['a number that is none', '<row r="1"><c r="A1"><v>x</v></c></row>'],
  ['rows in no order', '<row r="2"><c r="A2"><v>1</v></c></row><row r="1"><c r="A1"><v>1</v></c></row>'],
  ['cells in no order', '<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>'],
  ['XML that does not end', '<row r="1"><c r="A1"><v>1</v>'],
  ['tags within tags', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`],
  ['a tag of many attributes', `<row r="1" ${Array.from({ length: 100 }, (_, n) => `a${n}="1"`).join(' ')}/>`],
  ['an attribute without end', `<row r="${'1'.repeat(200_000)}"/>`],
])('refuses %s', async (_, rows) => {
  await expect(read(workbookOf({ rows }))).rejects.toThrow();
});

it('refuses a document type, and so entities that grow', async () => {
  const text = '<!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>';
  const heard: string[] = [];
  const reading = readXml(Readable.from([Buffer.from(text)]), { open: (name) => void heard.push(name) });
  await expect(reading).rejects.toThrow('document type');
  expect(heard).toEqual([]);
});

it('refuses one cell far away before it builds anything', async () => {
  const bytes = workbookOf({ rows: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' });
  expect(bytes.length).toBeLessThan(2_000);
  await expect(read(bytes)).rejects.toMatchObject({ limit: 'rows' });
  const wide = workbookOf({ rows: '<row r="1"><c r="XFD1"><v>1</v></c></row>' });
  await expect(read(wide)).rejects.toMatchObject({ limit: 'content' });
});

it('refuses more cells, shared strings or text than the limits', async () => {
  const rowsOf = (count: number): string =>
    Array.from({ length: count }, (_, n) => `<row r="${n + 1}"><c r="J${n + 1}"><v>1</v></c></row>`).join('');
  expect(await read(workbookOf({ rows: rowsOf(50) }))).toHaveLength(50);
  await expect(read(workbookOf({ rows: rowsOf(51) }))).rejects.toMatchObject({ limit: 'content' });
  await expect(read(workbookOf({ rows: rowsOf(101) }), { cells: 10_000 })).rejects.toMatchObject({ limit: 'rows' });
  const strings = (count: number, text: string): string => `<si><t>${text}</t></si>`.repeat(count);
  await expect(read(workbookOf({ rows: '', strings: strings(1_001, '') }))).rejects.toMatchObject({ limit: 'content' });
  const long = strings(400, 'ab'.repeat(200));
  await expect(read(workbookOf({ rows: '', strings: long }))).rejects.toMatchObject({ limit: 'content' });
});

it('cuts a text that is too long, wherever it stands', async () => {
  const text = 'x'.repeat(100_000);
  const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>${text}</t></is></c></row>`;
  const cut = 'x'.repeat(LONGEST_CELL);
  expect(await read(workbookOf({ rows, strings: `<si><t>${text}</t></si>` }))).toEqual([[cut, cut]]);
});
