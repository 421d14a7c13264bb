import type { Mail } from '@sjaj/contract';
import type { Facts, OutgoingKey } from '@sjaj/i18n/server';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { deleteRow, updateRow } from '../../../platform/database/rows.ts';
import { allRows, anyRow, execute } from '../../../platform/database/statements.ts';
import type { Next } from '../rules.ts';
import type { LetterContent } from './letter.ts';

/** A mail that this worker sends now. */
export interface DueMail extends Pick<Mail, 'id' | 'messageId' | 'orderId' | 'toAddress' | 'toName'> {
  readonly kind: OutgoingKey;
  readonly facts: Facts;
  readonly link: string | null;
  readonly language: string;
  readonly seesPrices: boolean;
  /** Null before it is composed. */
  readonly letter: LetterContent | null;
  /** This try included. */
  readonly attempts: number;
  readonly queuedAt: Date;
  /** The issue of the newsletter that it is, and to which subscriber; a test has no subscriber. */
  readonly issueId: number | null;
  readonly subscriptionId: number | null;
}

interface Claim {
  readonly now: Date;
  readonly until: Date;
  readonly most: number;
}

/**
 * Takes the mails that are due the longest; no other worker gets them before `until`. The newsletter comes after all other mail,
 * and not while its issue is stopped.
 */
export const claim = (db: Db, { now, until, most }: Claim): Promise<readonly DueMail[]> =>
  allRows<DueMail>(db)`
    with due as materialized (
      select id from outgoing_mail m where state = 'queued' and due_at <= ${now}
        and (newsletter_subscription_id is null or exists (
          select from newsletter_issue i where i.id = m.newsletter_issue_id and i.state = 'sending'))
      order by (newsletter_subscription_id is not null), due_at, id limit ${most} for update skip locked)
    update outgoing_mail m set due_at = ${until}, attempts = attempts + 1 from due where m.id = due.id
    returning m.id, kind, facts, link, order_id as "orderId", to_address as "toAddress", to_name as "toName", language,
      sees_prices as "seesPrices", letter, message_id as "messageId", attempts,
      queued_at as "queuedAt", newsletter_issue_id as "issueId",
      newsletter_subscription_id as "subscriptionId"`;

/** Whether the account that the mail is for still has the address that it goes to. */
export const isToItsAccount = (db: Db, id: number): Promise<boolean> =>
  anyRow(db)`
    select from outgoing_mail m join user_account u on u.id = m.user_id and u.email = m.to_address where m.id = ${id}`;

export interface ComposedMail {
  readonly letter: LetterContent;
  readonly messageId: string;
}

/** Stores the words, so that every try sends the same. Of an issue, whose words are its own, only what makes a repetition the same mail. */
export async function keepWords(
  db: Db,
  { id, subscriptionId }: DueMail,
  { letter, messageId }: ComposedMail,
): Promise<void> {
  await db
    .updateTable('outgoing_mail')
    .set({ subject: letter.subject, message_id: messageId })
    .$if(subscriptionId === null, (query) => query.set({ letter: JSON.stringify(letter) }))
    .where('id', '=', id)
    .execute();
}

/** Takes back a mail that nobody wants any more. */
export const remove = (tx: Tx, id: number): Promise<void> => deleteRow(tx, 'outgoing_mail', id);

interface WrittenMail extends ComposedMail {
  readonly id: number;
}

/** Nobody carries mail: it lies where staff can read it. */
export const keep = (tx: Tx, mails: readonly WrittenMail[]): Promise<void> =>
  execute(tx)`
    update outgoing_mail m set subject = k.letter->>'subject', letter = k.letter, message_id = k."messageId",
      state = 'kept', attempts = 0
    from json_to_recordset(${JSON.stringify(mails)}::json) as k (id integer, letter json, "messageId" text)
    where m.id = k.id`;

export interface Result extends Next {
  readonly error: string | null;
  /** What the server said when it took the mail. */
  readonly answer: string | null;
  readonly now: Date;
}

export const recordDelivery = (
  tx: Tx,
  id: number,
  { state, dueAt, attempts, error, answer, now }: Result,
): Promise<void> =>
  updateRow(tx, 'outgoing_mail', id, {
    state,
    due_at: dueAt,
    attempts,
    last_error: error,
    server_answer: answer,
    sent_at: state === 'sent' ? now : null,
  });

/** Everybody who waits waits for the same: staff read why. */
export async function noteOutage(db: Db, error: string, now: Date): Promise<void> {
  await db
    .updateTable('outgoing_mail')
    .set({ last_error: error })
    .where('state', '=', 'queued')
    .where('due_at', '<=', now)
    .where('last_error', 'is distinct from', error)
    .execute();
}

interface GivenUp {
  readonly issueId: number | null;
  readonly subscriptionId: number | null;
  readonly error: string | null;
}

/** Ends what a long outage has made old. */
export const giveUp = (tx: Tx, queuedBefore: Date): Promise<GivenUp[]> =>
  tx
    .updateTable('outgoing_mail')
    .set({ state: 'failed' })
    .where('state', '=', 'queued')
    .where('last_error', 'is not', null)
    .where('queued_at', '<', queuedBefore)
    .returning([
      'newsletter_issue_id as issueId',
      'newsletter_subscription_id as subscriptionId',
      'last_error as error',
    ])
    .execute();
