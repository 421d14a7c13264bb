import { stockImports } from '@sjaj/contract';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { anOrder, seedShop, someArticle, type SeededShop, stockOf } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import { sendFile } from '../../../test/send-file.ts';

let seeded: SeededShop;
let token: string;
let made = 0;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  token = seeded.administrator;
  // So many pieces that nothing below makes three tenths of the stock vanish unless it is meant to.
  await someArticle(seeded, 'MNOGO', { stock: 1_000_000 });
});
afterAll(() => seeded.shop.close());

async function goods(stock: number): Promise<{ id: number; code: string }> {
  const code = `U-${(made += 1)}/A`;
  return { id: await someArticle(seeded, code, { stock }), code };
}

const send = (lines: readonly string[], name = 'popis.csv') =>
  sendFile(seeded.shop, stockImports.compare, { token, name, bytes: ['Šifra;Na stanju', ...lines].join('\r\n') });
const rows = async (id: number, view = 'differences') =>
  (await seeded.shop.call(stockImports.rows, { token, params: { id }, body: { view, pageSize: 100 } })).data;

describe('a comparison', () => {
  it('shows what would change and changes nothing', async () => {
    const [more, same] = [await goods(5), await goods(7)];
    const { data } = await send([`${more.code};9`, `${same.code};7`]);
    expect(data).toMatchObject({ lines: 2, changes: 1, same: 1, faults: 0, added: 4, taken: 0, alarms: [] });
    expect(await rows(data.id)).toMatchObject([{ id: 2, code: more.code, before: 5, after: 9, outcome: 'change' }]);
    expect((await stockOf(seeded, more.id)).onHand).toBe(5);
  });

  it('takes a file of 20 MB, and 413 for a larger one', async () => {
    const { code } = await goods(5);
    const lines = [`${code};9;`, ...Array.from({ length: 199 }, (_, place) => `NEMA-${place};1;`)];
    const note = 'x'.repeat(104_700);
    const wide = await send(lines.map((line) => line + note));
    expect(wide.data).toMatchObject({ lines: 200, changes: 1 });
    const larger = await send(lines.map((line) => line + note.repeat(2)));
    expect([larger.status, larger.code]).toEqual([413, 'request.too_large']);
  });

  it('says of each wrong line what is wrong with it, and what an unknown code may mean', async () => {
    const [one, twice, held, large] = [await goods(5), await goods(5), await goods(5), await goods(5)];
    await anOrder(seeded, held.id, 4);
    const { data } = await send([
      'NEMA-OVOG;1',
      `${one.code};-3`,
      `${twice.code};1`,
      `${twice.code.toLowerCase().replace('/', ' ')};2`,
      `${held.code};3`,
      'MNOG0;1000000',
      ';5',
      `${large.code};99999999`,
    ]);
    expect(await rows(data.id, 'faults')).toMatchObject([
      { id: 2, outcome: 'unknown' },
      { id: 3, outcome: 'negative' },
      { id: 4, outcome: 'duplicate' },
      { id: 5, outcome: 'duplicate' },
      { id: 6, outcome: 'below_reserved', reserved: 4 },
      { id: 7, outcome: 'unknown', nearest: 'MNOGO' },
      { id: 8, outcome: 'no_code' },
      { id: 9, outcome: 'too_large' },
    ]);
    const file = (kind: string) =>
      seeded.shop.app.inject({
        url: `/api/admin/stock-imports/${data.id}/faulty-rows/${kind}`,
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await file('csv')).body).toContain('NEMA-OVOG;1;Nema artikla s ovom šifrom.;2');
    const [sheet] = await readSheets((await file('xlsx')).rawPayload);
    expect(sheet?.data[1]).toEqual(['NEMA-OVOG', '1', 'Nema artikla s ovom šifrom.', 2]);
  });

  it('reads XLSX, and refuses what is no table or says nothing', async () => {
    const { code } = await goods(5);
    const table = [
      [{ value: 'Naziv' }, { value: 'Code' }, { value: 'On hand' }],
      [{ value: 'Krpa' }, { value: code }, { value: 8 }],
    ];
    const bytes = await writeXlsxFile(table).toBuffer();
    const sent = await sendFile(seeded.shop, stockImports.compare, { token, name: 'popis.xlsx', bytes });
    expect(sent.data).toMatchObject({ fileName: 'popis.xlsx', changes: 1 });
    for (const [name, content, expected] of [
      ['a.pdf', '%PDF', 'files.type_not_allowed'],
      ['a.xlsx', 'PK\x03\x04 broken', 'imports.unreadable'],
      ['a.csv', 'Šifra;Na stanju\n', 'imports.empty'],
    ] as const) {
      const refused = await sendFile(seeded.shop, stockImports.compare, { token, name, bytes: content });
      expect([refused.status, refused.code]).toEqual([400, expected]);
    }
  });
});

