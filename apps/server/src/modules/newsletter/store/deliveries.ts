import type { DeliveryState, NewsletterIssueForm, UndeliveredMail } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { queryPage, type RowPage, type SearchRequest } from '../../../platform/database/list-page.ts';
import { allRows, execute, firstRow } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import { subscribedAt } from './issues.ts';

/** Whom a mail of an issue is for. */
export interface Recipient {
  readonly subscriptionId: number;
  readonly address: string;
  readonly language: string;
}

/** The ids of the issues that are being sent, the oldest first. */
export async function sendingIssues(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('newsletter_issue')
    .select('id')
    .where('state', '=', 'sending')
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes the next subscribers that have no delivery of the issue. The issue has to be locked: two takings in a row see each other. */
export const takeRecipients = (tx: Tx, issueId: number, most: number): Promise<readonly Recipient[]> =>
  allRows<Recipient>(tx)`
    with taken as (
      insert into newsletter_delivery (issue_id, subscription_id)
      select i.id, s.id from newsletter_issue i join newsletter_subscription s on ${subscribedAt(sql`i.started_at`)}
      where i.id = ${issueId} and i.state = 'sending' and not exists (
        select from newsletter_delivery d where d.issue_id = i.id and d.subscription_id = s.id)
      order by s.id limit ${most}
      returning subscription_id
    )
    select s.id as "subscriptionId", s.email as address, s.language
    from taken t join newsletter_subscription s on s.id = t.subscription_id order by s.id`;

/** Whose mail it is. */
export interface DeliveryKey {
  readonly issueId: number;
  readonly subscriptionId: number;
}

/** Notes what became of a mail. What has an end already keeps it. */
export async function endDelivery(
  tx: Tx,
  { issueId, subscriptionId }: DeliveryKey,
  state: Exclude<DeliveryState, 'queued'>,
  reason: string | null,
): Promise<void> {
  await tx
    .updateTable('newsletter_delivery')
    .set({ state, reason })
    .where('issue_id', '=', issueId)
    .where('subscription_id', '=', subscriptionId)
    .where('state', '=', 'queued')
    .execute();
}

/** The address works: earlier refusals do not count any more. */
export async function clearBounces(tx: Tx, subscriptionId: number): Promise<void> {
  await tx
    .updateTable('newsletter_subscription')
    .set({ bounces: 0, bounce_reason: null })
    .where('id', '=', subscriptionId)
    .where('bounces', '>', 0)
    .execute();
}

interface Bounce {
  readonly subscriptionId: number;
  readonly reason: string;
  readonly most: number;
  readonly now: Date;
}

/** Counts a refusal of the address, and pauses it with the last one that is allowed. */
export const countBounce = (tx: Tx, { subscriptionId, reason, most, now }: Bounce): Promise<void> =>
  execute(tx)`
    update newsletter_subscription set bounces = bounces + 1, bounce_reason = ${reason},
      paused_at = case when bounces + 1 >= ${most} then coalesce(paused_at, ${now}) else paused_at end
    where id = ${subscriptionId}`;

/** Ends the issue if no mail of it waits and every subscriber was taken. */
export const endIfComplete = (tx: Tx, issueId: number, now: Date): Promise<void> =>
  execute(tx)`
    update newsletter_issue i set state = 'sent', ended_at = ${now}
    where i.id = ${issueId} and i.state = 'sending'
      and not exists (
        select from newsletter_delivery d
        where d.issue_id = i.id and d.state = 'queued' and d.subscription_id is not null)
      and not exists (
        select from newsletter_subscription s where ${subscribedAt(sql`i.started_at`)} and not exists (
          select from newsletter_delivery d where d.issue_id = i.id and d.subscription_id = s.id))`;

interface IssueMail extends NewsletterIssueForm {
  readonly deliveryId: number | null;
  /** False where the subscriber has unsubscribed, or was paused, since the mail was queued. */
  readonly isWanted: boolean;
}

/** The texts of an issue's mail; `subscriptionId` is null for a test. */
export const issueMail = (db: Db, issueId: number, subscriptionId: number | null): Promise<IssueMail | undefined> =>
  firstRow<IssueMail>(db)`
    select i.subject, i.body, d.id as "deliveryId",
      ${subscriptionId}::integer is null
        or (s.confirmed_at is not null and s.unsubscribed_at is null and s.paused_at is null) is true as "isWanted"
    from newsletter_issue i
    left join newsletter_subscription s on s.id = ${subscriptionId}
    left join newsletter_delivery d on d.issue_id = i.id and d.subscription_id = s.id
    where i.id = ${issueId}`;

/** The subscription of a delivery, for the link of its mail. */
export async function subscriptionOf(tx: Tx, deliveryId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('newsletter_delivery')
    .select('subscription_id as subscriptionId')
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  return row?.subscriptionId ?? undefined;
}

/** A page of the mails that did not arrive, by address, and how many there are. */
export const undelivered = (db: Db, issueId: number, query: SearchRequest): Promise<RowPage<UndeliveredMail>> =>
  queryPage(
    db
      .selectFrom('newsletter_delivery as d')
      .leftJoin('newsletter_subscription as s', 's.id', 'd.subscription_id')
      .where('d.issue_id', '=', issueId)
      .where('d.state', 'in', ['bounced', 'failed', 'skipped'])
      .$if(query.quickSearch !== undefined, (found) => found.where(mentions(query.quickSearch, sql`s.email`)))
      .select(['d.id', 's.email', 'd.reason', sql<DeliveryState>`d.state`.as('state')])
      .orderBy('d.id'),
    query,
  );
