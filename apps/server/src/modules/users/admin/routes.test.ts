import { adminUsers, impersonation, passwords, users } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueMailedLink } from '../../auth/index.ts';
import { aCompany, aPerson, bind } from '../../../../test/builders/people.ts';
import { aPlace, type Place } from '../../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let administratorId: number;
let token: string;
let companyId: number;
let place: Place;

const call = (route: (typeof adminUsers)[keyof typeof adminUsers], input: object = {}) =>
  shop.call(route, { token, ...input });
const read = async (id: number) => (await call(adminUsers.one, { params: { id } })).data;

const form = (changes: object = {}) => ({
  firstName: 'Selma',
  lastName: 'Karić',
  email: 'selma.karic@firma.test',
  phone: '036 111-222',
  language: 'bs',
  role: 'buyer',
  companyId,
  companyIds: [],
  canOrder: true,
  canViewPrices: true,
  orderLimit: 500,
  monthLimit: null,
  isActive: true,
  ...changes,
});

async function update(id: number, changes: object) {
  const user = await read(id);
  const unchanged = Object.fromEntries(Object.keys(form()).map((key) => [key, user[key]]));
  return call(adminUsers.update, { params: { id }, body: { ...unchanged, version: user.version, ...changes } });
}

const statusOf = async (session: string) => (await shop.call(users.profile, { token: session })).status;

beforeAll(async () => {
  shop = await openTestShop();
  place = await aPlace(shop.db);
  companyId = await aCompany(shop.db, place);
  administratorId = await aPerson(shop.db, { role: 'administrator' });
  token = await shop.loginAs(administratorId);
});
afterAll(() => shop.close());

it('adds a buyer and mails one invitation; the same key again adds nobody', async () => {
  const body = form();
  const first = await call(adminUsers.create, { body, key: 'new-user-000000001' });
  expect(first).toMatchObject({ status: 200, code: 'users.link_sent' });
  expect(first.data).toMatchObject({ username: 'selma.karic', hasPassword: false, orderLimit: 500, version: 1 });
  expect((await call(adminUsers.create, { body, key: 'new-user-000000001' })).data.id).toBe(first.data.id);
  const mails = () =>
    shop.db.selectFrom('outgoing_mail').select(['kind', 'link']).where('user_id', '=', first.data.id).execute();
  await expect.poll(mails).toEqual([{ kind: 'accountMail.invited', link: `/auth/verify-email/${first.data.id}` }]);
  await call(adminUsers.sendLink, { params: { id: first.data.id } });
  await expect.poll(async () => (await mails()).length).toBe(2);
});

