import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { firstRow } from '../../../platform/database/statements.ts';

/** The words of an issue's mail are read from the issue when it is sent. */
const KIND = 'newsletterMail.issue';

interface IssueMail {
  readonly issueId: number;
  readonly subscriptionId: number;
  readonly address: string;
  readonly language: string;
}

/** Queues the mails of an issue. An address gets an issue once, also under a new subscription. */
export async function insertIssueMails(tx: Tx, mails: readonly IssueMail[], now: Date): Promise<void> {
  await tx
    .insertInto('outgoing_mail')
    .values(
      mails.map(({ issueId, subscriptionId, address, language }) => ({
        event_key: `newsletter-issue:${issueId}:${address.toLowerCase()}`,
        kind: KIND,
        newsletter_issue_id: issueId,
        newsletter_subscription_id: subscriptionId,
        to_address: address,
        to_name: '',
        language,
        sees_prices: false,
        queued_at: now,
        due_at: now,
        created_at: now,
      })),
    )
    .onConflict((oc) => oc.column('event_key').doNothing())
    .execute();
}

interface TestMail {
  readonly key: string;
  readonly issueId: number;
  readonly userId: number;
  readonly address: string;
  readonly name: string;
  readonly language: string;
  readonly now: Date;
}

export async function insertTestMail(tx: Tx, mail: TestMail): Promise<void> {
  await tx
    .insertInto('outgoing_mail')
    .values({
      event_key: mail.key,
      kind: KIND,
      newsletter_issue_id: mail.issueId,
      user_id: mail.userId,
      to_address: mail.address,
      to_name: mail.name,
      language: mail.language,
      sees_prices: false,
      queued_at: mail.now,
      due_at: mail.now,
    })
    .execute();
}

/** Mails that waited while their issue was stopped are due at once, with all their time. */
export async function restartIssueMails(tx: Tx, issueId: number): Promise<void> {
  await tx
    .updateTable('outgoing_mail')
    .set({ due_at: sql`now()`, queued_at: sql`now()` })
    .where('newsletter_issue_id', '=', issueId)
    .where('newsletter_subscription_id', 'is not', null)
    .where('state', '=', 'queued')
    .execute();
}

interface Mailbox {
  readonly address: string | null;
  readonly name: string;
}

/** The mail address of a member of staff. */
export const mailboxOf = (tx: Tx, userId: number): Promise<Mailbox | undefined> =>
  firstRow<Mailbox>(tx)`
    select email as address, first_name || ' ' || last_name as name from user_account where id = ${userId}`;
