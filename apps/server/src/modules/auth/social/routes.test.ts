import { account, social, users } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeTheShop, openTheShop } from '../../../../test/builders/guests.ts';
import { aGuestWith, anAccount, isGone, linesOf } from '../../../../test/builders/joining.ts';
import { cheapPasswordHash } from '../../../../test/builders/password-hash.ts';
import { aPerson } from '../../../../test/builders/people.ts';
import { Browser, openFacebook, openGoogle, SHOP_URL, type StandIn } from '../../../../test/builders/social.ts';
import { seedShop, someArticle, type SeededShop } from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';
import { purgeExpiredSessions } from '../index.ts';

let seeded: SeededShop;
let soap: number;
let google: StandIn;
let facebook: StandIn;
beforeAll(async () => {
  [google, facebook] = await Promise.all([openGoogle(), openFacebook()]);
  const socialProviders = [google.settings, facebook.settings];
  seeded = await seedShop(await openTestShop({ publicUrl: SHOP_URL, socialProviders }));
  await openTheShop(seeded.shop);
  soap = await someArticle(seeded, 'R-1', { vpc: 10_00, stock: 500 });
});
afterAll(async () => {
  await seeded.shop.close();
  await Promise.all([google.close(), facebook.close()]);
});

const MINUTE_MS = 60_000;
const EXPIRED = '/auth/social#problem=expired';
const newBrowser = (): Browser => new Browser(seeded.shop);
const NAMES = { firstName: 'Lana', lastName: 'Kos', acceptsTerms: true };

let people = 0;
/** Somebody new logs in at the provider from now on. */
function newPerson(
  standIn: StandIn,
  more: { email?: string; isVerified?: boolean } = {},
): { id: string; email: string } {
  people += 1;
  const person = { id: `subject-${people}`, email: `kupac.mreze${people}@posta.test`, ...more };
  standIn.person = person;
  return person;
}

/** The ticket of somebody whom the provider knows and the shop does not. */
async function aTicket(browser: Browser, provider: string) {
  const { status, data } = await browser.post('finish', { code: await browser.codeFrom(provider) });
  expect(status).toBe(200);
  return data;
}

/** A private account that was opened by Google. */
async function openedByGoogle(browser: Browser) {
  const person = newPerson(google);
  const { ticket } = await aTicket(browser, 'google');
  const { status, data } = await browser.post('open-account', { ticket, ...NAMES });
  expect([status, data.role]).toEqual([200, 'private']);
  return { ...person, token: data.token as string };
}

const idOf = async (token: string): Promise<number> =>
  (await seeded.shop.call(users.profile, { token })).data.userData.id;

const setEmail = (id: number, email: string) =>
  seeded.shop.db.updateTable('user_account').set({ email }).where('id', '=', id).execute();

