import { finance } from '@sjaj/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Accounts, fillAccounts, openAccounts } from '../../../test/builders/finance.ts';
import { seedShop, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let accounts: Accounts;
let seeded: SeededShop;
let other: string;
let get: Accounts['get'];
let day: Accounts['day'];

beforeAll(async () => {
  accounts = await openAccounts(await seedShop(await openTestShop()));
  ({ seeded, other, get, day } = accounts);
});
afterAll(() => seeded.shop.close());
beforeEach(() => fillAccounts(accounts));

describe('documents of an account', () => {
  const idOf = async (number: string): Promise<number> => {
    const row = await seeded.shop.db
      .selectFrom('finance_record')
      .select('id')
      .where('account_number', '=', number)
      .where('company_id', '=', seeded.companyId)
      .executeTakeFirstOrThrow();
    return row.id;
  };

  it('a payment slip names the open amount and a reference of ten digits', async () => {
    const { data } = await seeded.shop.call(finance.slip, { token: seeded.buyer, params: { id: await idOf('F-1') } });
    expect(data).toMatchObject({ amount: 70, reference: '0000000001', dueOn: day(-120) });
    expect(data.purpose).toBe('Faktura F-1');
    const paid = await seeded.shop.call(finance.slip, { token: seeded.buyer, params: { id: await idOf('I-1') } });
    expect(paid.code).toBe('finance.nothing_to_pay');
  });

  it('404 for a document, a slip and a statement of another company', async () => {
    const id = await idOf('F-2');
    for (const path of [
      `/finance/documents/${id}`,
      `/finance/payment-slips/${id}`,
      `/finance/payment-slips/${id}/pdf`,
    ]) {
      expect([path, (await get(path, { token: other })).status]).toEqual([path, 404]);
    }
  });

  it('statements, slips and booking data are PDF files with a name, in both scripts', async () => {
    const id = await idOf('F-2');
    for (const path of [
      '/finance/statement?kind=card',
      '/finance/statement?kind=open-items',
      `/finance/documents/${id}`,
      `/finance/payment-slips/${id}/pdf`,
    ]) {
      const { status, headers, bytes } = await get(path, { language: 'sr-Cyrl' });
      expect([path, status, headers['content-type']]).toEqual([path, 200, 'application/pdf']);
      expect(headers['content-disposition']).toContain('attachment; filename=');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('the sheet has the balances of the list, from the oldest booking on', async () => {
    const { bytes } = await get('/finance/sheet/csv?kind=invoice');
    const rows: Record<string, string>[] = parse(bytes, { delimiter: ';', columns: true, bom: true });
    expect(rows.map((row) => [row['Broj dokumenta'], row['Duguje'], row['Saldo']])).toEqual([
      ['F-1', '100,00', '100,00'],
      ['F-2', '40,00', '140,00'],
      ['F-3', '20,50', '130,50'],
    ]);
  });

  it('409 for an archive of documents where none is attached', async () => {
    expect((await get('/finance/documents')).json().info.code).toBe('finance.no_documents');
  });
});
