import { quickOrder, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { aPerson } from '../../../test/builders/people.ts';
import { anOrder, anotherBuyer, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import { workbookOf } from '../../../test/workbook.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

type TypedLines = readonly (readonly [code: string, quantity?: number | null])[];

const linesFrom = (typed: TypedLines) =>
  typed.map(([code, quantity = null], index) => ({ line: index + 1, code, quantity }));
const check = (typed: TypedLines, token = seeded.buyer) =>
  seeded.shop.call(quickOrder.check, { token, body: { lines: linesFrom(typed) } });

describe('a code', () => {
  it('is known without its separators and case, by barcode, and by the company’s part number', async () => {
    const article = await someArticle(seeded, 'QA-1001/L', { vpc: 1_000 });
    await seeded.shop.db.updateTable('article').set({ ean: '3870001000015' }).where('id', '=', article).execute();
    const own = { company_id: seeded.companyId, article_id: article, code: 'SKL 77' };
    await seeded.shop.db.insertInto('customer_part_number').values(own).execute();
    const { data } = await check([['QA-1001/L', 2], ['qa1001l', 1], ['3870001000015', 1], ['skl77']]);
    expect(data.lines).toMatchObject(Array.from({ length: 4 }, () => ({ state: 'ok', article: { id: article } })));
    expect(data.lines[0]).toMatchObject({ price: 10, amount: 20 });
    expect(data.lines[3]).toMatchObject({ quantity: 1, amount: 10 });
    expect(data.totals).toEqual({ net: 50, vat: 8.5, total: 58.5 });
  });

  it('on a package is as many as the package holds, and each more of it as many again', async () => {
    const article = await someArticle(seeded, 'QA-1002', { vpc: 1_000 });
    const { id: unit } = await seeded.shop.db
      .selectFrom('measurement_unit')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const box = { article_id: article, unit_id: unit, factor: 24, ean: '3870001000022' };
    await seeded.shop.db.insertInto('article_unit').values(box).execute();
    const { data } = await check([['3870001000022'], ['QA-1002'], ['3870001000022', 5], ['NEMA-9-9-9']]);
    expect(data.lines).toMatchObject([
      { state: 'ok', quantity: 24, step: 24, article: { id: article } },
      { state: 'ok', quantity: 1, step: 1 },
      { quantity: 5, step: 24 },
      { state: 'unknown', step: null },
    ]);
  });

  it('of one company means nothing to another customer', async () => {
    const outsider = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'private' }));
    expect((await check([['SKL 77', 1]], outsider)).data.lines).toMatchObject([{ state: 'unknown', article: null }]);
  });

  it('that is unknown brings its nearest, one that begins several brings them all', async () => {
    const colours = await Promise.all(['QB-50012', 'QB-50013', 'QB-50014'].map((code) => someArticle(seeded, code)));
    await someArticle(seeded, 'QB-50019', { isVisible: false });
    const { data } = await check([
      ['QB-5001', 20],
      ['QB-51012', 1],
      ['???', 1],
    ]);
    expect(data.lines[0]).toMatchObject({ state: 'ambiguous', quantity: 20, amount: null });
    expect(data.lines[0].candidates.map(({ id }: { id: number }) => id)).toEqual(colours);
    expect(data.lines[1]).toMatchObject({ state: 'unknown' });
    expect(data.lines[1].candidates[0].code).toBe('QB-50012');
    expect(data.lines[1].reason).toContain('QB-51012');
    expect(data.lines[2]).toMatchObject({ state: 'unknown', candidates: [] });
    expect(data.totals.net).toBe(0);
  });
});

it('an unknown code brings what it looks like, first', async () => {
  await Promise.all(
    ['QL-70001-S', 'QL-70001-M', 'QL-70002-M', 'QL-70003-M', 'QL-70004-M'].map((code) => someArticle(seeded, code)),
  );
  const { data } = await check([
    ['QL-7000l-M', 1],
    ['QL-7OOO1-S', 1],
    ['QL7OOO2MX', 1],
  ]);
  expect(data.lines.map(({ candidates }: { candidates: { code: string }[] }) => candidates[0]?.code)).toEqual([
    'QL-70001-M',
    'QL-70001-S',
    'QL-70002-M',
  ]);
});

it('a code that is read alike comes before one that was bought', async () => {
  const bought = await someArticle(seeded, 'CL-99906', { stock: 10 });
  await someArticle(seeded, 'CL-99960');
  await anOrder(seeded, bought, 1, seeded.buyer);
  const { data } = await check([['CL-9996O', 1]]);
  expect(data.lines[0].candidates.slice(0, 2).map(({ code }: { code: string }) => code)).toEqual([
    'CL-99960',
    'CL-99906',
  ]);
});

it('tells a wrong quantity with its neighbours, what is in stock where that is less, and what is not on sale', async () => {
  await someArticle(seeded, 'QC-1', { packSize: 12, stock: 100 });
  await someArticle(seeded, 'QC-2', { stock: 3 });
  await someArticle(seeded, 'QC-3', { disableSelling: true });
  const { data } = await check([['QC-1', 14], ['QC-1', 24], ['QC-1'], ['QC-2', 5], ['QC-3', 1], ['QC-2', 1.5]]);
  expect(data.lines).toMatchObject([
    { state: 'wrong_quantity', lower: 12, upper: 24, amount: null },
    { state: 'ok', quantity: 24 },
    { state: 'ok', quantity: 12 },
    { state: 'wrong_quantity', quantity: 5, lower: 3, upper: null },
    { state: 'not_sellable' },
    { state: 'wrong_quantity', quantity: 1.5 },
  ]);
});

