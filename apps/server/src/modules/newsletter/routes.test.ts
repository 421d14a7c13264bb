import { createHash } from 'node:crypto';
import { newsletter, newsletterLinks } from '@sjaj/contract';
import { LANGUAGES } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedToken, mailsTo } from '../../../test/builders/mails.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';
import { CONSENT_WORDING } from './rules.ts';
import { purgeExpiredSubscriptions } from './service/deliveries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const REQUEST = 'newsletterMail.request';
const SUBSCRIBED = 'newsletterMail.subscribed';

let numbered = 0;
const anAddress = (): string => `reader-${(numbered += 1)}@firma.test`;
const ask = (email: string, language?: string) =>
  shop.call(newsletter.subscribe, { body: { email }, ...(language !== undefined && { language }) });
const confirm = (token: string) => shop.call(newsletterLinks.confirm, { body: { token } });
const unsubscribe = (token: string) => shop.call(newsletterLinks.unsubscribe, { body: { token } });
const stored = (email: string) =>
  shop.db.selectFrom('newsletter_subscription').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

/** Events are delivered in order: when this mail is there, those before it were looked at. */
async function waitForEvents(): Promise<void> {
  const last = anAddress();
  await ask(last);
  await mailsTo(shop, { kind: REQUEST, to: last });
}

/** The token of the `count`th mail that asks the address for confirmation. */
async function requestToken(email: string, count = 1): Promise<string> {
  expect((await ask(email)).status).toBe(200);
  return mailedToken(shop, { kind: REQUEST, to: email }, count);
}

async function aSubscriber(): Promise<{ readonly email: string; readonly token: string }> {
  const email = anAddress();
  expect((await confirm(await requestToken(email))).status).toBe(200);
  return { email, token: await mailedToken(shop, { kind: SUBSCRIBED, to: email }) };
}

describe('the request', () => {
  it('mails a link in the language of the subscriber, which is stored as a hash only', async () => {
    const email = anAddress();
    expect((await ask(email, 'en')).status).toBe(200);
    const [mail] = await mailsTo(shop, { kind: REQUEST, to: email });
    expect(mail).toMatchObject({ subject: 'Confirm the subscription', language: 'en' });
    const token = /\/newsletter-confirm#token=([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';
    const { token_hash: hash, confirmed_at: confirmedAt } = await stored(email);
    expect([hash?.length, confirmedAt]).toEqual([32, null]);
    expect(hash?.equals(Buffer.from(token, 'base64url'))).toBe(false);
    expect((await confirm(token)).status).toBe(200);
  });

  it('is answered with the same bytes for a new, a waiting, a confirmed and an unsubscribed address', async () => {
    const [fresh, confirmed, gone] = [anAddress(), await aSubscriber(), await aSubscriber()];
    await unsubscribe(gone.token);
    const post = (email: string) =>
      shop.app.inject({ method: 'POST', url: '/api/newsletter/send-subscription-request', payload: { email } });
    const first = await post(fresh);
    expect(first.statusCode).toBe(200);
    for (const email of [fresh, confirmed.email, gone.email]) {
      const reply = await post(email);
      expect([reply.statusCode, reply.body]).toEqual([200, first.body]);
    }
  });

  it('mails a waiting address again, whose newest link works, and at most three times a day', async () => {
    const email = anAddress();
    const earlier = await requestToken(email);
    const token = await requestToken(email, 2);
    expect((await confirm(earlier)).code).toBe('newsletter.link_expired');
    for (let asked = 0; asked < 3; asked += 1) await ask(email.toUpperCase());
    await waitForEvents();
    await mailsTo(shop, { kind: REQUEST, to: email }, 3);
    expect((await confirm(token)).code).toBe('newsletter.link_expired');
    expect((await confirm(await mailedToken(shop, { kind: REQUEST, to: email }, 3))).status).toBe(200);
  });

  it('mails a subscriber nothing and leaves their language', async () => {
    const { email } = await aSubscriber();
    await ask(email, 'en');
    await waitForEvents();
    expect(await mailsTo(shop, { kind: REQUEST, to: email })).toHaveLength(1);
    expect((await stored(email)).language).toBe('bs');
  });
});

