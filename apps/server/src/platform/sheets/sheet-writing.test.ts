import { buffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import readSheets from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { readSheetRows } from './sheet-reading.ts';
import { csvDownload, xlsxDownload } from './sheet-writing.ts';

const columns: Sheet['columns'] = [
  { title: 'Šifra', kind: 'text' },
  { title: 'Količina', kind: 'count' },
  { title: 'Iznos', kind: 'km' },
  { title: 'Dan', kind: 'day' },
  { title: 'Naručeno', kind: 'instant' },
];
const ROW: SheetRow = ['0012', 5, 1_234_50, '2026-11-20', new Date('2026-11-20T13:05:00Z')];
const OWNER = { network: 'company:1', account: '' };
const sheetOf = (rows: Sheet['rows'], name = 'Narudžbe'): Sheet => ({ name, columns, rows });

it('writes CSV as Excel here reads it', async () => {
  const { name, mediaType, stream } = csvDownload('narudžbe', sheetOf([ROW, [null, null, null, null, null]]));
  expect({ name, mediaType }).toEqual({ name: 'narudžbe.csv', mediaType: 'text/csv; charset=utf-8' });
  expect(await text(stream)).toBe(
    // The reader takes the byte order mark off.
    'Šifra;Količina;Iznos;Dan;Naručeno\r\n0012;5;1234,50;2026-11-20;2026-11-20 14:05\r\n;;;;\r\n',
  );
});

it('begins CSV with a byte order mark', async () => {
  expect([...(await buffer(csvDownload('x', sheetOf([])).stream)).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

it('keeps what looks like a formula a text', () => {
  for (const formula of ['=1+1', '+387 63', '-2', '@SUM(A1)', '\tx', '\rx', '＝1', '＋1', '－1', '＠a'])
    expect(csvLine([formula]).replaceAll('"', '')).toBe(`'${formula}\r\n`);
  expect(csvLine([-5, -1_50], ['count', 'km'])).toBe('-5;-1,50\r\n');
});

it('writes CSV that any reader takes apart into the same texts', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'š', '"', ';', ',', '\n', ' ', "'") });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (cells) => {
      expect(parse(csvLine(cells), { delimiter: ';', skipEmptyLines: false })).toEqual([cells]);
    }),
  );
});

it('writes XLSX with numbers as numbers, days as days and codes as texts, sheet by sheet', async () => {
  const file = await xlsxDownload(
    'narudžbe',
    [sheetOf([ROW]), sheetOf([['=1+1', -5, -1, null, null]], 'Stavke: [1/2]')],
    OWNER,
  );
  const bytes = await buffer(file.stream);
  expect(file.bytes).toBe(bytes.length);
  const sheets = await readSheets(bytes);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Narudžbe', 'Stavke   1 2']);
  expect(sheets[0]?.data[1]).toEqual([
    '0012',
    5,
    1234.5,
    new Date('2026-11-20T00:00:00Z'),
    new Date('2026-11-20T14:05:00Z'),
  ]);
  expect(sheets[1]?.data[1]).toEqual(['=1+1', -5, -0.01, null, null]);
});

it('writes every text as it is, whatever it is the name or the mark-up of', async () => {
  const texts = [
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '</t></is></c><c r="A1"><f>1+1</f></c>',
    '&amp; "x" \'y\' ]]>',
    '  spaces  ',
    'a\nb',
    '_x0041_',
    'Šećer 😀 Ђ',
    '123',
  ];
  const bytes = await buffer(
    (
      await xlsxDownload(
        'x',
        [
          sheetOf(
            texts.map((one) => [one]),
            'A & "B" <C>',
          ),
        ],
        OWNER,
      )
    ).stream,
  );
  const [sheet] = await readSheets(bytes, { trim: false });
  expect(sheet?.sheet).toBe('A & "B" <C>');
  // That reader knows no escapes of the format.
  const read = sheet?.data.slice(1).map(([cell]) => String(cell).replace('_x005F_', '_'));
  expect(read).toEqual(texts);
  const upload = { name: 'x.xlsx', bytes, owner: OWNER };
  const own = await readSheetRows(upload, { bytes: 1_000_000, rows: 100 });
  expect(own.slice(1).map(([cell]) => cell)).toEqual(texts.map((one) => one.trim()));
});

it('leaves out what no spreadsheet can hold', async () => {
  const rows: SheetRow[] = [
    ['a\u0001b\uFFFEc', Number.NaN, 1],
    ['x\uD800', 2, Infinity],
    ['y'.repeat(40_000), 3, 3],
  ];
  const { stream } = await xlsxDownload('x', [sheetOf(rows)], OWNER);
  const [sheet] = await readSheets(await buffer(stream));
  expect(sheet?.data.slice(1).map((row) => row.slice(0, 3))).toEqual([
    ['abc', null, 0.01],
    ['x\uFFFD', 2, null],
    ['y'.repeat(32_767), 3, 0.03],
  ]);
});

it('400 for a file that would be too large; the next one is written', async () => {
  const tooLarge = { code: 'request.file_too_large', status: 400, facts: { size: 0.001 } };
  const rows = Array.from({ length: 1_000 }, (_, index): SheetRow => [`A-${index * 7_919}`]);
  const small = 0.001 * 1_024 * 1_024;
  await expect(xlsxDownload('x', [sheetOf(rows)], OWNER, small)).rejects.toMatchObject(tooLarge);
  // What packs to little may still unpack to more than anybody can open.
  const repeated = Array.from({ length: 1_000 }, (): SheetRow => ['a'.repeat(30_000)]);
  const most = 1_024 * 1_024;
  await expect(xlsxDownload('x', [sheetOf(repeated)], OWNER, most)).rejects.toMatchObject({ status: 400 });
  expect((await xlsxDownload('x', [sheetOf([ROW])], OWNER)).bytes).toBeGreaterThan(1_000);
});

it('writes more text than its thread has memory for', { tags: 'full' }, async () => {
  // Cells as long as they may be, no two alike: more than a thread may have, and as XML the same once more.
  function* rows(): Generator<SheetRow> {
    for (let index = 0; index < 3_000; index += 1) yield [`${index} ${'šđ'.repeat(20_000)}`];
  }
  expect((await xlsxDownload('x', [sheetOf(rows())], OWNER)).bytes).toBeGreaterThan(100_000);
});

it('says what broke where the rows come from', async () => {
  async function* broken(): AsyncGenerator<SheetRow> {
    await Promise.resolve();
    throw new Error('the database left');
  }
  await expect(xlsxDownload('x', [sheetOf(broken())], OWNER)).rejects.toThrow('the database left');
  await expect(buffer(csvDownload('x', sheetOf(broken())).stream)).rejects.toThrow('the database left');
});

it('writes 50,000 rows of either kind whole', { tags: 'full' }, async () => {
  const rows = Array.from({ length: 50_000 }, (_, index): SheetRow => [`A-${index}`, index, index, null, null]);
  const csv = await text(csvDownload('x', sheetOf(rows)).stream);
  expect(csv.split('\r\n')).toHaveLength(50_002);
  const { bytes } = await xlsxDownload('x', [sheetOf(rows)], OWNER);
  expect(bytes).toBeGreaterThan(500_000);
});
