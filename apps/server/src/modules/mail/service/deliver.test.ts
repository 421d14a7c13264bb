import type { Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  IMPATIENT,
  closeMailServers,
  header,
  mailerTo,
  smtp,
  tcpServer,
} from '../../../../test/builders/mail-server.ts';
import { type FreshDatabase, freshDatabase, openTestPool } from '../../../../test/database.ts';
import { type Db, openDb } from '../../../platform/database/db.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { deliverMail } from './deliver.ts';

const MINUTE = 60_000;

let database: FreshDatabase;
let db: Db;
let now = new Date('2026-11-20T10:00:00Z');
beforeAll(async () => {
  database = await freshDatabase();
  db = openDb(openTestPool({ url: database.url }));
});
afterEach(async () => {
  await closeMailServers();
  await db.deleteFrom('outgoing_mail').execute();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function queueOne(
  key: string,
  more: { to_address?: string; to_name?: string; facts?: string } = {},
): Promise<void> {
  await db
    .insertInto('outgoing_mail')
    .values({
      event_key: key,
      kind: 'message.articleArrived',
      facts: JSON.stringify({ code: 'KX-1', title: 'Mop' }),
      link: '/article/1/mop',
      to_address: 'ana@firma.test',
      to_name: 'Ana Anić',
      language: 'bs',
      sees_prices: true,
      queued_at: now,
      due_at: now,
      ...more,
    })
    .execute();
}

const SENDER = { name: 'Sjaj', address: 'prodaja@sjaj.test' };

const round = (mailer: Mailer | null, from: typeof SENDER | null = SENDER) =>
  deliverMail(
    { db, clock: () => now, log: pino({ level: 'silent' }), signal: new AbortController().signal },
    { mailer, publicUrl: 'https://sjaj.test', domain: 'sjaj.test', from },
  );
const mails = () =>
  db
    .selectFrom('outgoing_mail')
    .select(['state', 'attempts', 'last_error as error', 'due_at as dueAt'])
    .orderBy('id')
    .execute();
const wait = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};
it('sends a mail once, however many rounds run at once', async () => {
  const { port, received } = await smtp();
  const mailer = await mailerTo(port);
  for (const key of ['1', '2', '3', '4']) await queueOne(key);
  await Promise.all([round(mailer), round(mailer), round(mailer)]);
  await round(mailer);
  expect(received).toHaveLength(4);
  expect(new Set(received.map((mail) => header(mail, 'Message-ID'))).size).toBe(4);
  expect(header(received[0], 'To')).toBe('=?UTF-8?Q?Ana_Ani=C4=87?= <ana@firma.test>');
  expect(header(received[0], 'From')).toBe('Sjaj <prodaja@sjaj.test>');
  expect(await mails()).toMatchObject(Array.from({ length: 4 }, () => ({ state: 'sent', attempts: 1, error: null })));
  const { answer } = await db
    .selectFrom('outgoing_mail')
    .select('server_answer as answer')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(answer).toMatch(/^250 /);
});

it('waits while neither the company data nor the configuration name a sender', async () => {
  const { port, received } = await smtp();
  await queueOne('1');
  await round(await mailerTo(port), null);
  expect(received).toEqual([]);
  expect(await mails()).toMatchObject([{ state: 'queued', error: expect.stringContaining('MAIL_FROM') }]);
});

it('lets no name or title write a header', async () => {
  const { port, received } = await smtp();
  const mailer = await mailerTo(port);
  const evil = 'Ana\r\nBcc: all@sjaj.test\r\n\r\nHello';
  await queueOne('1', { to_name: evil, facts: JSON.stringify({ code: evil, title: evil }) });
  await queueOne('2', { to_address: 'ana@firma.test\r\nRCPT TO:<x@sjaj.test>' });
  await queueOne('3', { to_address: 'ana@firma.test, x@sjaj.test' });
  await round(mailer);
  expect(received).toHaveLength(1);
  expect(header(received[0], 'Bcc')).toBeUndefined();
  expect(header(received[0], 'Subject')).toContain('Bcc');
  expect(await mails()).toMatchObject([{ state: 'sent' }, { state: 'failed' }, { state: 'failed' }]);
});

it('waits while the server is down, counts no try, and has all out with the next minute', async () => {
  const { port, server } = await smtp();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  const mailer = await mailerTo(port);
  for (const key of ['1', '2', '3']) await queueOne(key);
  for (let minute = 0; minute < 10; minute += 1) {
    await round(mailer);
    wait(MINUTE);
  }
  expect(await mails()).toMatchObject(Array.from({ length: 3 }, () => ({ state: 'queued', attempts: 0 })));
  expect((await mails())[2]?.error).toContain('ECONNREFUSED');
  const back = await smtp();
  await round(await mailerTo(back.port));
  expect(back.received).toHaveLength(3);
});

it('does not wait long for a server that says nothing', async () => {
  const port = await tcpServer(() => undefined);
  await queueOne('1');
  await round(await mailerTo(port, IMPATIENT));
  expect(await mails()).toMatchObject([{ state: 'queued', attempts: 0 }]);
});

it('tries again after 1, 5 and 30 minutes where the server says later', async () => {
  let tries = 0;
  const { port, received } = await smtp({
    onRcptTo(_address, _session, done) {
      tries += 1;
      done(tries < 4 ? Object.assign(new Error('greylisted'), { responseCode: 451 }) : undefined);
    },
  });
  const mailer = await mailerTo(port);
  await queueOne('1');
  for (const minutes of [1, 5, 30]) {
    await round(mailer);
    const [mail] = await mails();
    expect(mail).toMatchObject({ state: 'queued', dueAt: new Date(now.getTime() + minutes * MINUTE) });
    expect(mail?.error).toContain('greylisted');
    wait(minutes * MINUTE);
  }
  await round(mailer);
  expect(received).toHaveLength(1);
  expect(await mails()).toMatchObject([{ state: 'sent', attempts: 4, error: null }]);
});

it('gives up at once what the server refuses for good, and goes on with the others', async () => {
  const { port, received } = await smtp({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : undefined),
  });
  const mailer = await mailerTo(port);
  for (const key of ['1', '2', '3', '4', '5']) await queueOne(key, { to_address: 'nobody@firma.test' });
  await queueOne('6');
  await round(mailer);
  expect(received).toHaveLength(1);
  expect((await mails()).map(({ state }) => state)).toEqual([...Array.from({ length: 5 }, () => 'failed'), 'sent']);
});

