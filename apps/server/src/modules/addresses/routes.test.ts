import { addresses, shippingInfo, users } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCompany, anAddress, aPerson } from '../../../test/builders/people.ts';
import { aPlace, type Place } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let place: Place;
beforeAll(async () => {
  shop = await openTestShop();
  place = await aPlace(shop.db);
});
afterAll(() => shop.close());

/** A new company for each test, with one admin. */
async function anAdmin() {
  const companyId = await aCompany(shop.db, place);
  return { companyId, token: await shop.loginAs(await aPerson(shop.db, { companyId, role: 'company_admin' })) };
}

const address = (more: Record<string, unknown> = {}) => ({
  title: 'Skladište',
  contactPerson: 'Ivo Ivić',
  phone: '036 123-456',
  street: 'Rodoč bb',
  townId: place.townId,
  ...more,
});
const create = (token: string, more = {}, key?: string) =>
  shop.call(addresses.create, { token, body: address(more), ...(key ? { key } : {}) });
const list = async (token: string) => (await shop.call(addresses.list, { token })).data;

it('makes the first address the default, and keeps exactly one default', async () => {
  const { token } = await anAdmin();
  const first = await create(token);
  expect(first).toMatchObject({
    status: 200,
    data: { isDefault: true, town: 'Mostar', country: 'Bosna i Hercegovina' },
  });
  await create(token, { title: 'Ured' });
  const third = await create(token, { title: 'Radnja', isDefault: true });
  expect((await list(token)).map(({ title, isDefault }: Record<string, unknown>) => [title, isDefault])).toEqual([
    ['Radnja', true],
    ['Skladište', false],
    ['Ured', false],
  ]);
  await shop.call(addresses.remove, { token, params: { id: third.data.id } });
  expect((await list(token))[0]).toMatchObject({ id: first.data.id, isDefault: true });
});

it('is shared by the users of a company and 404 for everyone else', async () => {
  const { companyId, token } = await anAdmin();
  const id = await anAddress(shop.db, { companyId, townId: place.townId });
  const colleague = await shop.loginAs(await aPerson(shop.db, { companyId, role: 'company_admin' }));
  expect((await shop.call(addresses.one, { token: colleague, params: { id } })).status).toBe(200);
  const outsiders = [(await anAdmin()).token, await shop.loginAs(await aPerson(shop.db, { role: 'private' }))];
  for (const outsider of outsiders) {
    const input = { token: outsider, params: { id } };
    expect((await shop.call(addresses.one, input)).status).toBe(404);
    expect((await shop.call(addresses.update, { ...input, body: address({ version: 1 }) })).status).toBe(404);
    expect((await shop.call(addresses.remove, input)).status).toBe(404);
  }
  expect(await list(token)).toHaveLength(1);
});

it('is created once for a repeated idempotency key', async () => {
  const { token } = await anAdmin();
  const replies = await Promise.all([1, 2, 3].map(() => create(token, {}, 'address-0001')));
  expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
  expect(await list(token)).toHaveLength(1);
});

it('stays the default after a change, until another becomes it', async () => {
  const { token } = await anAdmin();
  const { id } = (await create(token)).data;
  // Without a version, as programs send it that do not ask what was changed in between.
  const body = address({ street: 'Nova 7' });
  const { data } = await shop.call(addresses.update, { token, params: { id }, body });
  expect(data).toMatchObject({ street: 'Nova 7', isDefault: true });
});

it('409 for who changes an address that somebody else has changed since they read it', async () => {
  const { companyId, token } = await anAdmin();
  const colleague = await shop.loginAs(await aPerson(shop.db, { companyId, role: 'company_admin' }));
  const { id, version } = (await create(token)).data;
  const save = (by: string, street: string) =>
    shop.call(addresses.update, { token: by, params: { id }, body: address({ street, version }) });
  expect((await save(colleague, 'Nova 7')).status).toBe(200);
  expect(await save(token, 'Stara 7')).toMatchObject({ status: 409, code: 'records.changed_meanwhile' });
  expect(await list(token)).toMatchObject([{ street: 'Nova 7' }]);
});

