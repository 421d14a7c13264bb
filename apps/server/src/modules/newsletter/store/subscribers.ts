import type { NewsletterSubscriber, SubscriberState } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { deleteRow } from '../../../platform/database/rows.ts';
import type { PageRequest } from '../../../platform/database/list-page.ts';
import { mentions } from '../../../platform/database/list-search.ts';

interface SubscriberQuery extends PageRequest {
  readonly view: 'all' | SubscriberState;
  readonly text: string | undefined;
  readonly sortBy: 'default' | 'email' | 'requestedAt';
  readonly isAscending: boolean;
}

const STATE = sql<SubscriberState>`case
  when confirmed_at is null then 'waiting'
  when unsubscribed_at is not null then 'unsubscribed'
  when paused_at is not null then 'paused'
  else 'subscribed' end`;

const fitting = (db: Db | Tx, { view, text }: Pick<SubscriberQuery, 'view' | 'text'>) =>
  db
    .selectFrom('newsletter_subscription')
    .$if(view !== 'all', (query) => query.where(sql<boolean>`${STATE} = ${view}`))
    .$if(text !== undefined, (query) => query.where(mentions(text, sql`email`)));

const ROW = [
  'id',
  'email',
  sql<Language>`language`.as('language'),
  STATE.as('state'),
  'requested_at as requestedAt',
  'confirmed_at as confirmedAt',
  'unsubscribed_at as unsubscribedAt',
  'bounces',
  'bounce_reason as bounceReason',
] as const;

/** A page of subscribers, the newest first where no column is named. */
export function list(db: Db, { page, pageSize, sortBy, isAscending, ...query }: SubscriberQuery) {
  const direction = sortBy === 'default' || !isAscending ? 'desc' : 'asc';
  return fitting(db, query)
    .select(ROW)
    .orderBy(sortBy === 'email' ? sql`lower(email)` : 'requested_at', direction)
    .orderBy('id', direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function count(db: Db, query: Pick<SubscriberQuery, 'view' | 'text'>): Promise<number> {
  const { subscribers } = await fitting(db, query)
    .select((eb) => eb.fn.countAll<number>().as('subscribers'))
    .executeTakeFirstOrThrow();
  return subscribers;
}

export const counts = (db: Db) =>
  db
    .selectFrom('newsletter_subscription')
    .select(STATE.as('state'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy(STATE)
    .execute();

export const lock = (tx: Tx, id: number) =>
  tx.selectFrom('newsletter_subscription').select(ROW).where('id', '=', id).forUpdate().executeTakeFirst();

export const resume = (tx: Tx, id: number) =>
  tx
    .updateTable('newsletter_subscription')
    .set({ bounces: 0, bounce_reason: null, paused_at: null })
    .where('id', '=', id)
    .returning(ROW)
    .executeTakeFirstOrThrow();

export const remove = (tx: Tx, id: number): Promise<void> => deleteRow(tx, 'newsletter_subscription', id);

type Row = Awaited<ReturnType<typeof list>>[number];

export const subscriberView = ({ requestedAt, confirmedAt, unsubscribedAt, ...row }: Row): NewsletterSubscriber => ({
  ...row,
  requestedAt: requestedAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
  unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
});