describe('confirm-subscription', () => {
  it('subscribes once and mails how to unsubscribe', async () => {
    const email = anAddress();
    const token = await requestToken(email);
    expect(await confirm(token)).toMatchObject({ status: 200, data: null });
    expect((await stored(email)).confirmed_at).not.toBeNull();
    const [mail] = await mailsTo(shop, { kind: SUBSCRIBED, to: email });
    expect(mail?.text).toMatch(/https:\/\/sjaj\.test\/newsletter-confirm\?unsubscribe=1#token=[\w-]{43}\s/);
    expect(await confirm(token)).toMatchObject({ status: 404, code: 'newsletter.link_expired' });
  });

  it('404 with the same words for a used, an expired and an unknown link', async () => {
    const used = await requestToken(anAddress());
    await confirm(used);
    const email = anAddress();
    const old = await requestToken(email);
    shop.wait(7 * DAY_MS + 1_000);
    const replies = [await confirm(used), await confirm(old), await confirm('x'.repeat(43)), await confirm('short')];
    for (const { status, code, message } of replies)
      expect([status, code, message]).toEqual([404, 'newsletter.link_expired', replies[0]?.message]);
    expect((await stored(email)).confirmed_at).toBeNull();
  });

  it('works on the seventh day', async () => {
    const token = await requestToken(anAddress());
    shop.wait(7 * DAY_MS - HOUR_MS);
    expect((await confirm(token)).status).toBe(200);
  });

  it('takes no link that unsubscribes', async () => {
    const { token } = await aSubscriber();
    expect((await confirm(token)).code).toBe('newsletter.link_expired');
  });
});

describe('unsubscribe', () => {
  it('ends the subscription, at any time and however often it is pressed', async () => {
    const { email, token } = await aSubscriber();
    shop.wait(400 * DAY_MS);
    expect((await unsubscribe(token)).status).toBe(200);
    const { unsubscribed_at: at } = await stored(email);
    expect(at).not.toBeNull();
    shop.wait(DAY_MS);
    expect((await unsubscribe(token)).status).toBe(200);
    expect((await stored(email)).unsubscribed_at).toEqual(at);
  });

  it('can be followed by a new subscription', async () => {
    const { email, token } = await aSubscriber();
    await unsubscribe(token);
    expect((await confirm(await requestToken(email, 2))).status).toBe(200);
    expect(await stored(email)).toMatchObject({ unsubscribed_at: null, token_hash: null });
  });

  it('404 for an unknown link and for one that confirms', async () => {
    const email = anAddress();
    const token = await requestToken(email);
    for (const wrong of [token, 'x'.repeat(43)])
      expect(await unsubscribe(wrong)).toMatchObject({ status: 404, code: 'newsletter.link_expired' });
    expect((await stored(email)).unsubscribed_at).toBeNull();
  });
});

describe('one-click unsubscribing', () => {
  const press = (token: string, payload = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') =>
    shop.app.inject({
      method: 'POST',
      url: `/api/newsletter/one-click/${token}`,
      headers: { 'content-type': type },
      payload,
    });

  it('ends the subscription without a session, however often it is sent', async () => {
    const { email, token } = await aSubscriber();
    expect((await press(token)).statusCode).toBe(200);
    expect((await stored(email)).unsubscribed_at).not.toBeNull();
    expect((await press(token)).statusCode).toBe(200);
  });

  it('takes the form in parts as well', async () => {
    const { email, token } = await aSubscriber();
    const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await press(token, parts, 'multipart/form-data; boundary=x')).statusCode).toBe(200);
    expect((await stored(email)).unsubscribed_at).not.toBeNull();
  });

  it('400 for another body and 404 for an unknown token, and nothing ends', async () => {
    const { email, token } = await aSubscriber();
    expect((await press(token, 'x=1')).statusCode).toBe(400);
    expect((await press(token, '{}', 'application/json')).statusCode).toBe(400);
    expect((await press('x'.repeat(43))).statusCode).toBe(404);
    expect((await stored(email)).unsubscribed_at).toBeNull();
  });

  it('redirects a GET to the page with the button, and ends nothing', async () => {
    const { email, token } = await aSubscriber();
    const opened = await shop.app.inject({ method: 'GET', url: `/api/newsletter/one-click/${token}` });
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      `/newsletter-confirm?unsubscribe=1#token=${token}`,
    ]);
    expect((await stored(email)).unsubscribed_at).toBeNull();
  });
});

const consentOf = async (email: string) =>
  (await shop.db.selectFrom('newsletter_consent').selectAll().where('email', '=', email).orderBy('id').execute()).map(
    ({ event, wording, language }) => [event, wording, language],
  );

it('notes when an address agreed, to which words, and when it ended that', async () => {
  const { email, token } = await aSubscriber();
  await ask(email);
  await unsubscribe(token);
  await unsubscribe(token);
  expect(await consentOf(email)).toEqual([
    ['requested', CONSENT_WORDING, 'bs'],
    ['confirmed', CONSENT_WORDING, 'bs'],
    ['unsubscribed', CONSENT_WORDING, 'bs'],
  ]);
});

it('counts the version of the wording up whenever the words change', () => {
  const keys = ['newsletterMail.request', 'newsletterMail.requestSubject', 'newsletterMail.confirm'] as const;
  const words = LANGUAGES.flatMap((language) => keys.map((key) => text(language, key))).join('\n');
  const digest = createHash('sha256').update(words).digest('hex').slice(0, 12);
  expect([CONSENT_WORDING, digest]).toEqual([2, 'd97ab3a11304']);
});

it('deletes a request that nobody confirmed once its link has expired, and no subscriber', async () => {
  const waiting = anAddress();
  await requestToken(waiting);
  const { email } = await aSubscriber();
  shop.wait(6 * DAY_MS);
  const late = anAddress();
  await requestToken(late);
  shop.wait(2 * DAY_MS);
  await purgeExpiredSubscriptions(shop.db, shop.now());
  const left = await shop.db.selectFrom('newsletter_subscription').select('email').execute();
  expect(left.map((row) => row.email)).toEqual(expect.arrayContaining([email, late]));
  expect(left.map((row) => row.email)).not.toContain(waiting);
  expect(await consentOf(waiting)).toEqual([]);
  expect(await consentOf(email)).toHaveLength(2);
});
