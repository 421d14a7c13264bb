import {
  impersonation,
  adminAuditLog,
  adminCompanies,
  adminCompanyAddresses,
  shoppingCart,
  users,
} from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCompany, aPerson, bind } from '../../../../test/builders/people.ts';
import {
  addToCart,
  seedShop,
  placeOrder,
  someArticle,
  type SeededShop,
} from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

let seeded: SeededShop;
let representativeId: number;

const call = (route: (typeof adminCompanies)[keyof typeof adminCompanies], input: object = {}) =>
  seeded.shop.call(route, { token: seeded.administrator, ...input });
const company = async () => (await call(adminCompanies.one, { params: { id: seeded.companyId } })).data;

const FIELDS = [
  ...['version', 'title', 'jib', 'pdvNumber', 'address', 'townId', 'phone', 'email', 'creditLimit', 'paymentTermDays'],
  ...['mayApproveOwnOrders', 'isActive'],
];
const formOf = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(FIELDS.map((field) => [field, record[field]]));

async function update(changes: object) {
  const body = { ...formOf(await company()), ...changes };
  return call(adminCompanies.update, { params: { id: seeded.companyId }, body });
}

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  representativeId = await aPerson(seeded.shop.db, { role: 'sales_representative' });
});
afterAll(() => seeded.shop.close());

it('finds companies by name, code and JIB, with or without diacritics', async () => {
  const { db } = seeded.shop;
  const id = await aCompany(db, seeded.place);
  await db
    .updateTable('company')
    .set({ title: 'Čistoća Žepče', external_company_id: 'K-77' })
    .where('id', '=', id)
    .execute();
  for (const quickSearch of ['cistoca', 'K-77', 'ŽEPČE']) {
    const { data } = await call(adminCompanies.list, { body: { quickSearch } });
    expect(data.map((row: { id: number }) => row.id)).toEqual([id]);
  }
  const { data } = await call(adminCompanies.list, { body: { ids: [id] } });
  expect(data.map((row: { id: number }) => row.id)).toEqual([id]);
});

it('shows the total of open orders, and which companies have not ordered lately', async () => {
  const articleId = await someArticle(seeded, 'CO-1', { vpc: 10_000 });
  await addToCart(seeded, seeded.buyer, articleId);
  await placeOrder(seeded, seeded.buyer);
  expect(await company()).toMatchObject({ openOrders: 117, lastOrderAt: expect.any(String) });
  const { data } = await call(adminCompanies.list, { body: { view: 'quiet' } });
  expect(data.map((row: { id: number }) => row.id)).not.toContain(seeded.companyId);
});

it('saves the form; 409 for the second of two who save', async () => {
  const { version } = await company();
  expect((await update({ creditLimit: 1_234.56, phone: '036 111-222' })).data).toMatchObject({
    creditLimit: 1_234.56,
    phone: '036 111-222',
    version: version + 1,
  });
  expect((await update({ version })).code).toBe('records.changed_meanwhile');
});

it('ends the sessions of a company that is closed', async () => {
  const token = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { companyId: seeded.companyId }));
  await update({ isActive: false });
  await expect.poll(async () => (await seeded.shop.call(users.profile, { token })).status).toBe(401);
  await update({ isActive: true });
  expect((await seeded.shop.call(users.profile, { token })).status).toBe(401);
});

it('assigns a representative; unassigning ends their impersonation of the company', async () => {
  const params = { id: seeded.companyId };
  const bound = await call(adminCompanies.bind, { params, body: { userId: representativeId } });
  expect(bound.data.representatives).toMatchObject([{ id: representativeId }]);
  expect((await call(adminCompanies.bind, { params, body: { userId: representativeId } })).status).toBe(200);

  const token = await seeded.shop.loginAs(representativeId);
  await seeded.shop.call(impersonation.begin, { token, body: { companyId: seeded.companyId } });
  expect((await seeded.shop.call(shoppingCart.customer, { token })).status).toBe(200);
  await call(adminCompanies.unbind, { params: { ...params, userId: representativeId } });
  expect((await seeded.shop.call(shoppingCart.customer, { token })).code).toBe('acting.choose_company');

  // After a new assignment the representative has to choose the company again.
  await call(adminCompanies.bind, { params, body: { userId: representativeId } });
  expect((await seeded.shop.call(shoppingCart.customer, { token })).code).toBe('acting.choose_company');
});

