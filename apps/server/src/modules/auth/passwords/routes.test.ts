import { auth, passwords, users } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedToken, mailsTo } from '../../../../test/builders/mails.ts';
import { cheapPasswordHash } from '../../../../test/builders/password-hash.ts';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { aPlace } from '../../../../test/builders/place.ts';
import { withSupplier } from '../../../../test/builders/supplier.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';
import { changePassword, checkPassword, sessionFinder } from '../index.ts';
import { issueMailedLink } from '../links/service.ts';

let shop: TestShop;
let townId: number;
beforeAll(async () => {
  shop = await openTestShop();
  await withSupplier(shop.db);
  ({ townId } = await aPlace(shop.db));
});
afterAll(() => shop.close());

const HOUR_MS = 3_600_000;
const PASSWORD = 'konj baterija tri spajalica';
const KIND = 'accountMail.resetPassword';
const CHANGED = 'logInMail.passwordChanged';

const emailOf = async (id: number): Promise<string> => {
  const row = await shop.db.selectFrom('user_account').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  return row.email ?? '';
};
const aMember = async (role: 'buyer' | 'company_admin' = 'buyer'): Promise<number> =>
  aPerson(shop.db, { role, companyId: await aCompany(shop.db, { townId }) });
const forgot = (userEmail: string) => shop.call(passwords.forgot, { body: { userEmail } });
const reset = (token: string, password = PASSWORD) => shop.call(passwords.reset, { body: { token, password } });
const logIn = (username: string, password: string) => shop.call(auth.login, { body: { username, password } });
const verify = (userId: number, token: string) =>
  shop.call({
    ...passwords.verifyEmail,
    path: `/users/verify-email?userId=${userId}&token=${encodeURIComponent(token)}`,
  });
const issue = (userId: number, purpose: 'reset_password' | 'set_password' = 'reset_password'): Promise<string> =>
  issueMailedLink(shop.db, { purpose, userId, now: shop.now() });

describe('forgot-password', () => {
  it('mails a link that sets a password, ends the sessions and works once', async () => {
    const id = await aMember();
    const email = await emailOf(id);
    const session = await shop.loginAs(id);
    expect((await shop.call(users.profile, { token: session })).status).toBe(200);
    expect((await forgot(email.toUpperCase())).status).toBe(200);
    const token = await mailedToken(shop, { kind: KIND, to: email });
    expect(await reset(token)).toMatchObject({ status: 200, data: { isStaff: false } });
    shop.wait(1_001);
    expect((await shop.call(users.profile, { token: session })).status).toBe(401);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
    expect(await reset(token)).toMatchObject({ status: 404, code: 'auth.link_expired' });
  });

  it('tells the owner of a password that replaces another one, not of the first', async () => {
    const id = await aMember();
    expect((await reset(await issue(id))).status).toBe(200);
    expect((await reset(await issue(id))).status).toBe(200);
    expect(await mailsTo(shop, { kind: CHANGED, to: await emailOf(id) })).toMatchObject([
      { subject: 'Prijava na vaš korisnički račun' },
    ]);
  });

  it('answers a known and an unknown address with the same bytes and mails only the known one', async () => {
    const known = await emailOf(await aMember());
    const ask = (userEmail: string) =>
      shop.app.inject({ method: 'POST', url: '/api/users/forgot-password', payload: { userEmail } });
    const [one, other] = [await ask(known), await ask('nobody@firma.test')];
    expect([one.statusCode, one.body]).toEqual([200, other.body]);
    const shapeOf = (headers: object) => Object.keys(headers).filter((name) => !/date|request-id/.test(name));
    expect(shapeOf(one.headers)).toEqual(shapeOf(other.headers));
    await mailsTo(shop, { kind: KIND, to: known });
    expect(await mailsTo(shop, { kind: KIND, to: 'nobody@firma.test' }, 0)).toEqual([]);
  });

  it('mails an account three links an hour and a closed account none', async () => {
    const email = await emailOf(await aMember());
    const closed = await aMember();
    await shop.db.updateTable('user_account').set({ is_active: false }).where('id', '=', closed).execute();
    await forgot(await emailOf(closed));
    for (let asked = 0; asked < 5; asked += 1) await forgot(email);
    // Events are delivered in order: when this one is mailed, those before it were looked at.
    const last = await emailOf(await aMember());
    await forgot(last);
    await mailsTo(shop, { kind: KIND, to: last });
    expect(await mailsTo(shop, { kind: KIND, to: email }, 3)).toHaveLength(3);
    expect(await mailsTo(shop, { kind: KIND, to: await emailOf(closed) }, 0)).toEqual([]);
  });

  it('400 for what is no e-mail address', async () => {
    expect(await forgot('amra')).toMatchObject({ status: 400, errors: [{ field: 'userEmail', code: 'email' }] });
  });
});