it('one of two invitations to an address that arrive at once is refused at the field', async () => {
  const body = form({ email: 'dvaput@firma.test' });
  const replies = await Promise.all([1, 2].map(() => call(adminUsers.create, { body })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.errors).toMatchObject([{ field: 'email' }]);
});

it('finds people without diacritics, in Cyrillic, by e-mail and by company; tabs tell customers from staff', async () => {
  const id = await aPerson(shop.db, { companyId });
  await shop.db
    .updateTable('user_account')
    .set({ first_name: 'Žaklina', last_name: 'Đukić' })
    .where('id', '=', id)
    .execute();
  const ids = async (body: object) =>
    (await call(adminUsers.list, { body: { pageSize: 100, ...body } })).data.map((row: { id: number }) => row.id);
  for (const quickSearch of ['zaklina djukic', 'Жаклина', 'ŽAKLINA Đukić'])
    expect(await ids({ quickSearch })).toEqual([id]);
  const { title } = await shop.db
    .selectFrom('company')
    .select('title')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  expect(await ids({ quickSearch: title })).toContain(id);
  expect(await ids({ view: 'customers' })).toContain(id);
  expect(await ids({ view: 'staff' })).toContain(administratorId);
  expect(await ids({ view: 'staff' })).not.toContain(id);
  expect(await ids({ roles: ['administrator'] })).toEqual([administratorId]);
});

it('closing an account logs it out, and its links stop working; 409 for the second of two who save', async () => {
  const { data } = await call(adminUsers.create, { body: form({ email: 'zatvoren@firma.test' }) });
  const session = await shop.loginAs(data.id);
  const { version } = data;
  expect((await update(data.id, { isActive: false })).data).toMatchObject({ isActive: false, version: version + 1 });
  await expect.poll(() => statusOf(session)).toBe(401);
  expect((await update(data.id, { version })).code).toBe('records.changed_meanwhile');
  expect((await call(adminUsers.sendLink, { params: { id: data.id } })).code).toBe('users.closed');
});

it('a new role ends the sessions; new limits do not', async () => {
  const { data } = await call(adminUsers.create, { body: form({ email: 'uloga@firma.test' }) });
  const session = await shop.loginAs(data.id);
  expect((await update(data.id, { orderLimit: 10 })).status).toBe(200);
  expect(await statusOf(session)).toBe(200);
  expect((await update(data.id, { role: 'company_admin' })).status).toBe(200);
  await expect.poll(() => statusOf(session)).toBe(401);
  expect((await update(data.id, { role: 'administrator' })).code).toBe('users.role_fixed');
});

it('nobody closes or demotes themself, and the last administrator stays', async () => {
  expect((await update(administratorId, { isActive: false })).code).toBe('users.own_account');
  expect((await update(administratorId, { role: 'sales_representative' })).code).toBe('users.own_account');
  const secondId = await aPerson(shop.db, { role: 'administrator' });
  const second = await shop.loginAs(secondId);
  const body = async (id: number) => {
    const user = await read(id);
    const unchanged = Object.fromEntries(Object.keys(form()).map((key) => [key, user[key]]));
    return { ...unchanged, version: user.version, role: 'sales_representative' };
  };
  // Two administrators who demote each other at once: one of them stays.
  const [mine, theirs] = [await body(secondId), await body(administratorId)];
  const replies = await Promise.all([
    shop.call(adminUsers.update, { token, params: { id: secondId }, body: mine }),
    shop.call(adminUsers.update, { token: second, params: { id: administratorId }, body: theirs }),
  ]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  await shop.db.updateTable('user_account').set({ role: 'administrator' }).where('id', '=', administratorId).execute();
  token = await shop.loginAs(administratorId);
});

it('409 for the last admin of a company that has other people', async () => {
  const other = await aCompany(shop.db, place);
  const admin = await aPerson(shop.db, { role: 'company_admin', companyId: other });
  expect((await update(admin, { role: 'buyer' })).status).toBe(200);
  expect((await update(admin, { role: 'company_admin' })).status).toBe(200);
  await aPerson(shop.db, { companyId: other });
  expect((await update(admin, { isActive: false })).code).toBe('account.last_admin');
});

it('a representative gets companies; those taken away end what they do for them', async () => {
  const other = await aCompany(shop.db, place);
  const id = await aPerson(shop.db, { role: 'sales_representative' });
  await bind(shop.db, id, companyId);
  const session = await shop.loginAs(id);
  await shop.call(impersonation.begin, { token: session, body: { companyId } });
  const { data } = await update(id, { companyIds: [other] });
  expect(data.companies.map((company: { id: number }) => company.id)).toEqual([other]);
  expect((await shop.call(users.profile, { token: session })).data.userData.companyId).toBeNull();
  expect((await update(id, { companyIds: [2_000_000_000] })).code).toBe('companies.not_found');
});

it('names the field of a form that does not go together', async () => {
  const send = async (changes: object) => (await call(adminUsers.create, { body: form(changes) })).errors;
  expect(await send({ email: 'nova@firma.test', companyId: null })).toMatchObject([{ field: 'companyId' }]);
  expect(await send({ email: 'nije adresa' })).toMatchObject([{ field: 'email' }]);
});

it('logs devices out, one and all, and writes it down', async () => {
  const id = await aPerson(shop.db, { companyId });
  const [first, second] = [await shop.loginAs(id), await shop.loginAs(id)];
  const { sessions } = await read(id);
  expect(sessions).toHaveLength(2);
  const params = { id, sessionId: sessions[0].id };
  expect((await call(adminUsers.endSession, { params: { ...params, id: administratorId } })).status).toBe(404);
  expect((await call(adminUsers.endSession, { params })).status).toBe(200);
  expect((await call(adminUsers.endSessions, { params: { id } })).status).toBe(200);
  for (const session of [first, second]) await expect.poll(() => statusOf(session)).toBe(401);
  const entries = shop.db.selectFrom('audit_entry').where('entity', '=', 'user').where('entity_id', '=', id);
  const logged = await entries.select('action').where('action', 'like', 'users.%').orderBy('id', 'desc').execute();
  expect(logged.map(({ action }) => action)).toEqual(['users.end_sessions', 'users.end_session']);
});

it('only administrators see and change accounts', async () => {
  const admin = await shop.loginAs(await aPerson(shop.db, { role: 'company_admin', companyId }));
  const representative = await shop.loginAs(await aPerson(shop.db, { role: 'sales_representative' }));
  for (const other of [admin, representative]) {
    expect((await shop.call(adminUsers.list, { token: other, body: {} })).status).toBe(403);
    expect((await shop.call(adminUsers.create, { token: other, body: form() })).status).toBe(403);
  }
});

it('404 for a link that was mailed to an address that staff have replaced', async () => {
  const { data } = await call(adminUsers.create, { body: form({ email: 'stara@firma.test' }) });
  const link = await issueMailedLink(shop.db, { purpose: 'set_password', userId: data.id, now: shop.now() });
  await update(data.id, { email: 'nova.adresa@firma.test' });
  const path = `/users/verify-email?userId=${data.id}&token=${encodeURIComponent(link)}` as const;
  const reply = await shop.call({ ...passwords.verifyEmail, path });
  expect(reply.status).toBe(404);
});

it('finds users by company, role and the days on which they were last active', async () => {
  const otherCompany = await aCompany(shop.db, place);
  const ofOther = await aPerson(shop.db, { companyId: otherCompany });
  const admin = await aPerson(shop.db, { companyId: otherCompany, role: 'company_admin' });
  await shop.loginAs(ofOther);
  const idsBy = async (body: object): Promise<number[]> =>
    (await call(adminUsers.list, { body: { companyIds: [otherCompany], ...body } })).data.map(
      ({ id }: { id: number }) => id,
    );
  expect((await idsBy({})).toSorted()).toEqual([ofOther, admin].toSorted());
  expect(await idsBy({ roles: ['company_admin'] })).toEqual([admin]);
  const today = businessDate(shop.now());
  expect(await idsBy({ lastSeenFrom: today, lastSeenTo: today })).toEqual([ofOther]);
  expect(await idsBy({ lastSeenTo: addDays(today, -1) })).toEqual([]);
});