it('checks 300 lines at once, all of which can be added at once; not one more', async () => {
  const buyer = await anotherBuyer(seeded);
  const codes = Array.from({ length: 300 }, (_, index) => `QD-${1_000 + index}`);
  for (const code of codes) await someArticle(seeded, code);
  const { data, status } = await check(
    codes.map((code) => [code, 1] as const),
    buyer,
  );
  expect(status).toBe(200);
  expect(data.lines.filter(({ state }: { state: string }) => state === 'ok')).toHaveLength(300);
  const items = data.lines.map(({ article }: { article: { id: number } }) => ({ articleId: article.id, quantity: 1 }));
  const added = await seeded.shop.call(shoppingCart.addItems, { token: buyer, body: { items } });
  expect(added.data.cartItems).toHaveLength(300);
  expect((await check(Array.from({ length: 301 }, () => ['QD-1000', 1] as const))).status).toBe(400);
});

it('says no amount to a person who may not see prices', async () => {
  const blind = await seeded.shop.loginAs(
    await aPerson(seeded.shop.db, { companyId: seeded.companyId, canViewPrices: false }),
  );
  const { data } = await check([['QA-1001/L', 1]], blind);
  expect(data.lines).toMatchObject([{ state: 'ok', price: null, oldPrice: null, amount: null }]);
  expect(data.totals).toEqual({ net: null, vat: null, total: null });
});

describe('a file', () => {
  it('gives its codes and quantities, as CSV in either code page, as Unicode text and as XLSX', async () => {
    const csv = Buffer.from('Šifra;Količina\nQA-1;4\nQA-2;12,00\n');
    const windows = Buffer.concat([Buffer.from([0x8a]), Buffer.from('ifra;Kol\nQA-1;4\nQA-2;12\n')]);
    const unicode = Buffer.from('\ufeffŠifra\tKoličina\r\nQA-1\t4\r\nQA-2\t12\r\n', 'utf16le');
    const rows = [
      ['Šifra', 'Naziv', 'Količina'],
      ['QA-1', 'Krpa', 4],
      ['QA-2', 'Metla', 12],
    ];
    const xlsx = await writeXlsxFile(rows.map((row) => row.map((value) => ({ value })))).toBuffer();
    const lines = [
      { line: 1, code: 'QA-1', quantity: 4 },
      { line: 2, code: 'QA-2', quantity: 12 },
    ];
    for (const [name, bytes] of [
      ['a.csv', csv],
      ['b.csv', windows],
      ['c.xlsx', xlsx],
      ['d.txt', unicode],
    ] as const)
      expect({ name, ...(await send(name, bytes)) }).toEqual({ name, status: 200, data: lines });
  });

  it('loses no line in silence: as many as are worked off in a few rounds, or none', async () => {
    const of = (count: number) => Buffer.from(Array.from({ length: count }, (_, index) => `QA-${index};1`).join('\n'));
    expect(((await send('a.csv', of(1_000))).data as unknown[]).length).toBe(1_000);
    expect((await send('a.csv', of(1_001))).status).toBe(400);
  });

  it('reads a long text in a thread as it reads a short one', async () => {
    const short = Buffer.from('QA-1;Krpa;4\nQA-2;Metla;12\n');
    const long = Buffer.from(`QA-1;${'Krpa '.repeat(20_000)};4\nQA-2;Metla;12\n`);
    expect(await send('a.csv', long)).toEqual(await send('a.csv', short));
    expect((await send('a.csv', Buffer.alloc(2 * 1_024 * 1_024, 'A1;1\n'))).status).toBe(400);
  });

  it('400 for a workbook with one cell in its last corner', async () => {
    const corner = workbookOf({ rows: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' });
    expect((await send('a.xlsx', corner)).status).toBe(400);
  });

  it('400 for a body whose parts have no border, no end or no head', async () => {
    const head = 'Content-Disposition: form-data; name="file"; filename="x.csv"';
    for (const [type, payload] of [
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=a', ''],
      ['multipart/form-data; boundary=a', `--a\r\n${head}\r\n\r\nA;1`],
      ['multipart/form-data; boundary=a', `--a\r\n${head}`],
      ['multipart/form-data; boundary=a', '--a\r\n\r\nA;1\r\n--a--\r\n'],
    ] as const) {
      const { statusCode } = await seeded.shop.app.inject({
        method: 'POST',
        url: '/api/shopping-cart/quick-order-file',
        headers: { authorization: `Bearer ${seeded.buyer}`, 'content-type': type },
        payload,
      });
      expect({ payload, statusCode }).toEqual({ payload, statusCode: 400 });
    }
  });

  it('400 for another kind, a lie about the kind, and nothing in it; 413 for too much', async () => {
    expect((await send('a.pdf', Buffer.from('%PDF'))).status).toBe(400);
    expect((await send('a.xlsx', Buffer.from('QA-1;4'))).status).toBe(400);
    expect((await send('a.xlsx', Buffer.from('PK\x03\x04 broken'))).status).toBe(400);
    expect((await send('a.csv', Buffer.from('\n\n'))).status).toBe(400);
    expect((await send('a.csv', Buffer.alloc(3 * 1_024 * 1_024, 'a'))).status).toBe(413);
  });
});

async function send(name: string, bytes: Buffer): Promise<{ status: number; data: unknown }> {
  const edge = 'edge-of-part';
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const response = await seeded.shop.app.inject({
    method: 'POST',
    url: '/api/shopping-cart/quick-order-file',
    headers: { authorization: `Bearer ${seeded.buyer}`, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  });
  return { status: response.statusCode, data: response.json().data };
}