describe('reset-password', () => {
  it('404 with the same words for a used, an expired and an unknown link', async () => {
    const id = await aMember();
    const [used, old] = [await issue(id), await issue(await aMember())];
    expect((await reset(used)).status).toBe(200);
    shop.wait(2 * HOUR_MS + 1_000);
    const replies = [await reset(used), await reset(old), await reset('x'.repeat(43)), await reset('short')];
    for (const { status, code, message } of replies)
      expect([status, code, message]).toEqual([404, 'auth.link_expired', replies[0]?.message]);
    expect(replies[0]?.message).toContain('prodaja@kap.test');
    expect(replies[0]?.message).toContain('036 000-200');
  });

  it('sets one password of two requests at once', async () => {
    const token = await issue(await aMember());
    const replies = await Promise.all([reset(token), reset(token, 'lampa cesta devet oblaka')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('invalidates the other links of the account, not those of a colleague', async () => {
    const [id, colleague] = [await aMember(), await aMember()];
    const [one, other, theirs] = [await issue(id), await issue(id, 'set_password'), await issue(colleague)];
    expect((await reset(one)).status).toBe(200);
    expect((await reset(other)).status).toBe(404);
    expect((await reset(theirs)).status).toBe(200);
  });

  it.each([
    ['with the name of the company', 'Hidrogradnja1!', 'password_easy'],
    ['that everybody uses', 'password1234', 'password_easy'],
  ])('409 at the field for a password %s; the link stays good', async (_, password, code) => {
    const id = await aMember();
    await shop.db
      .updateTable('company')
      .set({ title: 'Hidrogradnja d.o.o.' })
      .where('id', '=', (eb) => eb.selectFrom('user_account').select('company_id').where('id', '=', id))
      .execute();
    const token = await issue(id);
    expect(await reset(token, password)).toMatchObject({ status: 409, errors: [{ field: 'password', code }] });
    expect((await reset(token)).status).toBe(200);
  });

  it('takes ten characters of a customer and asks staff for twelve', async () => {
    const eleven = 'Ra7!kvb-zu9';
    expect((await reset(await issue(await aMember()), eleven)).status).toBe(200);
    const staff = await issue(await aPerson(shop.db, { role: 'administrator' }));
    expect(await reset(staff, eleven)).toMatchObject({
      status: 409,
      errors: [{ field: 'password', code: 'min_length' }],
    });
    expect(await reset(staff)).toMatchObject({ status: 200, data: { isStaff: true } });
  });

  it('400 for nine characters and for 129', async () => {
    const token = await issue(await aMember());
    for (const password of ['x'.repeat(9), 'x'.repeat(129)])
      expect(await reset(token, password)).toMatchObject({ status: 400, errors: [{ field: 'password' }] });
  });
});

describe('verify-email', () => {
  it('confirms the address, names the person, and leaves the link for the password', async () => {
    const id = await aMember();
    const token = await issue(id, 'set_password');
    for (const _ of [1, 2])
      expect(await verify(id, token)).toMatchObject({
        status: 200,
        data: { firstName: 'Ana', email: await emailOf(id) },
      });
    const row = await shop.db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.email_confirmed_at).not.toBeNull();
    expect((await reset(token)).status).toBe(200);
    expect(await verify(id, token)).toMatchObject({ status: 404, code: 'auth.link_expired' });
  });

  it('404 for the link of somebody else, for one that resets a password, and after 72 hours', async () => {
    const [id, other] = [await aMember(), await aMember()];
    const token = await issue(id, 'set_password');
    expect((await verify(other, token)).status).toBe(404);
    expect((await verify(id, await issue(id))).status).toBe(404);
    expect((await verify(id, token)).status).toBe(200);
    shop.wait(72 * HOUR_MS + 1_000);
    expect((await verify(id, token)).status).toBe(404);
  });
});

describe('the own password', () => {
  it('is changed with the current one; the other sessions end, this one stays', async () => {
    const id = await aMember();
    await shop.db
      .updateTable('user_account')
      .set({ password_hash: await cheapPasswordHash(PASSWORD) })
      .where('id', '=', id)
      .execute();
    const [here, elsewhere] = [await shop.loginAs(id), await shop.loginAs(id)];
    const actor = await sessionFinder(shop.db, shop.now)(here);
    if (!actor) throw new Error('no session');
    const check = { actor, network: '192.0.2.1', now: shop.now() };
    expect(await checkPassword(shop.db, { ...check, password: PASSWORD })).toBe(true);
    expect(await checkPassword(shop.db, { ...check, password: 'not it' })).toBe(false);
    const change = (password: string, newPassword: string) =>
      changePassword(shop.db, { ...check, password, newPassword });
    await expect(change('not it', 'lampa cesta devet oblaka')).rejects.toMatchObject({
      status: 409,
      errors: [{ field: 'password', key: 'validation.password_wrong' }],
    });
    await expect(change(PASSWORD, 'password1234')).rejects.toMatchObject({ errors: [{ field: 'newPassword' }] });
    await change(PASSWORD, 'lampa cesta devet oblaka');
    await mailsTo(shop, { kind: CHANGED, to: await emailOf(id) });
    shop.wait(1_001);
    expect((await shop.call(users.profile, { token: here })).status).toBe(200);
    expect((await shop.call(users.profile, { token: elsewhere })).status).toBe(401);
    expect((await logIn(await emailOf(id), 'lampa cesta devet oblaka')).status).toBe(200);
  });

  it('429 for a session that tries many', async () => {
    const actor = await sessionFinder(shop.db, shop.now)(await shop.loginAs(await aMember()));
    if (!actor) throw new Error('no session');
    const guess = () => checkPassword(shop.db, { actor, network: '192.0.2.9', now: shop.now(), password: 'x' });
    for (let tried = 0; tried < 5; tried += 1) expect(await guess()).toBe(false);
    await guess().catch(() => undefined);
    await expect(guess()).rejects.toMatchObject({ status: 429 });
  });
});