describe('somebody whom the provider has verified', () => {
  it('opens a private account once they consent, and logs in by the provider from then on', async () => {
    const browser = newBrowser();
    const { email } = newPerson(google);
    const found = await aTicket(browser, 'google');
    expect(found).toMatchObject({ provider: 'google', account: 'new', email, firstName: 'Lana', lastName: 'Kos' });
    const refused = await browser.post('open-account', { ticket: found.ticket, ...NAMES, acceptsTerms: false });
    expect(refused).toMatchObject({ status: 400, errors: [{ field: 'acceptsTerms' }] });
    const opened = await browser.post('open-account', { ticket: found.ticket, ...NAMES });
    expect([opened.status, opened.data.role]).toEqual([200, 'private']);
    const consents = await seeded.shop.call(account.consents, { token: opened.data.token });
    expect(consents.data).toMatchObject([{ purpose: 'terms', isGiven: true, source: 'registration' }]);
    const again = newBrowser();
    const { data: session } = await again.post('finish', { code: await again.codeFrom('google') });
    expect(await idOf(session.token)).toBe(await idOf(opened.data.token));
  });

  it('brings the guest’s cart along, once, of two requests at the same moment', async () => {
    const guest = await aGuestWith(seeded, soap, 3);
    const browser = newBrowser();
    newPerson(google);
    const { ticket } = await aTicket(browser, 'google');
    const body = { ticket, ...NAMES, guestToken: guest.token };
    const replies = await Promise.all([1, 2].map(() => browser.post('open-account', body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    const session = replies.find(({ status }) => status === 200)?.data;
    expect(session).toMatchObject({ joinedLines: 1, leftLines: [] });
    expect(await linesOf(seeded, session.token)).toEqual([{ articleId: soap, quantity: 3, note: null }]);
    expect(await isGone(seeded, guest)).toBe(true);
  });
});

describe('an address that belongs to another account', () => {
  it('leads into it only after its owner has logged in with the password', async () => {
    const owner = await anAccount(seeded, { role: 'private' });
    const { email } = newPerson(google);
    await setEmail(owner.userId, email);
    const browser = newBrowser();
    const { ticket, account: kind } = await aTicket(browser, 'google');
    expect(kind).toBe('taken');
    expect(await browser.post('open-account', { ticket, ...NAMES })).toMatchObject({
      status: 409,
      code: 'auth.email_taken',
    });
    expect((await browser.post('link', { ticket })).status).toBe(401);
    expect((await browser.post('link', { ticket }, owner.token)).status).toBe(200);
    const { data: session } = await browser.post('finish', { code: await browser.codeFrom('google') });
    expect(await idOf(session.token)).toBe(owner.userId);
    newPerson(google);
    const other = newBrowser();
    const { ticket: second } = await aTicket(other, 'google');
    const refused = await other.post('link', { ticket: second }, owner.token);
    expect(refused).toMatchObject({ status: 409, code: 'auth.social_taken' });
  });

  it('is not linked with an account of staff, and one that became staff is refused', async () => {
    const staff = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'administrator' }));
    const browser = newBrowser();
    newPerson(google);
    const { ticket } = await aTicket(browser, 'google');
    expect((await browser.post('link', { ticket }, staff)).status).toBe(403);
    const { token } = await openedByGoogle(browser);
    const promoted = seeded.shop.db.updateTable('user_account').set({ role: 'administrator' });
    await promoted.where('id', '=', await idOf(token)).execute();
    const code = await browser.codeFrom('google');
    expect(await browser.post('finish', { code })).toMatchObject({ status: 403, code: 'auth.social_refused' });
  });

  it('opens nothing and tells nothing where the provider has not verified it', async () => {
    const owner = await anAccount(seeded, { role: 'private' });
    const { email } = newPerson(facebook);
    await setEmail(owner.userId, email);
    newPerson(google, { email, isVerified: false });
    facebook.person = { id: 'facebook-1', email };
    for (const provider of ['google', 'facebook']) {
      const browser = newBrowser();
      const { ticket, account: kind } = await aTicket(browser, provider);
      expect(kind).toBe('unconfirmed');
      expect((await browser.post('open-account', { ticket, ...NAMES })).status).toBe(404);
    }
    const browser = newBrowser();
    const { ticket } = await aTicket(browser, 'facebook');
    expect((await browser.post('link', { ticket }, owner.token)).status).toBe(200);
    const { data: session } = await browser.post('finish', { code: await browser.codeFrom('facebook') });
    expect(await idOf(session.token)).toBe(owner.userId);
  });
});