it('repeats with the same Message-ID where the server took the mail and dropped the line', async () => {
  const received: string[] = [];
  const sockets: Socket[] = [];
  let drops = true;
  const { port, server } = await smtp({
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        received.push(text);
        if (!drops) return done();
        for (const socket of sockets) socket.destroy();
      });
    },
  });
  server.server.on('connection', (socket: Socket) => sockets.push(socket));
  const mailer = await mailerTo(port);
  await queueOne('1');
  await round(mailer);
  expect(await mails()).toMatchObject([{ state: 'queued', attempts: 1 }]);
  drops = false;
  wait(MINUTE);
  await round(mailer);
  expect(received).toHaveLength(2);
  expect(header(received[0], 'Message-ID')).toBe(header(received[1], 'Message-ID'));
  expect(await mails()).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

it('ends after two days what could not be sent', async () => {
  const { port, server } = await smtp();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  const mailer = await mailerTo(port);
  for (const key of ['1', '2']) await queueOne(key);
  await round(mailer);
  wait(48 * 60 * MINUTE + 1);
  await round(mailer);
  expect(await mails()).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
});

it('keeps everything for staff to read where nobody carries mail', async () => {
  await queueOne('1');
  await round(null);
  expect(await mails()).toMatchObject([{ state: 'kept', attempts: 0, error: null }]);
});
