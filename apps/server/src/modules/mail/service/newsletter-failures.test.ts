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
  type NewsletterStall,
  openNewsletter,
  subscribers,
} from '../../../../test/builders/newsletter.ts';
import { queueIssueMails } from './newsletter-issues.ts';

const HOUR = 3_600_000;

let stall: NewsletterStall;
beforeAll(async () => {
  stall = await openNewsletter();
});
afterEach(async () => {
  await closeMailServers();
  await stall.clear();
});
afterAll(() => stall.close());

const subscription = (email: string) =>
  stall.db.selectFrom('newsletter_subscription').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

const refuses = (address: string): SMTPServerOptions => ({
  onRcptTo: (receiver, _session, done) =>
    done(receiver.address === address ? Object.assign(new Error('no such user'), { responseCode: 550 }) : undefined),
});

it('pauses an address after three refusals in a row, and goes on with the others', async () => {
  await subscribers(stall, 'nobody@firma.test', 'ana@firma.test');
  const { port, received } = await smtp(refuses('nobody@firma.test'));
  const mailer = await mailerTo(port);
  for (const bounces of [1, 2, 3]) {
    const issueId = await anIssue(stall);
    await queueIssueMails(stall.context());
    await stall.deliver(mailer);
    expect(await deliveries(stall, issueId)).toMatchObject([{ state: 'bounced' }, { state: 'sent' }]);
    const { paused_at: pausedAt, ...address } = await subscription('nobody@firma.test');
    expect(address).toMatchObject({ bounces, bounce_reason: expect.stringContaining('no such user') });
    expect(pausedAt === null).toBe(bounces < 3);
  }
  const issueId = await anIssue(stall);
  await queueIssueMails(stall.context());
  expect((await deliveries(stall, issueId)).map(({ email }) => email)).toEqual(['ana@firma.test']);
  expect(received).toHaveLength(3);
});

it('counts no refusal against an address where the server refuses the words', async () => {
  await subscribers(stall, 'ana@firma.test');
  const issueId = await anIssue(stall);
  await queueIssueMails(stall.context());
  const { port } = await smtp({
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done(Object.assign(new Error('spam'), { responseCode: 554 })));
    },
  });
  await stall.deliver(await mailerTo(port));
  expect(await deliveries(stall, issueId)).toMatchObject([{ state: 'failed' }]);
  expect(await subscription('ana@firma.test')).toMatchObject({ bounces: 0, paused_at: null });
});

it('forgets earlier refusals once a mail arrives', async () => {
  await subscribers(stall, 'ana@firma.test');
  await stall.db.updateTable('newsletter_subscription').set({ bounces: 2 }).execute();
  await anIssue(stall);
  await queueIssueMails(stall.context());
  const { port } = await smtp();
  await stall.deliver(await mailerTo(port));
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
  await subscribers(stall, 'ana@firma.test', 'boris@firma.test');
  const issueId = await anIssue(stall);
  await queueIssueMails(stall.context());
  await stall.deliver(await mailerTo(await openServer(), IMPATIENT));
  expect(await deliveries(stall, issueId)).toMatchObject([{ state: 'queued' }, { state: 'queued' }]);
  expect(await issueState(stall, issueId)).toBe('sending');
  stall.wait(HOUR);
  const { port, received } = await smtp();
  await stall.deliver(await mailerTo(port));
  expect(received.map((mail) => header(mail, 'To')).toSorted()).toEqual(['ana@firma.test', 'boris@firma.test']);
  expect(await issueState(stall, issueId)).toBe('sent');
});

it('ends an issue whose mails a long outage has made old, and says so', async () => {
  await subscribers(stall, 'ana@firma.test');
  const issueId = await anIssue(stall);
  await queueIssueMails(stall.context());
  const mailer = await mailerTo(9);
  await stall.deliver(mailer);
  stall.wait(48 * HOUR + 1);
  await stall.deliver(mailer);
  expect(await deliveries(stall, issueId)).toMatchObject([{ state: 'failed' }]);
  expect(await issueState(stall, issueId)).toBe('sent');
});

it('keeps an issue for staff where nobody carries mail', async () => {
  await subscribers(stall, 'ana@firma.test');
  const issueId = await anIssue(stall);
  await queueIssueMails(stall.context());
  await stall.deliver(null);
  expect(await deliveries(stall, issueId)).toMatchObject([{ state: 'kept' }]);
  expect(await issueState(stall, issueId)).toBe('sent');
});
