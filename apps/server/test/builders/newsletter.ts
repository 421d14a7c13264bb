import { pino } from 'pino';
import { deliverMail } from '../../src/modules/mail/service/deliver.ts';
import { type Db, openDb } from '../../src/platform/database/db.ts';
import type { Mailer } from '../../src/platform/mail/mailer.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { JobContext } from '../../src/platform/queue/jobs.ts';
import { freshDatabase, openTestPool } from '../database.ts';

const START = new Date('2026-11-20T10:00:00Z');
const SENDER = { name: 'Sjaj', address: 'prodaja@sjaj.test' };

/** A database with subscribers and issues, and a worker that sends when it is told to. */
export interface SeededNewsletter {
  readonly db: Db;
  readonly wait: (ms: number) => void;
  readonly context: (clock?: Clock) => JobContext;
  /** Sends what is due. */
  readonly deliver: (mailer: Mailer | null) => Promise<void>;
  readonly now: Clock;
  /** Empties the newsletter and sets the clock back. */
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openNewsletter(): Promise<SeededNewsletter> {
  const database = await freshDatabase();
  const db = openDb(openTestPool({ url: database.url }));
  let now = START;
  const context = (clock: Clock = () => now): JobContext => ({
    db,
    clock,
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
  });
  return {
    db,
    context,
    now: () => now,
    wait: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    deliver: (mailer) =>
      deliverMail(context(), { mailer, publicUrl: 'https://sjaj.test', domain: 'sjaj.test', from: SENDER }),
    clear: async () => {
      now = START;
      await db.deleteFrom('outgoing_mail').execute();
      await db.deleteFrom('newsletter_issue').execute();
      await db.deleteFrom('newsletter_subscription').execute();
    },
    close: async () => {
      await db.destroy();
      await database.drop();
    },
  };
}

/** Confirmed subscribers; those whose address begins with `c` read Cyrillic. */
export async function subscribers({ db, now }: SeededNewsletter, ...emails: string[]): Promise<void> {
  const rows = emails.map((email) => ({
    email,
    language: email.startsWith('c') ? 'srCyrl' : 'bs',
    confirmed_at: now(),
  }));
  await db.insertInto('newsletter_subscription').values(rows).execute();
}

/** An issue whose sending begins now. */
export async function anIssue({ db, now }: SeededNewsletter): Promise<number> {
  const subject = JSON.stringify({ bs: 'Novosti', srLatn: 'Novosti za decembar' });
  const body = JSON.stringify({ bs: '<p>Stigle su <a href="/promotions">akcije</a>.</p>' });
  const values = { subject, body, state: 'sending', started_at: now() };
  return (await db.insertInto('newsletter_issue').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

export const issueState = async ({ db }: SeededNewsletter, id: number): Promise<string> =>
  (await db.selectFrom('newsletter_issue').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

/** What became of the mails of an issue, in the order of the subscriptions. */
export const deliveries = ({ db }: SeededNewsletter, issueId: number) =>
  db
    .selectFrom('newsletter_delivery as d')
    .innerJoin('newsletter_subscription as s', 's.id', 'd.subscription_id')
    .select(['s.email', 'd.state'])
    .where('d.issue_id', '=', issueId)
    .orderBy('s.id')
    .execute();
