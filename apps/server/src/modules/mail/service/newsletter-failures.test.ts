import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  IMPATIENT,
  closeMailServers,
  header,
  mailerTo,
  smtp,
  tcpServer,
} from '../../../../test/builders/mail-server.ts';
import {
  anIssue,
  deliveries,
  issueState,
  type SeededNewsletter,
  openNewsletter,
  subscribers,
} from '../../../../test/builders/newsletter.ts';
import { queueIssueMails } from './newsletter-issues.ts';

const HOUR = 3_600_000;

let seeded: SeededNewsletter;
beforeAll(async () => {
  seeded = await openNewsletter();
});
afterEach(async () => {
  await closeMailServers();
  await seeded.clear();
});
afterAll(() => seeded.close());

const subscription = (email: string) =>
  seeded.db.selectFrom('newsletter_subscription').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

const refuses = (address: string): SMTPServerOptions => ({
  onRcptTo: (receiver, _session, done) =>
    done(receiver.address === address ? Object.assign(new Error('no such user'), { responseCode: 550 }) : undefined),
});

it('pauses an address after three refusals in a row, and goes on with the others', async () => {
  await subscribers(seeded, 'nobody@firma.test', 'ana@firma.test');
  const { port, received } = await smtp(refuses('nobody@firma.test'));
  const mailer = await mailerTo(port);
  for (const bounces of [1, 2, 3]) {
    const issueId = await anIssue(seeded);
    await queueIssueMails(seeded.context());
    await seeded.deliver(mailer);
    expect(await deliveries(seeded, issueId)).toMatchObject([{ state: 'bounced' }, { state: 'sent' }]);
    const { paused_at: pausedAt, ...address } = await subscription('nobody@firma.test');
    expect(address).toMatchObject({ bounces, bounce_reason: expect.stringContaining('no such user') });
    expect(pausedAt === null).toBe(bounces < 3);
  }
  const issueId = await anIssue(seeded);
  await queueIssueMails(seeded.context());
  expect((await deliveries(seeded, issueId)).map(({ email }) => email)).toEqual(['ana@firma.test']);
  expect(received).toHaveLength(3);
});

it('counts no refusal against an address where the server refuses the words', async () => {
  await subscribers(seeded, 'ana@firma.test');
  const issueId = await anIssue(seeded);
  await queueIssueMails(seeded.context());
  const { port } = await smtp({
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done(Object.assign(new Error('spam'), { responseCode: 554 })));
    },
  });
  await seeded.deliver(await mailerTo(port));
  expect(await deliveries(seeded, issueId)).toMatchObject([{ state: 'failed' }]);
  expect(await subscription('ana@firma.test')).toMatchObject({ bounces: 0, paused_at: null });
});

it('forgets earlier refusals once a mail arrives', async () => {
  await subscribers(seeded, 'ana@firma.test');
  await seeded.db.updateTable('newsletter_subscription').set({ bounces: 2 }).execute();
  await anIssue(seeded);
  await queueIssueMails(seeded.context());
  const { port } = await smtp();
  await seeded.deliver(await mailerTo(port));
  expect(await subscription('ana@firma.test')).toMatchObject({ bounces: 0 });
});

it.each([
  ['refuses the connection', async () => 9],
  ['says nothing', () => tcpServer(() => undefined)],
  ['closes at once', () => tcpServer((socket) => socket.destroy())],
  [
    'closes in the middle',
    () => tcpServer((socket) => socket.write('220 hello\r\n', () => socket.once('data', () => socket.destroy()))),
  ],
  ['answers garbage', () => tcpServer((socket) => socket.end('\u0000\u0001<html>garbage\r\n\r\n'))],
])('loses no mail of an issue to a server that %s', async (_how, openServer) => {
  await subscribers(seeded, 'ana@firma.test', 'boris@firma.test');
  const issueId = await anIssue(seeded);
  await queueIssueMails(seeded.context());
  await seeded.deliver(await mailerTo(await openServer(), IMPATIENT));
  expect(await deliveries(seeded, issueId)).toMatchObject([{ state: 'queued' }, { state: 'queued' }]);
  expect(await issueState(seeded, issueId)).toBe('sending');
  seeded.wait(HOUR);
  const { port, received } = await smtp();
  await seeded.deliver(await mailerTo(port));
  expect(received.map((mail) => header(mail, 'To')).toSorted()).toEqual(['ana@firma.test', 'boris@firma.test']);
  expect(await issueState(seeded, issueId)).toBe('sent');
});

it('ends an issue whose mails a long outage has made old, and says so', async () => {
  await subscribers(seeded, 'ana@firma.test');
  const issueId = await anIssue(seeded);
  await queueIssueMails(seeded.context());
  const mailer = await mailerTo(9);
  await seeded.deliver(mailer);
  seeded.wait(48 * HOUR + 1);
  await seeded.deliver(mailer);
  expect(await deliveries(seeded, issueId)).toMatchObject([{ state: 'failed' }]);
  expect(await issueState(seeded, issueId)).toBe('sent');
});

it('keeps an issue for staff where nobody carries mail', async () => {
  await subscribers(seeded, 'ana@firma.test');
  const issueId = await anIssue(seeded);
  await queueIssueMails(seeded.context());
  await seeded.deliver(null);
  expect(await deliveries(seeded, issueId)).toMatchObject([{ state: 'kept' }]);
  expect(await issueState(seeded, issueId)).toBe('sent');
});