it('400 for a town that is unknown or abroad', async () => {
  const { token } = await anAdmin();
  const { id: countryId } = await shop.db
    .insertInto('country')
    .values({ code: 'HR', name: JSON.stringify({ bs: 'Hrvatska' }), is_offered: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: abroad } = await shop.db
    .insertInto('town')
    .values({ country_id: countryId, name: JSON.stringify({ bs: 'Split' }), postal_code: '21000', entity: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await create(token, { townId: abroad })).toMatchObject({ status: 400, code: 'addresses.country_not_served' });
  expect(await create(token, { townId: 2_000_000 })).toMatchObject({ status: 400, code: 'addresses.town_unknown' });
});

it('409 for the fifty-first address, also when many are created at once', async () => {
  const { companyId, token } = await anAdmin();
  await Promise.all(Array.from({ length: 48 }, () => anAddress(shop.db, { companyId, townId: place.townId })));
  const replies = await Promise.all(Array.from({ length: 5 }, () => create(token)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
  expect(await list(token)).toHaveLength(50);
});

it('a buyer may add and use addresses of the company, but not change them', async () => {
  const { companyId, token: admin } = await anAdmin();
  const { id } = (await create(admin)).data;
  const token = await shop.loginAs(await aPerson(shop.db, { companyId }));
  expect((await create(token, { title: 'Gradilište', isDefault: true })).data).toMatchObject({ isDefault: false });
  const input = { token, params: { id } };
  expect(await shop.call(addresses.update, { ...input, body: address({ version: 1 }) })).toMatchObject({ status: 403 });
  expect(await shop.call(addresses.remove, input)).toMatchObject({ status: 403 });
  expect((await list(token)).map(({ title }: { title: string }) => title)).toEqual(['Skladište', 'Gradilište']);
});

it('400 at the field for a name or street with a web address', async () => {
  const { token } = await anAdmin();
  const { status, errors } = await create(token, {
    contactPerson: 'Visit https://evil.test',
    street: 'evil.com/put 7',
  });
  expect([status, errors.map(({ field, code }) => [field, code])]).toEqual([
    400,
    [
      ['contactPerson', 'plain_name'],
      ['street', 'plain_name'],
    ],
  ]);
});

it('checkout proposes to each user the address that they have chosen, and to the others the default one', async () => {
  const { companyId, token: admin } = await anAdmin();
  await create(admin);
  const site = (await create(admin, { title: 'Gradilište' })).data;
  const token = await shop.loginAs(await aPerson(shop.db, { companyId }));
  const chosen = await shop.call(shippingInfo.update, { token, body: { addressId: site.id } });
  expect(chosen).toMatchObject({ status: 200, data: { addressId: site.id, title: 'Gradilište', town: 'Mostar' } });
  expect((await list(token))[0]).toMatchObject({ id: site.id, isPreferred: true, isDefault: false });
  expect((await shop.call(users.profile, { token })).data.shippingInfoData).toEqual(chosen.data);
  expect((await list(admin))[0]).toMatchObject({ title: 'Skladište', isPreferred: false });
  await shop.call(addresses.remove, { token: admin, params: { id: site.id } });
  expect((await list(token))[0]).toMatchObject({ title: 'Skladište', isPreferred: false });
});

it('adds an address that checkout proposes to its user, once for a repeated idempotency key', async () => {
  const { companyId, token: admin } = await anAdmin();
  await create(admin);
  const token = await shop.loginAs(await aPerson(shop.db, { companyId }));
  const add = () =>
    shop.call(shippingInfo.create, {
      token,
      body: address({ title: 'Servis', isDefault: true }),
      key: 'shipping-0001',
    });
  const [first, again] = [await add(), await add()];
  expect(first).toMatchObject({ status: 200, data: { title: 'Servis' } });
  expect(again.data).toEqual(first.data);
  // A buyer does not change the default of the company.
  expect((await list(token)).map(({ title, isDefault }: Record<string, unknown>) => [title, isDefault])).toEqual([
    ['Servis', false],
    ['Skladište', true],
  ]);
});

it('404 for choosing an address of another company', async () => {
  const { token } = await anAdmin();
  const foreign = (await create((await anAdmin()).token)).data;
  const body = { addressId: foreign.id };
  expect(await shop.call(shippingInfo.update, { token, body })).toMatchObject({
    status: 404,
    code: 'addresses.not_found',
  });
});
