import { adminBankAccounts, adminBanks, adminCompanies, customerBankAccounts } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { aPlace, type Place } from '../../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let place: Place;
let token: string;
let buyer: string;
let bankId: number;

beforeAll(async () => {
  shop = await openTestShop();
  place = await aPlace(shop.db);
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  buyer = await shop.loginAs(await aPerson(shop.db, { companyId: await aCompany(shop.db, place) }));
  const bank = { name: 'Banka Una', code: '777', swift: null, isActive: true };
  bankId = (await shop.call(adminBanks.create, { token, body: bank })).data.id;
});
afterAll(() => shop.close());

describe('the bank accounts of a company', () => {
  const add = (more: object) =>
    shop.call(adminBankAccounts.create, { token, body: { companyId: other, bankId, isDefault: false, ...more } });
  let other: number;

  it('have one default, which the customer sees; theirs alone', async () => {
    other = await aCompany(shop.db, place);
    const owner = await shop.loginAs(await aPerson(shop.db, { companyId: other }));
    const first = await add({ account: '777 001 00000021 70' });
    expect(first.data).toMatchObject({ isDefault: true, account: '777-001-00000021-70', hasValidCheck: false });
    const second = await add({ account: '777-001-00000022-67', isDefault: true });
    const seen = async (reader: string) =>
      (await shop.call(customerBankAccounts.list, { token: reader, body: {} })).data.map(
        ({ account, isDefault }: { account: string; isDefault: boolean }) => [account, isDefault],
      );
    expect(await seen(owner)).toEqual([
      ['777-001-00000022-67', true],
      ['777-001-00000021-70', false],
    ]);
    expect(await seen(buyer)).not.toContainEqual(['777-001-00000022-67', true]);
    await shop.call(adminBankAccounts.remove, { token, params: { id: second.data.id } });
    expect(await seen(owner)).toEqual([['777-001-00000021-70', true]]);
    const { data } = await shop.call(adminCompanies.one, { token, params: { id: other } });
    expect(data.bankAccount).toBe('777-001-00000021-70');
  });

  it('400 for what has not 16 digits, and for an unknown company or bank', async () => {
    expect(await add({ account: '777-1' })).toMatchObject({ status: 400, errors: [{ field: 'account' }] });
    const account = '7770010000002361';
    expect(await add({ account, companyId: 999_999 })).toMatchObject({ status: 400, errors: [{ field: 'companyId' }] });
    expect(await add({ account, bankId: 999_999 })).toMatchObject({ status: 400, errors: [{ field: 'bankId' }] });
  });
});
