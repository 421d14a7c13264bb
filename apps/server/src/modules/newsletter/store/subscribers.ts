import type { NewsletterSubscriber, SubscriberState } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { anyRow } from '../../../platform/database/statements.ts';
import { deleteRow } from '../../../platform/database/rows.ts';
import { type ListRequest, queryPage } from '../../../platform/database/list-page.ts';
import { mentions } from '../../../platform/database/list-search.ts';

interface SubscriberQuery extends ListRequest<'default' | 'email' | 'requestedAt'> {
  readonly view: 'all' | SubscriberState;
}

const STATE = sql<SubscriberState>`case
  when confirmed_at is null then 'waiting'
  when unsubscribed_at is not null then 'unsubscribed'
  when paused_at is not null then 'paused'
  else 'subscribed' end`;

const fitting = (db: Db | Tx, { view, quickSearch: text }: SubscriberQuery) =>
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

/** A page of subscribers, the newest first where no column is named, and how many there are. */
export function page(db: Db, query: SubscriberQuery) {
  const { sortBy, isSortAscending } = query;
  const direction = sortBy === 'default' || !isSortAscending ? 'desc' : 'asc';
  const column = sortBy === 'email' ? sql`lower(email)` : 'requested_at';
  return queryPage(fitting(db, query).select(ROW).orderBy(column, direction).orderBy('id', direction), query);
}

/** Whether an issue has anybody to go to. */
export const hasSubscribers = (tx: Tx): Promise<boolean> =>
  anyRow(tx)`select from newsletter_subscription where ${STATE} = 'subscribed' limit 1`;

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

type Row = Awaited<ReturnType<typeof page>>['rows'][number];

export const subscriberView = ({ requestedAt, confirmedAt, unsubscribedAt, ...row }: Row): NewsletterSubscriber => ({
  ...row,
  requestedAt: requestedAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
  unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
});
