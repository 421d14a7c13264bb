import { adminFinance, financeImports } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Accounts, fillAccounts, openAccounts } from '../../../test/builders/finance.ts';
import { seedShop, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import { sendFile } from '../../../test/send-file.ts';

let accounts: Accounts;
let seeded: SeededShop;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  accounts = await openAccounts(seeded);
});
afterAll(() => seeded.shop.close());
beforeEach(() => fillAccounts(accounts));

const HEADINGS = 'Šifra kupca;Broj dokumenta;Datum dokumenta;Dospijeće;Duguje;Potražuje;Opis;Zatvara';
const FILE = [
  HEADINGS,
  'K-1;F-10;20.10.2026.;20.11.2026.;1.234,50;;Faktura F-10;',
  'K-1;I-10;21.10.2026.;;;34,50;Uplata, izvod 12;F-10',
  'K-9;F-11;20.10.2026.;;10;;;',
  'K-1;F-12;31.11.2026.;;10;;;',
  'K-1;F-13;20.10.2026.;;deset;;;',
  'K-1;F-14;20.10.2026.;;1;;;',
  'K-1;F-14;20.10.2026.;;2;;;',
  'K-1;;20.10.2026.;;2;;;',
].join('\n');

const QUERY = '?company=0&number=1&docDate=2&dueDate=3&owes=4&claims=5&comment=6&settles=7&hasHeading=true';

const send = (call: 'previewFile' | 'compareFile' | 'importFile', bytes: string, query = QUERY) => {
  const route = financeImports[call];
  const path = call === 'previewFile' ? route.path : (`${route.path}${query}` as const);
  return sendFile(seeded.shop, { ...route, path }, { token: seeded.administrator, name: 'stavke.csv', bytes });
};
const openOf = async (number: string) =>
  seeded.shop.db
    .selectFrom('finance_record')
    .select(['open_amount as open', 'kind'])
    .where('company_id', '=', seeded.companyId)
    .where('account_number', '=', number)
    .executeTakeFirst();

it('knows the columns by their headings', async () => {
  const { data } = await send('previewFile', FILE);
  expect(data.columns).toMatchObject({ company: 0, number: 1, docDate: 2, dueDate: 3, owes: 4, claims: 5, kind: null });
  expect(data.rows[0]).toContain('1.234,50');
});

it('shows what would change and changes nothing; wrong lines are named one by one', async () => {
  const { data } = await send('compareFile', FILE);
  expect(data).toMatchObject({ add: 2, change: 0, same: 0, faults: 6 });
  const outcomes = data.lines.map(({ line, outcome }: { line: number; outcome: string }) => [line, outcome]);
  expect(outcomes).toEqual([
    [4, 'company_unknown'],
    [5, 'bad_date'],
    [6, 'bad_amount'],
    [7, 'duplicate'],
    [8, 'duplicate'],
    [9, 'incomplete'],
    [2, 'add'],
    [3, 'add'],
  ]);
  expect(await openOf('F-10')).toBeUndefined();
});

it('books no line whose two sides together are more than the account can show', async () => {
  const { status, data } = await send('importFile', `${HEADINGS}\nK-1;F-99;20.10.2026.;;-20000000;20000000;;\n`);
  expect([status, data?.lines]).toMatchObject([200, [{ line: 2, outcome: 'bad_amount' }]]);
});

it('books the right lines once, however often the file is sent, and settles the account', async () => {
  expect((await send('importFile', FILE)).data).toMatchObject({ add: 2, faults: 6 });
  expect(await openOf('F-10')).toEqual({ open: 120_000, kind: 'invoice' });
  expect(await openOf('I-10')).toEqual({ open: 0, kind: 'payment' });
  expect((await send('importFile', FILE)).data).toMatchObject({ add: 0, change: 0, same: 2 });
  const entry = await seeded.shop.db
    .selectFrom('audit_entry')
    .select('after')
    .where('action', '=', 'finance.import')
    .execute();
  expect(entry.at(-1)?.after).toMatchObject({ file: 'stavke.csv', add: 0, faults: 6 });
});

it('says field by field what a line changes', async () => {
  await send('importFile', FILE);
  const changed = [HEADINGS, 'K-1;F-10;20.10.2026.;20.12.2026.;1.000,00;;Faktura F-10;'].join('\n');
  const { data } = await send('compareFile', changed);
  expect(data.lines).toMatchObject([
    {
      outcome: 'change',
      changes: [
        { field: 'dueDate', before: '2026-11-20', after: '2026-12-20' },
        { field: 'owes', before: '1234,50', after: '1000,00' },
      ],
    },
  ]);
});

it('400 without a column that is needed, and for columns that the file does not have', async () => {
  for (const query of [
    '?company=0&number=1&hasHeading=true',
    '?company=0&number=1&docDate=2&owes=25&hasHeading=true',
  ]) {
    expect((await send('compareFile', FILE, query)).code).toBe('finance.columns_missing');
  }
});

it('attaches a PDF to a record, which the company downloads alone and in the archive of the period', async () => {
  const row = await seeded.shop.db
    .selectFrom('finance_record')
    .select('id')
    .where('account_number', '=', 'F-2')
    .executeTakeFirstOrThrow();
  const attach = (bytes: string) =>
    sendFile(seeded.shop, adminFinance.attach, {
      token: seeded.administrator,
      name: 'f.pdf',
      bytes,
      params: { id: row.id },
    });
  for (const bytes of ['not a PDF', '<script>alert(1)</script>%PDF-1.4'])
    expect((await attach(bytes)).code).toBe('files.type_not_allowed');
  expect((await attach('\uFEFF\n%PDF-1.4')).status).toBe(200);
  expect((await attach('%PDF-1.4 first')).status).toBe(200);
  expect((await attach('%PDF-1.4 second')).status).toBe(200);
  const file = await accounts.get(`/finance/documents/${row.id}`);
  expect(file.bytes.toString()).toBe('%PDF-1.4 second');
  expect(file.headers['content-disposition']).toContain('F-2.pdf');
  const archive = await accounts.get('/finance/documents');
  expect(archive.headers['content-type']).toBe('application/zip');
  expect(archive.bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  expect(archive.bytes.includes('%PDF-1.4 second')).toBe(true);
  const params = { id: row.id };
  expect((await seeded.shop.call(adminFinance.detach, { token: seeded.administrator, params })).status).toBe(200);
  expect((await seeded.shop.call(adminFinance.detach, { token: seeded.administrator, params })).status).toBe(404);
});

it('lists who is overdue the longest first, with the totals of all', async () => {
  const { data } = await seeded.shop.call(adminFinance.debtors, {
    token: seeded.administrator,
    body: { view: 'owing' },
  });
  expect(
    data.map((one: { debt: number; overdue: number; daysOverdue: number }) => [one.debt, one.overdue, one.daysOverdue]),
  ).toEqual([
    [130.5, 110, 120],
    [7.77, 0, 0],
  ]);
  const totals = (await seeded.shop.call(adminFinance.totals, { token: seeded.administrator })).data;
  expect(totals).toEqual({ owing: 2, overdue: 1, limit: 0, debt: 138.27, overdueDebt: 110, pulledAt: null });
});
