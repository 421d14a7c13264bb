import { account, adminUsers, auth, registration, users } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeTheShop, openTheShop } from '../../../../test/builders/guests.ts';
import { aGuestWith, isGone, linesOf } from '../../../../test/builders/joining.ts';
import { mailedToken, mailsTo } from '../../../../test/builders/mails.ts';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { seedShop, someArticle, type SeededShop } from '../../../../test/builders/seeded-shop.ts';
import { withSupplier } from '../../../../test/builders/supplier.ts';
import { openTestShop } from '../../../../test/http.ts';
import { purgeExpiredSessions } from '../index.ts';

let seeded: SeededShop;
let soap: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  await openTheShop(seeded.shop);
  await withSupplier(seeded.shop.db);
  soap = await someArticle(seeded, 'R-1', { vpc: 10_00, stock: 500 });
});
afterAll(() => seeded.shop.close());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PASSWORD = 'konj baterija tri spajalica';
const KIND = 'accountMail.registered';

let registered = 0;
const newEmail = (): string => `kupac${(registered += 1)}@posta.test`;
const form = (changes: object = {}) => ({
  firstName: 'Lana',
  lastName: 'Kos',
  email: newEmail(),
  password: PASSWORD,
  acceptsTerms: true,
  ...changes,
});
const register = (body: object, key?: string) =>
  seeded.shop.call(registration.register, { body, ...(key !== undefined && { key }) });
const confirm = (token: string, more: object = {}) =>
  seeded.shop.call(registration.confirm, { body: { token, password: PASSWORD, ...more } });
const accountsOf = (email: string) =>
  seeded.shop.db
    .selectFrom('user_account')
    .select(['id', 'role', 'email_confirmed_at'])
    .where('email', '=', email)
    .execute();

/** A registration whose mail has arrived. */
async function aRegistration(changes: object = {}): Promise<{ email: string; token: string }> {
  const body = form(changes);
  expect((await register(body)).status).toBe(200);
  return { email: body.email, token: await mailedToken(seeded.shop, { kind: KIND, to: body.email }) };
}

