import { addresses, adminCompanyAddresses as calls } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace, type Place } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let place: Place;
let token: string;
let companyId: number;
let other: number;

beforeAll(async () => {
  shop = await openTestShop();
  place = await aPlace(shop.db);
  companyId = await aCompany(shop.db, place);
  other = await aCompany(shop.db, place);
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
});
afterAll(() => shop.close());

const address = (more: object = {}) => ({
  title: 'Skladište',
  contactPerson: 'Mirza Hadžić',
  phone: '036 000-100',
  street: 'Rodoč bb',
  townId: place.townId,
  isDefault: false,
  ...more,
});
const add = (more: object = {}, id = companyId) =>
  shop.call(calls.create, { token, params: { id }, body: address(more) });
const titles = async (): Promise<string[]> =>
  (await shop.call(calls.list, { token, params: { id: companyId } })).data.map(
    ({ title, isDefault }: { title: string; isDefault: boolean }) => (isDefault ? `${title}*` : title),
  );

it('staff add, change and remove addresses of a company: one is the default, and its people see them', async () => {
  const first = await add();
  expect(first.data).toMatchObject({ isDefault: true, town: 'Mostar' });
  const second = await add({ title: 'Hotel', isDefault: true });
  expect(await titles()).toEqual(['Hotel*', 'Skladište']);
  const params = { id: companyId, addressId: first.data.id };
  const { version } = (await shop.call(calls.list, { token, params: { id: companyId } })).data.find(
    ({ id }: { id: number }) => id === first.data.id,
  );
  const renamed = address({ title: 'Magacin', isDefault: true, version });
  expect((await shop.call(calls.update, { token, params, body: renamed })).status).toBe(200);
  expect(await titles()).toEqual(['Magacin*', 'Hotel']);
  const buyer = await shop.loginAs(await aPerson(shop.db, { companyId }));
  expect((await shop.call(addresses.list, { token: buyer })).data).toMatchObject([
    { title: 'Magacin', isPreferred: false },
    { title: 'Hotel' },
  ]);
  await shop.call(calls.remove, { token, params });
  expect(await titles()).toEqual(['Hotel*']);
  expect(second.status).toBe(200);
  const entries = shop.db.selectFrom('audit_entry').where('entity', '=', 'company').where('entity_id', '=', companyId);
  const logged = await entries.select('action').orderBy('id', 'desc').execute();
  expect(logged.map(({ action }) => action)).toEqual([
    'addresses.delete',
    'addresses.update',
    'addresses.create',
    'addresses.create',
  ]);
});

it('404 for an unknown company and for an address of another one', async () => {
  expect((await add({}, 999_999)).status).toBe(404);
  const { data } = await add({}, other);
  const params = { id: companyId, addressId: data.id };
  expect((await shop.call(calls.update, { token, params, body: address({ version: 1 }) })).status).toBe(404);
  expect((await shop.call(calls.remove, { token, params })).status).toBe(404);
});

it('400 at the field for a town that there is not', async () => {
  expect(await add({ townId: 999_999 })).toMatchObject({ status: 400, errors: [{ field: 'townId' }] });
});

it('of two who change an address the slower one is told, also where another one became the default meanwhile', async () => {
  const companyOfTwo = await aCompany(shop.db, place);
  const one = (await add({}, companyOfTwo)).data;
  const params = { id: companyOfTwo, addressId: one.id };
  const save = (more: object) => shop.call(calls.update, { token, params, body: address(more) });
  const saved = await save({ street: 'Nova 1', version: one.version });
  expect(saved.status).toBe(200);
  const late = await save({ street: 'Stara 1', version: one.version });
  expect([late.status, late.code]).toEqual([409, 'records.changed_meanwhile']);
  await add({ title: 'Hotel', isDefault: true }, companyOfTwo);
  const stale = await save({ isDefault: true, version: saved.data.version });
  expect([stale.status, stale.code]).toEqual([409, 'records.changed_meanwhile']);
  const { data } = await shop.call(calls.list, { token, params: { id: companyOfTwo } });
  expect(data).toMatchObject([
    { title: 'Hotel', isDefault: true },
    { street: 'Nova 1', isDefault: false },
  ]);
});
