import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closeMailServers, header, mailerTo, smtp } from '../../../../test/builders/mail-server.ts';
import {
  anIssue,
  deliveries,
  issueState,
  type SeededNewsletter,
  openNewsletter,
  subscribers,
} from '../../../../test/builders/newsletter.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { queueIssueMails, startIssue } from './newsletter-issues.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let seeded: SeededNewsletter;
beforeAll(async () => {
  seeded = await openNewsletter();
});
afterEach(async () => {
  await closeMailServers();
  await seeded.clear();
});
afterAll(() => seeded.close());

const setState = (id: number, state: string) =>
  seeded.db.updateTable('newsletter_issue').set({ state, ended_at: null }).where('id', '=', id).execute();

it('sends an issue to each subscriber in their language, with the headers of one-click unsubscribing', async () => {
  await subscribers(seeded, 'ana@firma.test', 'ceca@firma.test');
  const issueId = await anIssue(seeded);
  await queueIssueMails(seeded.context());
  const { port, received } = await smtp();
  await seeded.deliver(await mailerTo(port));
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
  expect(await deliveries(seeded, issueId)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  expect(await issueState(seeded, issueId)).toBe('sent');
  // The words are those of the issue: they are not stored once more for each subscriber.
  const stored = await seeded.db.selectFrom('outgoing_mail').select(['subject', 'letter']).execute();
  expect(stored.map(({ letter }) => letter)).toEqual([null, null]);
});

it('queues each subscriber once, also where a worker dies between two batches and two go on at once', async () => {
  await subscribers(seeded, ...Array.from({ length: 450 }, (_, index) => `reader-${index}@firma.test`));
  const issueId = await anIssue(seeded);
  let looks = 0;
  const dying = seeded.context(() => {
    looks += 1;
    if (looks > 1) throw new Error('killed');
    return seeded.now();
  });
  await expect(queueIssueMails(dying)).rejects.toThrow('killed');
  expect(await deliveries(seeded, issueId)).toHaveLength(200);
  expect(await seeded.db.selectFrom('outgoing_mail').select('id').execute()).toHaveLength(200);
  await Promise.all([queueIssueMails(seeded.context()), queueIssueMails(seeded.context())]);
  await queueIssueMails(seeded.context());
  expect(await deliveries(seeded, issueId)).toHaveLength(450);
  const mails = await seeded.db.selectFrom('outgoing_mail').select('to_address').execute();
  expect(new Set(mails.map((mail) => mail.to_address)).size).toBe(450);
  expect(mails).toHaveLength(450);
});

it('sends other mail first, also what is queued after the newsletter', async () => {
  await subscribers(seeded, 'ana@firma.test', 'boris@firma.test');
  await anIssue(seeded);
  await queueIssueMails(seeded.context());
  seeded.wait(MINUTE);
  await seeded.db
    .insertInto('outgoing_mail')
    .values({
      event_key: 'order',
      kind: 'message.articleArrived',
      facts: JSON.stringify({ code: 'KX-1', title: 'Mop' }),
      to_address: 'kupac@firma.test',
      to_name: '',
      language: 'bs',
      sees_prices: true,
      queued_at: seeded.now(),
      due_at: seeded.now(),
    })
    .execute();
  const { port, received } = await smtp();
  await seeded.deliver(await mailerTo(port));
  expect(received.map((mail) => header(mail, 'To'))).toEqual([
    'kupac@firma.test',
    'ana@firma.test',
    'boris@firma.test',
  ]);
});

it('sends nothing while the issue is stopped, and the rest once when it goes on', async () => {
  await subscribers(seeded, 'ana@firma.test', 'boris@firma.test');
  const issueId = await anIssue(seeded);
  await queueIssueMails(seeded.context());
  await setState(issueId, 'stopped');
  const { port, received } = await smtp();
  const mailer = await mailerTo(port);
  await seeded.deliver(mailer);
  expect(received).toEqual([]);
  seeded.wait(72 * HOUR);
  await subscribers(seeded, 'kasni@firma.test');
  await setState(issueId, 'sending');
  await inTransaction(seeded.db, (tx) => startIssue(tx, issueId));
  seeded.wait(24 * 365 * HOUR);
  await queueIssueMails(seeded.context());
  await seeded.deliver(mailer);
  await seeded.deliver(mailer);
  expect(received.map((mail) => header(mail, 'To')).toSorted()).toEqual(['ana@firma.test', 'boris@firma.test']);
  expect(await issueState(seeded, issueId)).toBe('sent');
});

it('sends nothing to those who unsubscribe before their turn', async () => {
  await subscribers(seeded, 'ana@firma.test', 'boris@firma.test');
  const issueId = await anIssue(seeded);
  await queueIssueMails(seeded.context());
  await seeded.db
    .updateTable('newsletter_subscription')
    .set({ unsubscribed_at: seeded.now() })
    .where('email', '=', 'ana@firma.test')
    .execute();
  const { port, received } = await smtp();
  await seeded.deliver(await mailerTo(port));
  expect(received.map((mail) => header(mail, 'To'))).toEqual(['boris@firma.test']);
  expect(await deliveries(seeded, issueId)).toMatchObject([{ state: 'skipped' }, { state: 'sent' }]);
  expect(await issueState(seeded, issueId)).toBe('sent');
});
