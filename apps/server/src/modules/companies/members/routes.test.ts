import { companies, users } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { aPlace, type Place } from '../../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let place: Place;
let companyId: number;
let adminId: number;
let admin: string;
let buyer: string;
let foreignAdmin: string;

const INVITATION = {
  firstName: 'Emina',
  lastName: 'Hodžić',
  email: 'emina@firma.test',
  phone: null,
  role: 'buyer',
  canOrder: true,
  canViewPrices: true,
  orderLimit: 300,
  monthLimit: null,
};

const invite = (changes: object = {}, token = admin) =>
  shop.call(companies.invite, { token, body: { ...INVITATION, ...changes } });

const membersSeenBy = async (token: string) =>
  (await shop.call(companies.ordering, { token })).data.members as { id: number; version: number }[];

async function save(id: number, changes: object, token = admin) {
  const { version } = (await membersSeenBy(admin)).find((one) => one.id === id) ?? { version: 1 };
  const unchanged = { firstName: 'Ana', lastName: 'Anić', phone: null, role: 'buyer', isActive: true };
  return shop.call(companies.saveMember, { token, params: { id }, body: { ...unchanged, version, ...changes } });
}

const statusOf = async (token: string, call = shop.call) => (await call(users.profile, { token })).status;

beforeAll(async () => {
  shop = await openTestShop();
  place = await aPlace(shop.db);
  companyId = await aCompany(shop.db, place);
  adminId = await aPerson(shop.db, { role: 'company_admin', companyId });
  admin = await shop.loginAs(adminId);
  buyer = await shop.loginAs(await aPerson(shop.db, { companyId }));
  const other = await aCompany(shop.db, place);
  foreignAdmin = await shop.loginAs(await aPerson(shop.db, { role: 'company_admin', companyId: other }));
});
afterAll(() => shop.close());

it('invites a colleague into the own company, with limits, and mails the link', async () => {
  const { status, data } = await invite();
  expect(status).toBe(200);
  expect(data).toMatchObject({ name: 'Emina Hodžić', orderLimit: 300, hasPassword: false, isActive: true });
  const mails = () => shop.db.selectFrom('outgoing_mail').select('kind').where('user_id', '=', data.id).execute();
  await expect.poll(mails).toEqual([{ kind: 'accountMail.invited' }]);
  expect((await membersSeenBy(admin)).map(({ id }) => id)).toContain(data.id);
  expect((await membersSeenBy(foreignAdmin)).map(({ id }) => id)).not.toContain(data.id);
  expect((await shop.call(companies.sendLink, { token: admin, params: { id: data.id } })).status).toBe(200);
  await expect.poll(async () => (await mails()).length).toBe(2);
});

it('one of two invitations to an address that arrive at once is refused at the field', async () => {
  const replies = await Promise.all([admin, foreignAdmin].map((token) => invite({ email: 'obje@firma.test' }, token)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.errors).toMatchObject([{ field: 'email' }]);
});

it('a closed colleague is out at once on all nodes, and back when the account is opened', async () => {
  const id = await aPerson(shop.db, { companyId });
  const token = await shop.loginAs(id);
  const otherNode = await shop.openNode();
  expect(await statusOf(token, otherNode)).toBe(200);
  expect((await save(id, { isActive: false })).data).toMatchObject({ isActive: false });
  await expect.poll(() => statusOf(token)).toBe(401);
  await expect.poll(() => statusOf(token, otherNode)).toBe(401);
  expect((await save(id, { isActive: true })).data).toMatchObject({ isActive: true });
  expect(await statusOf(await shop.loginAs(id))).toBe(200);
});

it('nobody changes their own role, and of two admins who demote each other one stays', async () => {
  expect((await save(adminId, { isActive: false, role: 'company_admin' })).code).toBe('users.own_account');
  expect((await save(adminId, { role: 'buyer' })).code).toBe('users.own_account');
  const company = await aCompany(shop.db, place);
  await aPerson(shop.db, { companyId: company });
  const [first, second] = [
    await aPerson(shop.db, { role: 'company_admin', companyId: company }),
    await aPerson(shop.db, { role: 'company_admin', companyId: company }),
  ];
  const [one, two] = [await shop.loginAs(first), await shop.loginAs(second)];
  const replies = await Promise.all([save(second, { version: 1 }, one), save(first, { version: 1 }, two)]);
  const admins = await shop.db
    .selectFrom('user_account')
    .select('id')
    .where('company_id', '=', company)
    .where('role', '=', 'company_admin')
    .execute();
  expect(admins).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('404 for a person of another company, 403 for a buyer, 409 for the second of two who save', async () => {
  const id = await aPerson(shop.db, { companyId });
  expect((await save(id, {}, foreignAdmin)).code).toBe('companies.user_not_found');
  expect((await save(id, {}, buyer)).status).toBe(403);
  expect((await invite({ email: 'kupac@firma.test' }, buyer)).status).toBe(403);
  expect((await shop.call(companies.history, { token: buyer, body: {} })).status).toBe(403);
  expect((await save(id, { version: 1 })).status).toBe(200);
  expect((await save(id, { version: 1 })).code).toBe('records.changed_meanwhile');
});

it('the history tells who did what in the own company, and nothing of what staff agreed with it', async () => {
  const { length } = (await shop.call(companies.history, { token: foreignAdmin, body: { pageSize: 100 } })).data;
  expect(length).toBeLessThanOrEqual(1);
  const { data } = await shop.call(companies.history, { token: admin, body: { pageSize: 100 } });
  const actions = data.map(({ action }: { action: string }) => action);
  expect(actions).toContain('companies.invite');
  expect(actions).toContain('companies.save_member');
  const invited = data.findLast(({ action }: { action: string }) => action === 'companies.invite');
  expect(invited).toMatchObject({ about: 'Emina Hodžić', who: expect.stringContaining('Anić') });
});
