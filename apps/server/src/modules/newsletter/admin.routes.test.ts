import { adminMail, adminNewsletterIssues, adminNewsletterMails, adminNewsletterSubscribers } from '@sjaj/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../test/builders/mails.ts';
import { aPerson } from '../../../test/builders/people.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';
import { queueIssueMails } from '../mail/service/newsletter-issues.ts';

let shop: TestShop;
let token: string;
let userId: number;
beforeAll(async () => {
  shop = await openTestShop();
  userId = await aPerson(shop.db, { role: 'administrator' });
  token = await shop.loginAs(userId);
});
afterAll(() => shop.close());

const FORM = {
  subject: { bs: 'Akcije za zimu', en: 'Winter offers' },
  body: { bs: '<p>Pogledajte <a href="/promotions">akcije</a>.</p><script>alert(1)</script>' },
};

let keys = 0;
async function anIssue(form: object = FORM) {
  keys += 1;
  return (await shop.call(adminNewsletterIssues.create, { token, body: form, key: `newsletter-key-${keys}` })).data;
}
const one = async (id: number) => (await shop.call(adminNewsletterIssues.one, { token, params: { id } })).data;
const send = (id: number, version = 1) =>
  shop.call(adminNewsletterIssues.send, { token, params: { id }, body: { version } });
const stop = (id: number) => shop.call(adminNewsletterIssues.stop, { token, params: { id } });

let numbered = 0;
async function aSubscriber(more: Readonly<Record<string, unknown>> = {}) {
  numbered += 1;
  const email = `čitalac-${numbered}@firma.test`;
  const values = { email, language: 'bs', confirmed_at: shop.now(), ...more };
  return shop.db
    .insertInto('newsletter_subscription')
    .values(values)
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
}

const work = () =>
  queueIssueMails({
    db: shop.db,
    clock: shop.now,
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
  });

