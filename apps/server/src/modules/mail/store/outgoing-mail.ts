import type { MailRow } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { type ListRequest, queryPage } from '../../../platform/database/list-page.ts';
import type { LetterContent } from './letter.ts';
import { listOrder } from '../../../platform/database/list-order.ts';
import { everyTerm, listSearch } from '../../../platform/database/list-search.ts';

type State = MailRow['state'];

export interface MailQuery extends ListRequest<'default' | 'createdAt' | 'toName'> {
  readonly state?: State | undefined;
}

/** Mail to subscribers is left to the report of its issue: thousands of the same would hide all other. */
const IS_SINGLE = sql<boolean>`newsletter_subscription_id is null`;

const fitting = (db: Db, { state, quickSearch: text }: MailQuery) =>
  db
    .selectFrom('outgoing_mail')
    .where(IS_SINGLE)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(text !== undefined, (query) => query.where(everyTerm(listSearch(text), (has) => has(sql`search_words`))));

const ROW = [
  'id',
  'created_at as createdAt',
  'to_name as toName',
  'to_address as toAddress',
  sql<Language>`language`.as('language'),
  'subject',
  sql<State>`state`.as('state'),
  'attempts',
  'last_error as error',
  'due_at as dueAt',
  'sent_at as sentAt',
  'order_id as orderId',
] as const;

/** An id is given with the mail: the index of ids has the order of time. */
const SORTS = { createdAt: sql`id`, toName: sql`to_name collate "bs-x-icu"` };

/** A page of mail, by itself the newest first, and how many there are. */
export const page = (db: Db, query: MailQuery) =>
  queryPage(
    fitting(db, query)
      .select(ROW)
      .orderBy(listOrder(SORTS, query, sql`id`)),
    query,
  );

export const counts = (db: Db) =>
  db
    .selectFrom('outgoing_mail')
    .where(IS_SINGLE)
    .select(sql<State>`state`.as('state'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('state')
    .execute();

export const one = (db: Db, id: number) =>
  db
    .selectFrom('outgoing_mail')
    .select([...ROW, 'message_id as messageId', 'server_answer as answer', 'text_body as text', 'html_body as html'])
    .select(sql<LetterContent | null>`letter`.as('letter'))
    .where('id', '=', id)
    .where(IS_SINGLE)
    .executeTakeFirst();

/** The mail of an event. */
export const ofEvent = (tx: Tx, key: string) =>
  tx.selectFrom('outgoing_mail').select(ROW).where('event_key', '=', key).executeTakeFirstOrThrow();

export const lock = (tx: Tx, id: number) =>
  tx.selectFrom('outgoing_mail').select(ROW).where('id', '=', id).where(IS_SINGLE).forUpdate().executeTakeFirst();

/** Due at once and with all its attempts left; one that was sent already leaves as a new mail, which no mail program hides as a repetition. */
export const queueAgain = (tx: Tx, { id, wasSent, now }: { id: number; wasSent: boolean; now: Date }) =>
  tx
    .updateTable('outgoing_mail')
    .set({
      state: 'queued',
      attempts: 0,
      last_error: null,
      server_answer: null,
      due_at: now,
      queued_at: now,
      sent_at: null,
    })
    .$if(wasSent, (query) => query.set({ message_id: null }))
    .where('id', '=', id)
    .returning(ROW)
    .executeTakeFirstOrThrow();

type Row = Awaited<ReturnType<typeof page>>['rows'][number];

export const rowView = ({ createdAt, dueAt, sentAt, ...row }: Row): MailRow => ({
  ...row,
  createdAt: createdAt.toISOString(),
  dueAt: row.state === 'queued' ? dueAt.toISOString() : null,
  sentAt: sentAt?.toISOString() ?? null,
});

export async function removeOld(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('outgoing_mail')
    .where('created_at', '<', before)
    // Mail of an issue that was stopped for good waits for ever.
    .where((eb) => eb.or([eb('state', '<>', 'queued'), eb('newsletter_subscription_id', 'is not', null)]))
    .execute();
}
