import { checkout, finance } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Accounts, aRecord, addRecords, fillAccounts, openAccounts } from '../../../test/builders/finance.ts';
import { withSetting } from '../../../test/builders/place.ts';
import {
  addToCart,
  anOrder,
  checkoutBody,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let accounts: Accounts;
let seeded: SeededShop;
let other: string;
let blind: string;
let get: Accounts['get'];
let day: Accounts['day'];

beforeAll(async () => {
  accounts = await openAccounts(await seedShop(await openTestShop()));
  ({ seeded, other, blind, get, day } = accounts);
});
afterAll(() => seeded.shop.close());
beforeEach(() => fillAccounts(accounts));

const numbersOf = async (path: string, token?: string): Promise<string[]> =>
  (await get(path, token === undefined ? {} : { token }))
    .json()
    .data.map((one: { accountNumber: string }) => one.accountNumber);

describe('the records', () => {
  it('come with the running balance and what is open, the newest first', async () => {
    const { data, paging } = await seeded.shop.call(finance.list, { token: seeded.buyer });
    const facts = data.map((one: { [key: string]: unknown }) => [
      one['accountNumber'],
      one['saldo'],
      one['openAmount'],
      one['daysOverdue'],
    ]);
    expect(facts).toEqual([
      ['F-3', 130.5, 20.5, 0],
      ['I-2', 110, 0, 0],
      ['F-2', 140, 40, 45],
      ['F-1', 100, 70, 120],
      ['I-1', 0, 0, 0],
      ['PS-1', 50, 0, 0],
    ]);
    expect(paging?.totalItems).toBe(6);
  });

  it('are narrowed without a change of their balances', async () => {
    expect(await numbersOf('/finance/get-finances?isOpen=true&kind=invoice')).toEqual(['F-3', 'F-2', 'F-1']);
    expect(await numbersOf('/finance/get-finances?quickSearch=f-2')).toEqual(['F-2']);
    expect(await numbersOf(`/finance/get-finances?from=${day(-80)}&to=${day(-40)}`)).toEqual(['I-2', 'F-2']);
    expect(await numbersOf('/finance/get-finances?sortBy=openAmount&pageSize=5&page=1')).toEqual([
      'F-1',
      'F-2',
      'F-3',
      'I-2',
      'I-1',
    ]);
    const { data } = (await get('/finance/get-finances?kind=payment')).json();
    expect(data[0].saldo).toBe(110);
  });

  it('400 for a page size, a date and a column that are none', async () => {
    for (const query of ['pageSize=7', 'page=0', 'from=2026-02-30', 'sortBy=id', 'isOpen=1', 'nepoznato=1']) {
      expect([query, (await get(`/finance/get-finances?${query}`)).status]).toEqual([query, 400]);
    }
  });

  it('are those of the own company, whatever company the call names', async () => {
    expect(await numbersOf('/finance/get-finances?externalCompanyId=K-1', other)).toEqual(['F-1']);
    const { data } = (await get('/finance/get-finance-info?externalCompanyId=K-1', { token: other })).json();
    expect(data.currentDebt).toBe(7.77);
  });

  it('staff choose the company by its number in the ERP; 404 for an unknown one, 400 without', async () => {
    const token = seeded.administrator;
    expect(await numbersOf('/finance/get-finances?externalCompanyId=K-2', token)).toEqual(['F-1']);
    expect((await get('/finance/get-finances?externalCompanyId=K-9', { token })).status).toBe(404);
    expect((await seeded.shop.call(finance.list, { token })).code).toBe('finance.choose_company');
  });
});

describe('the figures', () => {
  it('are debt, limit and overdue debt by age on the day of the call', async () => {
    const { data } = await seeded.shop.call(finance.info, { token: seeded.buyer });
    expect(data).toMatchObject({
      currentDebt: 130.5,
      approvedDebt: 500,
      availableDebt: 369.5,
      debtOutsideCurrency: 110,
      openRecords: 3,
      overdueRecords: 2,
      overdueSince: day(-120),
      daysOverdue: 120,
      ageing: { notDue: 20.5, days30: 0, days60: 40, days90: 0, over90: 70 },
    });
  });

  it('balance of the period: before it, its turnover, after it', async () => {
    const { data } = (await get(`/finance/get-finance-info?from=${day(-80)}&to=${day(-40)}`)).json();
    expect(data.period).toEqual({ openingBalance: 100, owes: 40, claims: 30, closingBalance: 110 });
  });
});

describe('a user who sees no prices', () => {
  it('403 for everything but the orders own notice, where a colleague sees it', async () => {
    const [record] = await seeded.shop.db
      .selectFrom('finance_record')
      .select('id')
      .where('account_number', '=', 'F-2')
      .execute();
    const paths = [
      '/finance/get-finances',
      '/finance/get-finance-info',
      '/finance/sheet/csv',
      '/finance/sheet/xlsx',
      '/finance/statement?kind=card',
      `/finance/documents/${record?.id}`,
      `/finance/payment-slips/${record?.id}`,
      `/finance/payment-slips/${record?.id}/pdf`,
    ];
    for (const path of paths) {
      expect([path, (await get(path)).status]).toEqual([path, 200]);
      expect([path, (await get(path, { token: blind })).status]).toEqual([path, 403]);
    }
    const notice = (await seeded.shop.call(finance.debtNotice, { token: blind })).data;
    expect(notice).toMatchObject({ mode: 'warn', overdue: null, records: 2 });
    expect((await seeded.shop.call(finance.debtNotice, { token: seeded.buyer })).data.overdue).toBe(110);
  });
});

describe('an order', () => {
  it('lists its invoices to the company that placed it, and 404 to another', async () => {
    const id = await anOrder(seeded, await someArticle(seeded, 'FI-1'));
    await addRecords(seeded.shop.db, [aRecord(seeded.companyId, 'F-9', { owes: 11_70, orderId: id })]);
    const { data } = await seeded.shop.call(finance.ofOrder, { token: seeded.buyer, params: { id } });
    expect(data).toMatchObject([{ accountNumber: 'F-9', openAmount: 11.7, orderId: id }]);
    expect((await seeded.shop.call(finance.ofOrder, { token: other, params: { id } })).code).toBe('orders.not_found');
  });

  it('409 while debt is overdue and the shop stops debtors; placed where it only warns, and for who is not late', async () => {
    const articleId = await someArticle(seeded, 'FI-2');
    const place = async (token: string) => {
      await addToCart(seeded, token, articleId);
      return seeded.shop.call(checkout.place, { token, body: await checkoutBody(seeded, token) });
    };
    await withSetting(seeded.shop.db, 'debtorsAtCheckout', 'stop');
    seeded.shop.wait(1_100);
    const stopped = await place(seeded.buyer);
    expect([stopped.status, stopped.code]).toEqual([409, 'checkout.debt_overdue']);
    expect((await seeded.shop.call(finance.debtNotice, { token: seeded.buyer })).data.mode).toBe('stop');
    expect((await place(other)).status).toBe(200);
    await withSetting(seeded.shop.db, 'debtorsAtCheckout', 'off');
    seeded.shop.wait(1_100);
    expect((await seeded.shop.call(finance.debtNotice, { token: seeded.buyer })).data).toBeNull();
    expect((await place(seeded.buyer)).status).toBe(200);
  });
});