it('404 for assigning a user who is not a representative', async () => {
  const buyer = await aPerson(seeded.shop.db, { companyId: seeded.companyId });
  const reply = await call(adminCompanies.bind, { params: { id: seeded.companyId }, body: { userId: buyer } });
  expect(reply).toMatchObject({ status: 404, code: 'companies.representative_not_found' });
});

it('shows in the company’s history what staff changed and what representatives did', async () => {
  const { db } = seeded.shop;
  const id = await aCompany(db, seeded.place);
  await bind(db, representativeId, id);
  const token = await seeded.shop.loginAs(representativeId);
  await seeded.shop.call(impersonation.begin, { token, body: { companyId: id } });
  await addToCart(seeded, token, await someArticle(seeded, 'CO-2'));
  const read = (await call(adminCompanies.one, { params: { id } })).data;
  const body = { ...formOf(read), creditLimit: 500 };
  await call(adminCompanies.update, { params: { id }, body });
  const { data, paging } = await seeded.shop.call(adminAuditLog.list, {
    token: seeded.administrator,
    body: { entities: ['company'], entityId: id },
  });
  expect(paging?.totalItems).toBe(3);
  expect(data).toMatchObject([
    { deed: 'update', changes: [{ path: 'creditLimit', before: '0,00\u00A0KM', after: '500,00\u00A0KM' }] },
    { deed: 'act_cart' },
    { deed: 'begin_acting' },
  ]);
});

it('adds a company once, changes its master data; 409 at the field for a JIB that another one has', async () => {
  const { version: _, ...unchanged } = formOf(await company());
  const body = { ...unchanged, title: 'Novi kupac d.o.o.', jib: '4299000123459', pdvNumber: null };
  const first = await call(adminCompanies.create, { body, key: 'new-company-0001' });
  expect(first.data).toMatchObject({ title: 'Novi kupac d.o.o.', jib: '4299000123459', version: 1 });
  expect((await call(adminCompanies.create, { body, key: 'new-company-0001' })).data.id).toBe(first.data.id);
  const again = await call(adminCompanies.create, { body, key: 'new-company-0002' });
  expect(again).toMatchObject({ status: 409, errors: [{ field: 'jib' }] });
  expect((await update({ jib: '4299000123459' })).errors).toMatchObject([{ field: 'jib' }]);
  expect((await update({ jib: '123' })).errors).toMatchObject([{ field: 'jib' }]);
  expect((await update({ townId: 999_999 })).errors).toMatchObject([{ field: 'townId' }]);
  expect((await update({ title: 'Drugi naziv d.o.o.', address: 'Nova 7' })).data).toMatchObject({
    title: 'Drugi naziv d.o.o.',
    address: 'Nova 7',
  });
});

it('a company that staff add begins with its head office as the delivery address', async () => {
  const { version: _, ...unchanged } = formOf(await company());
  const body = { ...unchanged, title: 'Nova pekara d.o.o.', jib: '4299000133454', address: 'Pekarska 3', phone: '' };
  const { data } = await call(adminCompanies.create, { body, key: 'new-company-0003' });
  const addresses = await seeded.shop.call(adminCompanyAddresses.list, {
    token: seeded.administrator,
    params: { id: data.id },
  });
  expect(addresses.data).toMatchObject([
    { title: 'Nova pekara d.o.o.', street: 'Pekarska 3', phone: '', isDefault: true },
  ]);
});
