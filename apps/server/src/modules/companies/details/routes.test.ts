import { adminCompanyChanges, companyDetails, systemMessages } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { aPlace, type Place } from '../../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let place: Place;
let staff: string;
beforeAll(async () => {
  shop = await openTestShop();
  place = await aPlace(shop.db);
  staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
});
afterAll(() => shop.close());

/** A new company with its admin. */
async function aCompanyAdmin() {
  const companyId = await aCompany(shop.db, place);
  return { companyId, token: await shop.loginAs(await aPerson(shop.db, { companyId, role: 'company_admin' })) };
}

const detailsOf = async (token: string) => (await shop.call(companyDetails.one, { token })).data;

/** The form as it is, with other values. */
async function ask(token: string, more: Record<string, unknown>, key?: string) {
  const { title, pdvNumber, address, townId, phone, email, bankAccount } = await detailsOf(token);
  const body = { title, pdvNumber, address, townId, phone, email, bankAccount, ...more };
  return shop.call(companyDetails.requestChange, { token, body, ...(key ? { key } : {}) });
}

const waiting = async (companyId: number) =>
  (await shop.call(adminCompanyChanges.list, { token: staff, body: { pageSize: 100 } })).data.find(
    ({ company }: { company: { id: number } }) => company.id === companyId,
  );

it('an approved change takes effect, and the asker is told', async () => {
  const { companyId, token } = await aCompanyAdmin();
  const { address } = await detailsOf(token);
  expect((await ask(token, { address: 'Nova 7', note: 'Preselili smo se.' })).status).toBe(200);
  const change = await waiting(companyId);
  expect(change).toMatchObject({
    changes: [{ field: 'address', before: address, wanted: 'Nova 7' }],
    note: 'Preselili smo se.',
    outcome: null,
  });
  expect((await detailsOf(token)).address).toBe(address);
  const decide = () =>
    shop.call(adminCompanyChanges.decide, { token: staff, params: { id: change.id }, body: { outcome: 'approved' } });
  expect((await decide()).status).toBe(200);
  expect(await decide()).toMatchObject({ status: 409, code: 'records.changed_meanwhile' });
  expect(await detailsOf(token)).toMatchObject({ address: 'Nova 7', lastChange: { outcome: 'approved' } });
  const linked = async () =>
    (await shop.call(systemMessages.list, { token, body: {} })).data.map(({ link }: { link: string }) => link);
  await expect.poll(linked).toEqual(['/profile/billing']);
});

it('a rejected change changes nothing and says why', async () => {
  const { companyId, token } = await aCompanyAdmin();
  const { title } = await detailsOf(token);
  await ask(token, { title: 'Druga firma d.o.o.' });
  const { id } = await waiting(companyId);
  const body = { outcome: 'rejected', answer: 'Pošaljite rješenje.' };
  expect((await shop.call(adminCompanyChanges.decide, { token: staff, params: { id }, body })).status).toBe(200);
  expect(await detailsOf(token)).toMatchObject({ title, lastChange: { outcome: 'rejected', answer: body.answer } });
});

it('409 for a second change while one waits, 400 for one that changes nothing', async () => {
  const { token } = await aCompanyAdmin();
  expect(await ask(token, {})).toMatchObject({ status: 400, code: 'companies.nothing_changed' });
  expect((await ask(token, { phone: '036 111-222' }, 'change-0001')).status).toBe(200);
  expect((await ask(token, { phone: '036 111-222' }, 'change-0001')).status).toBe(200);
  expect(await ask(token, { phone: '036 333-444' })).toMatchObject({ status: 409, code: 'companies.change_waits' });
});

it('shows each company its own data and contact persons only, and hides the limit from users without prices', async () => {
  const { companyId } = await aCompanyAdmin();
  const other = await aCompanyAdmin();
  const userId = await aPerson(shop.db, { role: 'sales_representative' });
  await shop.db.insertInto('company_representative').values({ company_id: companyId, user_id: userId }).execute();
  const buyer = await shop.loginAs(await aPerson(shop.db, { companyId, canViewPrices: false }));
  expect((await shop.call(companyDetails.contactPersons, { token: buyer })).data).toHaveLength(1);
  expect((await shop.call(companyDetails.contactPersons, { token: other.token })).data).toEqual([]);
  expect((await detailsOf(buyer)).creditLimit).toBeNull();
  expect((await detailsOf(other.token)).creditLimit).not.toBeNull();
  expect((await detailsOf(buyer)).jib).not.toBe((await detailsOf(other.token)).jib);
  expect((await ask(buyer, { phone: '036 555-666' })).status).toBe(403);
});