describe('an answer of the provider', () => {
  it('is exchanged once', async () => {
    const browser = newBrowser();
    newPerson(google);
    const answer = await browser.answerOf('google');
    const both = await Promise.all([browser.open(answer), browser.open(answer)]);
    expect(both.filter((address) => address === EXPIRED)).toHaveLength(1);
    expect(both.filter((address) => address.startsWith('/auth/social#code='))).toHaveLength(1);
    expect(await browser.open(answer)).toBe(EXPIRED);
  });

  it('is refused in another browser, with and without a log-in of its own, and stays good in its own', async () => {
    newPerson(google);
    const [own, other, empty] = [newBrowser(), newBrowser(), newBrowser()];
    const answer = await own.answerOf('google');
    await other.answerOf('google');
    expect(await other.open(answer)).toBe(EXPIRED);
    expect(await empty.open(answer)).toBe(EXPIRED);
    const address = await own.open(answer);
    const code = address.split('#code=')[1] ?? '';
    expect(code).toHaveLength(43);
    expect(await other.post('finish', { code })).toMatchObject({ status: 404, code: 'auth.social_expired' });
    expect((await own.post('finish', { code })).status).toBe(200);
    expect((await own.post('finish', { code })).status).toBe(404);
  });

  it('is refused with a forged code, and with the code of another log-in', async () => {
    const browser = newBrowser();
    newPerson(google);
    const forged = new URL(await browser.answerOf('google'));
    forged.searchParams.set('code', 'x'.repeat(43));
    expect(await browser.open(forged.href)).toBe('/auth/social#problem=failed');
    const [first, second] = [new URL(await browser.answerOf('google')), new URL(await browser.answerOf('google'))];
    second.searchParams.set('code', first.searchParams.get('code') ?? '');
    expect(await browser.open(second.href)).toBe('/auth/social#problem=failed');
  });

  it('is refused at the address of another provider, and after a refusal there', async () => {
    const browser = newBrowser();
    newPerson(google);
    const answer = await browser.answerOf('google');
    expect(await browser.open(answer.replace('/google/', '/facebook/'))).toBe(EXPIRED);
    google.person = null;
    const refusing = newBrowser();
    expect(await refusing.open(await refusing.answerOf('google'))).toBe('/auth/social#problem=cancelled');
  });

  it('is late after ten minutes, its code after two and its ticket after ten', async () => {
    const browser = newBrowser();
    newPerson(google);
    const answer = await browser.answerOf('google');
    seeded.shop.wait(10 * MINUTE_MS + 1_000);
    expect(await browser.open(answer)).toBe(EXPIRED);
    const code = await browser.codeFrom('google');
    seeded.shop.wait(2 * MINUTE_MS + 1_000);
    expect((await browser.post('finish', { code })).status).toBe(404);
    const { ticket } = await aTicket(browser, 'google');
    seeded.shop.wait(10 * MINUTE_MS + 1_000);
    expect((await browser.post('open-account', { ticket, ...NAMES })).status).toBe(404);
    await purgeExpiredSessions(seeded.shop.db, seeded.shop.now());
    const left = seeded.shop.db.selectFrom('social_login').where('expires_at', '<', seeded.shop.now());
    expect(await left.select('stage').execute()).toEqual([]);
  });
});

it('refuses with the reason while the shop is closed, and offers nobody', async () => {
  const browser = newBrowser();
  newPerson(google);
  const { ticket } = await aTicket(browser, 'google');
  const code = await browser.codeFrom('google');
  expect((await seeded.shop.call(social.providers)).data).toEqual(['google', 'facebook']);
  await closeTheShop(seeded.shop);
  expect((await seeded.shop.call(social.providers)).data).toEqual([]);
  expect(await browser.open('/api/auth/social/google/begin')).toBe('/auth/social#problem=closed');
  const closed = { status: 403, code: 'auth.private_closed' };
  expect(await browser.post('finish', { code })).toMatchObject(closed);
  expect(await browser.post('open-account', { ticket, ...NAMES })).toMatchObject(closed);
  await openTheShop(seeded.shop);
  expect((await browser.post('finish', { code })).status).toBe(200);
});

it('exports the link and deletes it with the account', async () => {
  const browser = newBrowser();
  const { id: subject, email, token } = await openedByGoogle(browser);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await seeded.shop.app.inject({ method: 'GET', url: '/api/users/export', headers });
  expect(reply.json().socialIdentities).toMatchObject([{ provider: 'google', subject, email }]);
  const password = 'konj baterija tri spajalica';
  const owned = seeded.shop.db.updateTable('user_account').set({ password_hash: await cheapPasswordHash(password) });
  await owned.where('email', '=', email).execute();
  expect((await seeded.shop.call(account.remove, { token, body: { password } })).status).toBe(200);
  const { account: kind } = await aTicket(newBrowser(), 'google');
  expect(kind).toBe('new');
});