describe('a private customer who registers', () => {
  it('has an account and a session once the mailed link is used with the password, and not before', async () => {
    const { email, token } = await aRegistration();
    expect(await accountsOf(email)).toEqual([]);
    const login = () => seeded.shop.call(auth.login, { body: { username: email, password: PASSWORD } });
    expect((await login()).code).toBe('auth.wrong_credentials');
    const { status, data } = await confirm(token);
    expect([status, data.role]).toEqual([200, 'private']);
    expect(await accountsOf(email)).toMatchObject([{ role: 'private', email_confirmed_at: expect.any(Date) }]);
    const profile = await seeded.shop.call(users.profile, { token: data.token });
    expect(profile.data.userData).toMatchObject({ firstName: 'Lana', email, companyId: null, canOrder: true });
    expect((await login()).status).toBe(200);
    expect(await confirm(token)).toMatchObject({ status: 404, code: 'auth.link_expired' });
  });

  it('brings the guest’s cart along, once, of two confirmations at the same moment', async () => {
    const guest = await aGuestWith(seeded, soap, 3);
    const { email, token } = await aRegistration();
    const replies = await Promise.all([1, 2].map(() => confirm(token, { guestToken: guest.token })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    const session = replies.find(({ status }) => status === 200)?.data;
    expect(session).toMatchObject({ joinedLines: 1, leftLines: [] });
    expect(await linesOf(seeded, session.token)).toEqual([{ articleId: soap, quantity: 3, note: null }]);
    expect(await isGone(seeded, guest)).toBe(true);
    expect(await accountsOf(email)).toHaveLength(1);
  });

  it('409 at the field for another password; the link stays good', async () => {
    const { email, token } = await aRegistration();
    expect(await confirm(token, { password: 'lampa cesta devet oblaka' })).toMatchObject({
      status: 409,
      errors: [{ field: 'password', code: 'password_wrong' }],
    });
    expect(await accountsOf(email)).toEqual([]);
    expect((await confirm(token)).status).toBe(200);
  });

  it('404 for a link after 72 hours and for one of a registration that another one has overtaken', async () => {
    const { email, token } = await aRegistration();
    const { token: other } = await (async () => {
      expect((await register(form({ email: email.toUpperCase() }))).status).toBe(200);
      return { token: await mailedToken(seeded.shop, { kind: KIND, to: email.toUpperCase() }) };
    })();
    expect((await confirm(other)).status).toBe(200);
    expect((await confirm(token)).status).toBe(404);
    const late = await aRegistration();
    seeded.shop.wait(72 * HOUR_MS + 1_000);
    expect((await confirm(late.token)).status).toBe(404);
    await purgeExpiredSessions(seeded.shop.db, new Date(seeded.shop.now().getTime() + 7 * DAY_MS));
    const left = seeded.shop.db.selectFrom('private_registration').select('id').where('email', '=', late.email);
    expect(await left.execute()).toEqual([]);
  });

  it('is registered once by two requests with one key', async () => {
    const body = form();
    expect((await register(body, 'register-000000001')).status).toBe(200);
    expect((await register(body, 'register-000000001')).status).toBe(200);
    expect(await mailsTo(seeded.shop, { kind: KIND, to: body.email })).toHaveLength(1);
  });

  it.each([
    [{ lastName: 'Hidrogradnja', password: 'Hidrogradnja1!' }, 409, 'password'],
    [{ password: 'kratko' }, 400, 'password'],
    [{ email: 'nije adresa' }, 400, 'email'],
    [{ firstName: '' }, 400, 'firstName'],
    [{ lastName: 'www.klik.ba' }, 400, 'lastName'],
    [{ acceptsTerms: false }, 400, 'acceptsTerms'],
  ])('is told the field at fault: %o', async (changes, status, field) => {
    expect(await register(form(changes))).toMatchObject({ status, errors: [{ field }] });
  });
});

describe('an address', () => {
  it('that has an account gets the same answer as another, and a mail that says so instead of a link', async () => {
    const email = newEmail();
    const id = await aPerson(seeded.shop.db, { companyId: await aCompany(seeded.shop.db, seeded.place) });
    await seeded.shop.db.updateTable('user_account').set({ email }).where('id', '=', id).execute();
    const send = (body: object) =>
      seeded.shop.app.inject({ method: 'POST', url: '/api/users/register', payload: body });
    const [known, unknown] = [await send(form({ email })), await send(form())];
    expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
    const [mail] = await mailsTo(seeded.shop, { kind: 'accountMail.alreadyRegistered', to: email });
    expect(mail?.text).not.toContain('#token=');
    expect(mail?.text).not.toContain('Lana');
    expect(await mailsTo(seeded.shop, { kind: KIND, to: email }, 0)).toEqual([]);
  });

  it('gets three mails a day at most', async () => {
    const email = newEmail();
    for (let sent = 0; sent < 5; sent += 1) expect((await register(form({ email }))).status).toBe(200);
    await aRegistration();
    expect(await mailsTo(seeded.shop, { kind: KIND, to: email }, 3)).toHaveLength(3);
  });

  it('that got an account meanwhile is refused, and nothing is changed', async () => {
    const { email, token } = await aRegistration();
    const id = await aPerson(seeded.shop.db, { role: 'private' });
    await seeded.shop.db.updateTable('user_account').set({ email }).where('id', '=', id).execute();
    expect(await confirm(token)).toMatchObject({ status: 409, code: 'auth.email_taken' });
    expect(await accountsOf(email)).toHaveLength(1);
  });
});

it('403 with the reason while the shop is closed, for the form, the link and the log-in', async () => {
  const [waiting, opened] = [await aRegistration(), await aRegistration()];
  await confirm(opened.token);
  await closeTheShop(seeded.shop);
  const closed = { status: 403, code: 'auth.private_closed' };
  expect(await register(form())).toMatchObject(closed);
  expect(await confirm(waiting.token)).toMatchObject(closed);
  const body = { username: opened.email, password: PASSWORD };
  expect(await seeded.shop.call(auth.login, { body })).toMatchObject(closed);
  await openTheShop(seeded.shop);
  expect((await confirm(waiting.token)).status).toBe(200);
});

it('is listed for staff, who can make the person a buyer of a company', async () => {
  const { email, token } = await aRegistration();
  const { data: session } = await confirm(token);
  const administrator = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'administrator' }));
  const listed = await seeded.shop.call(adminUsers.list, {
    token: administrator,
    body: { view: 'private', pageSize: 100 },
  });
  expect(listed.data.every(({ role }: { role: string }) => role === 'private')).toBe(true);
  const { id } = listed.data.find((row: { email: string }) => row.email === email);
  const { data: user } = await seeded.shop.call(adminUsers.one, { token: administrator, params: { id } });
  const companyId = await aCompany(seeded.shop.db, seeded.place);
  const { firstName, lastName, phone, language, canOrder, canViewPrices, orderLimit, monthLimit, version } = user;
  const body = {
    firstName,
    lastName,
    email,
    phone,
    language,
    canOrder,
    canViewPrices,
    orderLimit,
    monthLimit,
    version,
  };
  const saved = await seeded.shop.call(adminUsers.update, {
    token: administrator,
    params: { id },
    body: { ...body, role: 'buyer', companyId, companyIds: [], isActive: true },
  });
  expect(saved.data).toMatchObject({ role: 'buyer', companyId });
  await expect.poll(async () => (await seeded.shop.call(users.profile, { token: session.token })).status).toBe(401);
});

it('exports the consent and deletes it with the account', async () => {
  const { email, token } = await aRegistration();
  const { data: session } = await confirm(token);
  const reply = await seeded.shop.app.inject({
    method: 'GET',
    url: '/api/users/export',
    headers: { authorization: `Bearer ${session.token}` },
  });
  expect(reply.json().consents).toMatchObject([{ purpose: 'terms', isGiven: true, source: 'registration' }]);
  const consents = await seeded.shop.call(account.consents, { token: session.token });
  expect(consents.data).toMatchObject([{ purpose: 'terms', isGiven: true, source: 'registration' }]);
  expect(consents.data[0].version).toEqual(expect.any(Number));
  const removed = await seeded.shop.call(account.remove, { token: session.token, body: { password: PASSWORD } });
  expect(removed.status).toBe(200);
  expect(await accountsOf(email)).toEqual([]);
  // The address is free again.
  expect((await aRegistration({ email })).token).toHaveLength(43);
});