describe('the columns', () => {
  const sendRows = (rows: readonly string[], query = '') =>
    sendFile(seeded.shop, { ...stockImports.compare, path: `${stockImports.compare.path}${query}` } as never, {
      token,
      name: 'lista.csv',
      bytes: rows.join('\r\n'),
    });
  const preview = (rows: readonly string[]) =>
    sendFile(seeded.shop, stockImports.preview, { token, name: 'lista.csv', bytes: rows.join('\r\n') });
  const chosen = (quantityColumn: number) => `?codeColumn=0&quantityColumn=${quantityColumn}&hasHeading=true`;

  it('400 for a price list: it is not taken for stock, neither by itself nor where its prices are chosen', async () => {
    const [one, two] = [await goods(153), await goods(217)];
    const list = ['šifra;VPC;MPC', `${one.code};60;70`, `${two.code};29;35`];
    expect(await sendRows(list)).toMatchObject({ status: 400, code: 'imports.columns_unknown' });
    expect(await sendRows(list, chosen(1))).toMatchObject({ status: 400, code: 'imports.looks_like_prices' });
    const decimals = ['artikal;ima', `${one.code};26,10`, `${two.code};29`];
    expect(await sendRows(decimals, chosen(1))).toMatchObject({ status: 400, code: 'imports.looks_like_prices' });
    expect((await preview(list)).data).toMatchObject({
      columns: [{ isPrice: false }, { heading: 'VPC', isPrice: true }, { heading: 'MPC', isPrice: true }],
      chosen: null,
    });
    expect((await stockOf(seeded, one.id)).onHand).toBe(153);
  });

  it('are chosen for headings that say nothing, shown with the import, and remembered for those headings', async () => {
    const { code } = await goods(5);
    const rows = ['Artikal;Cijena;Ima', `${code};26,10;6`];
    expect((await preview(rows)).data).toMatchObject({
      chosen: null,
      source: null,
      rows: [expect.anything(), [code, '26,10', '6']],
    });
    const { data } = await sendRows(rows, chosen(2));
    expect(data).toMatchObject({ changes: 1, added: 1, codeHeading: 'Artikal', quantityHeading: 'Ima' });
    expect((await preview(rows)).data).toMatchObject({
      chosen: { codeColumn: 0, quantityColumn: 2 },
      source: 'remembered',
    });
  });

  it('400 without headings until they are chosen', async () => {
    const { code } = await goods(5);
    expect((await sendRows([`${code};6`])).code).toBe('imports.columns_unknown');
    const { data } = await sendRows([`${code};6`], '?codeColumn=0&quantityColumn=1&hasHeading=false');
    expect(data).toMatchObject({ lines: 1, changes: 1 });
  });
});

it('409 until it is confirmed where most lines change by more than half', async () => {
  const lines = [];
  for (const stock of [10, 20, 30]) lines.push(`${(await goods(stock)).code};${stock * 3}`);
  const { data } = await send(lines);
  expect(data).toMatchObject({ alarms: ['many_large'], largePercent: 100 });
  const apply = (isConfirmed: boolean) =>
    seeded.shop.call(stockImports.apply, {
      token,
      params: { id: data.id },
      body: { isConfirmed },
      key: `large-${isConfirmed}`,
    });
  expect(await apply(false)).toMatchObject({ status: 409, code: 'imports.confirm_first' });
  expect((await apply(true)).data.state).toBe('applying');
});

describe('correcting a line', () => {
  const correct = (id: number, line: number, code: string, written: string) =>
    seeded.shop.call(stockImports.correctRow, { token, params: { id, line }, body: { code, written } });

  it('compares it again, by another code or another quantity', async () => {
    const { code, id: article } = await goods(5);
    const { data } = await send([`${code}X;9`, 'MNOGO;x']);
    expect((await correct(data.id, 2, code, '9')).data).toMatchObject({ changes: 1, faults: 1, added: 4 });
    expect((await correct(data.id, 3, 'MNOGO', '-1')).data).toMatchObject({ faults: 1 });
    expect((await correct(data.id, 3, 'MNOGO', '1000000')).data).toMatchObject({ same: 1, faults: 0, alarms: [] });
    expect((await stockOf(seeded, article)).onHand).toBe(5);
  });

  it('lets the other one go in where an article stood twice', async () => {
    const [one, other] = [await goods(5), await goods(5)];
    const { data } = await send([`${one.code};9`, `${one.code};8`]);
    expect(data.faults).toBe(2);
    expect((await correct(data.id, 3, other.code, '8')).data).toMatchObject({ changes: 2, faults: 0 });
    expect((await correct(data.id, 3, one.code, '8')).data).toMatchObject({ faults: 1 });
  });

  it('404 for a line that is not there', async () => {
    const { data } = await send(['MNOGO;1']);
    expect((await correct(data.id, 99, 'MNOGO', '1')).code).toBe('records.not_found');
  });
});

it('lists what was sent, the newest first', async () => {
  const { data } = await seeded.shop.call(stockImports.list, { token, body: { pageSize: 5 } });
  expect(data).toHaveLength(5);
  expect(data[0].id).toBeGreaterThan(data[1].id);
  const template = await seeded.shop.app.inject({
    url: '/api/admin/stock-imports/template/csv',
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  });
  expect(template.body).toBe('\uFEFFCode;On hand\r\n');
});

it('finds files by name and by who sent them, and sorts them by name', async () => {
  const { code } = await goods(5);
  for (const name of ['Žitnjak popis.csv', 'Avenija popis.csv']) await send([`${code};6`], name);
  const namesFor = async (body: object): Promise<string[]> => {
    const { data } = await seeded.shop.call(stockImports.list, { token, body: { pageSize: 100, ...body } });
    return data.map(({ fileName }: { fileName: string }) => fileName);
  };
  expect(await namesFor({ quickSearch: 'zitnjak' })).toEqual(['Žitnjak popis.csv']);
  expect(await namesFor({ quickSearch: 'Житњак' })).toEqual(['Žitnjak popis.csv']);
  const { data } = await seeded.shop.call(stockImports.list, { token, body: {} });
  expect((await namesFor({ quickSearch: data[0].byName })).length).toBeGreaterThan(1);
  const sort = { quickSearch: 'popis', sortBy: 'fileName' };
  const up = await namesFor(sort);
  expect([up[0], up.at(-1)]).toEqual(['Avenija popis.csv', 'Žitnjak popis.csv']);
  expect(await namesFor({ ...sort, isSortAscending: false })).toEqual(up.toReversed());
});