describe('an issue', () => {
  it('is stored with only what texts of staff may hold', async () => {
    const issue = await anIssue();
    expect(issue).toMatchObject({ state: 'draft', version: 1, name: 'Akcije za zimu', startedAt: null });
    expect(issue.body.bs).toBe('<p>Pogledajte <a href="/promotions">akcije</a>.</p>');
  });

  it('400 at the body where nothing of the Bosnian text is left', async () => {
    const body = { ...FORM, body: { bs: '<script>x</script>' } };
    const reply = await shop.call(adminNewsletterIssues.create, { token, body, key: 'newsletter-empty' });
    expect(reply).toMatchObject({ status: 400, code: 'newsletter.body_empty' });
    expect(reply.errors).toMatchObject([{ field: 'body.bs' }]);
  });

  it('409 to send it where nobody has subscribed', async () => {
    await shop.db.deleteFrom('newsletter_subscription').execute();
    const { id } = await anIssue();
    expect(await send(id)).toMatchObject({ status: 409, code: 'newsletter.no_subscribers' });
    expect((await one(id)).state).toBe('draft');
  });

  it('goes to subscribers only, and its report counts them', async () => {
    await shop.db.deleteFrom('newsletter_subscription').execute();
    const reader = await aSubscriber();
    await aSubscriber({ confirmed_at: null });
    await aSubscriber({ unsubscribed_at: shop.now() });
    await aSubscriber({ paused_at: shop.now(), bounces: 3 });
    const { id } = await anIssue();
    expect((await one(id)).recipients).toBe(1);
    expect(await send(id)).toMatchObject({ status: 200, data: { state: 'sending', recipients: 1 } });
    await work();
    const [mail] = await mailsTo(shop, { kind: 'newsletterMail.issue', to: reader.email });
    expect(mail?.subject).toBe('Akcije za zimu');
    expect(mail?.text).toContain('akcije (https://sjaj.test/promotions)');
    expect(await one(id)).toMatchObject({ state: 'sent', recipients: 1, deliveries: { kept: 1, queued: 0 } });

    const unsubscribe = /#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    await shop.app.inject({
      method: 'POST',
      url: `/api/newsletter/one-click/${unsubscribe}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(await one(id)).toMatchObject({ unsubscribed: 1 });
  });

  it('409 for a draft that a colleague has changed since, and for one that was sent already', async () => {
    await aSubscriber();
    const { id } = await anIssue();
    expect(await send(id, 2)).toMatchObject({ status: 409, code: 'records.changed_meanwhile' });
    expect((await send(id)).status).toBe(200);
    expect(await send(id)).toMatchObject({ status: 409, code: 'newsletter.not_in_this_state' });
  });

  it('409 to change or delete one that is being sent; stopped, it can go on and keeps who gets it', async () => {
    await aSubscriber();
    const { id } = await anIssue();
    expect(await stop(id)).toMatchObject({ status: 409, code: 'newsletter.not_in_this_state' });
    await send(id);
    const update = { token, params: { id }, body: { ...FORM, version: 1 } };
    expect(await shop.call(adminNewsletterIssues.update, update)).toMatchObject({ status: 409 });
    expect(await shop.call(adminNewsletterIssues.remove, { token, params: { id } })).toMatchObject({ status: 409 });
    const { startedAt, recipients } = await one(id);
    expect(await stop(id)).toMatchObject({ status: 200, data: { state: 'stopped' } });
    shop.wait(60_000);
    await aSubscriber();
    expect(await send(id)).toMatchObject({ status: 200, data: { state: 'sending', startedAt, recipients } });
  });

  it('tells which mails did not arrive, also after the subscription is deleted', async () => {
    const [bounced, gone] = [await aSubscriber(), await aSubscriber()];
    const { id } = await anIssue();
    await send(id);
    await work();
    for (const { id: subscriptionId } of [bounced, gone])
      await shop.db
        .updateTable('newsletter_delivery')
        .set({ state: 'bounced', reason: '550 no such user' })
        .where('issue_id', '=', id)
        .where('subscription_id', '=', subscriptionId)
        .execute();
    await shop.call(adminNewsletterSubscribers.remove, { token, params: { id: gone.id } });
    const { data, paging } = await shop.call(adminNewsletterIssues.undelivered, { token, params: { id }, body: {} });
    expect(paging?.totalItems).toBe(2);
    expect(data.map(({ email, reason }: Record<string, string>) => [email, reason])).toEqual([
      [bounced.email, '550 no such user'],
      [null, '550 no such user'],
    ]);
  });

  it('is shown as its mail in a language, and mailed to the caller as a test', async () => {
    const { id } = await anIssue();
    const preview = await shop.call(adminNewsletterMails.preview, { token, body: { ...FORM, language: 'en' } });
    expect(preview.data).toMatchObject({ subject: 'Winter offers', language: 'en' });
    expect(preview.data.html).toMatch(/<html lang="en/);
    expect(preview.data.html).not.toContain('alert');

    const test = await shop.call(adminNewsletterMails.sendTest, { token, params: { id }, body: { language: 'en' } });
    expect(test.status).toBe(200);
    const { email } = await shop.db
      .selectFrom('user_account')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const [mail] = await mailsTo(shop, { kind: 'newsletterMail.issue', to: email ?? '' });
    expect(mail?.subject).toBe('Test: Winter offers');
    const { data } = await shop.call(adminMail.list, { token, body: { quickSearch: 'Test: Winter' } });
    expect(data).toHaveLength(1);
  });
});

describe('subscribers', () => {
  it('are found by their address without diacritics, by state, and counted', async () => {
    await shop.db.deleteFrom('newsletter_subscription').execute();
    const { email } = await aSubscriber();
    await aSubscriber({ confirmed_at: null });
    const list = (body: object) => shop.call(adminNewsletterSubscribers.list, { token, body });
    expect((await list({ quickSearch: email.replace('č', 'c') })).data).toMatchObject([{ email, state: 'subscribed' }]);
    expect((await list({ view: 'waiting' })).data).toHaveLength(1);
    const { data } = await shop.call(adminNewsletterSubscribers.counts, { token });
    expect(data).toEqual(
      expect.arrayContaining([
        { state: 'subscribed', count: 1 },
        { state: 'waiting', count: 1 },
      ]),
    );
  });

  it('get mails again once staff resume a paused address, and none that wait once they are deleted', async () => {
    const paused = await aSubscriber({ paused_at: shop.now(), bounces: 3, bounce_reason: '550' });
    const params = { id: paused.id };
    const resumed = await shop.call(adminNewsletterSubscribers.resume, { token, params });
    expect(resumed.data).toMatchObject({ state: 'subscribed', bounces: 0, bounceReason: null });
    const { id } = await anIssue();
    await send(id);
    await work();
    expect((await shop.call(adminNewsletterSubscribers.remove, { token, params })).status).toBe(200);
    const waiting = shop.db.selectFrom('outgoing_mail').select('id').where('to_address', '=', paused.email);
    expect(await waiting.execute()).toEqual([]);
    const consent = shop.db.selectFrom('newsletter_consent').select('event').where('email', '=', paused.email);
    expect(await consent.execute()).toEqual([{ event: 'removed' }]);
    expect((await shop.call(adminNewsletterSubscribers.remove, { token, params })).status).toBe(404);
  });
});
