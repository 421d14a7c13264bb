import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closeMailServers, header, mailerTo, smtp } from '../../../../test/builders/mail-server.ts';
import {
  anIssue,
  deliveries,
  issueState,
  type NewsletterStall,
  openNewsletter,
  subscribers,
} from '../../../../test/builders/newsletter.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { queueIssueMails, startIssue } from './newsletter-issues.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let stall: NewsletterStall;
beforeAll(async () => {
  stall = await openNewsletter();
});
afterEach(async () => {
  await closeMailServers();
  await stall.clear();
});
afterAll(() => stall.close());

const setState = (id: number, state: string) =>
  stall.db.updateTable('newsletter_issue').set({ state, ended_at: null }).where('id', '=', id).execute();

it('sends an issue to each subscriber in their language, with the headers of one-click unsubscribing', async () => {
  await subscribers(stall, 'ana@firma.test', 'ceca@firma.test');
  const issueId = await anIssue(stall);
  await queueIssueMails(stall.context());
  const { port, received } = await smtp();
  await stall.deliver(await mailerTo(port));
  expect(received).toHaveLength(2);
  const [first = '', second = ''] = received;
  expect(header(first, 'Subject')).toBe('Novosti');
  expect(header(second, 'Subject')).toContain('=?UTF-8?');
  expect(header(first, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  const [url] =
    /https:\/\/sjaj\.test\/api\/newsletter\/one-click\/[\w-]{43}/.exec(
      header(first, 'List-Unsubscribe')?.replaceAll(/\s/g, '') ?? '',
    ) ?? [];
  expect(url).toBeDefined();
  expect(second).not.toContain(url?.split('/').at(-1));
  expect(await deliveries(stall, issueId)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  expect(await issueState(stall, issueId)).toBe('sent');
  // The words are those of the issue: they are not stored once more for each subscriber.
  const stored = await stall.db.selectFrom('outgoing_mail').select(['subject', 'letter']).execute();
  expect(stored.map(({ letter }) => letter)).toEqual([null, null]);
});

it('queues each subscriber once, also where a worker dies between two batches and two go on at once', async () => {
  await subscribers(stall, ...Array.from({ length: 450 }, (_, index) => `reader-${index}@firma.test`));
  const issueId = await anIssue(stall);
  let looks = 0;
  const dying = stall.context(() => {
    looks += 1;
    if (looks > 1) throw new Error('killed');
    return stall.now();
  });
  await expect(queueIssueMails(dying)).rejects.toThrow('killed');
  expect(await deliveries(stall, issueId)).toHaveLength(200);
  expect(await stall.db.selectFrom('outgoing_mail').select('id').execute()).toHaveLength(200);
  await Promise.all([queueIssueMails(stall.context()), queueIssueMails(stall.context())]);
  await queueIssueMails(stall.context());
  expect(await deliveries(stall, issueId)).toHaveLength(450);
  const mails = await stall.db.selectFrom('outgoing_mail').select('to_address').execute();
  expect(new Set(mails.map((mail) => mail.to_address)).size).toBe(450);
  expect(mails).toHaveLength(450);
});

it('sends other mail first, also what is queued after the newsletter', async () => {
  await subscribers(stall, 'ana@firma.test', 'boris@firma.test');
  await anIssue(stall);
  await queueIssueMails(stall.context());
  stall.wait(MINUTE);
  await stall.db
    .insertInto('outgoing_mail')
    .values({
      event_key: 'order',
      kind: 'message.articleArrived',
      facts: JSON.stringify({ code: 'KX-1', title: 'Mop' }),
      to_address: 'kupac@firma.test',
      to_name: '',
      language: 'bs',
      sees_prices: true,
      queued_at: stall.now(),
      due_at: stall.now(),
    })
    .execute();
  const { port, received } = await smtp();
  await stall.deliver(await mailerTo(port));
  expect(received.map((mail) => header(mail, 'To'))).toEqual([
    'kupac@firma.test',
    'ana@firma.test',
    'boris@firma.test',
  ]);
});

it('sends nothing while the issue is stopped, and the rest once when it goes on', async () => {
  await subscribers(stall, 'ana@firma.test', 'boris@firma.test');
  const issueId = await anIssue(stall);
  await queueIssueMails(stall.context());
  await setState(issueId, 'stopped');
  const { port, received } = await smtp();
  const mailer = await mailerTo(port);
  await stall.deliver(mailer);
  expect(received).toEqual([]);
  stall.wait(72 * HOUR);
  await subscribers(stall, 'kasni@firma.test');
  await setState(issueId, 'sending');
  await inTransaction(stall.db, (tx) => startIssue(tx, issueId));
  stall.wait(24 * 365 * HOUR);
  await queueIssueMails(stall.context());
  await stall.deliver(mailer);
  await stall.deliver(mailer);
  expect(received.map((mail) => header(mail, 'To')).toSorted()).toEqual(['ana@firma.test', 'boris@firma.test']);
  expect(await issueState(stall, issueId)).toBe('sent');
});

it('sends nothing to those who unsubscribe before their turn', async () => {
  await subscribers(stall, 'ana@firma.test', 'boris@firma.test');
  const issueId = await anIssue(stall);
  await queueIssueMails(stall.context());
  await stall.db
    .updateTable('newsletter_subscription')
    .set({ unsubscribed_at: stall.now() })
    .where('email', '=', 'ana@firma.test')
    .execute();
  const { port, received } = await smtp();
  await stall.deliver(await mailerTo(port));
  expect(received.map((mail) => header(mail, 'To'))).toEqual(['boris@firma.test']);
  expect(await deliveries(stall, issueId)).toMatchObject([{ state: 'skipped' }, { state: 'sent' }]);
  expect(await issueState(stall, issueId)).toBe('sent');
});
