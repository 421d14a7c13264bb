import { isStaffRole } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Language } from '@sjaj/domain';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { type ListRequest, queryPage } from '../../../platform/database/list-page.ts';
import { allRows, execute, firstRow } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import { insertEvent } from '../events.ts';
import { integerArray, prepared } from '../../../platform/database/prepared.ts';
import type { PersonalData } from '../../../kernel/personal-data.ts';

/** What messages say of an order. */
export interface Order {
  readonly id: number;
  readonly number: string;
  readonly status: number;
  readonly userId: number | null;
  readonly companyId: number | null;
  readonly waitsFor: string | null;
  readonly placedById: number | null;
  readonly orderer: string;
  readonly customer: string;
  readonly isGuests: boolean;
  readonly isEmailConfirmed: boolean;
  /** Until when the guest has to confirm the e-mail address; null where nothing has to be confirmed. */
  readonly confirmEmailBy: Date | null;
  readonly language: Language;
  /** The number of the order that it was merged into, and those of the orders that it was split into. */
  readonly target: string | null;
  readonly parts: readonly string[];
}

const readOrders = prepared<{ orderIds: readonly number[] }, Order>(
  (value) => sql`
    select o.id, o.number, o.status, o.user_id as "userId", o.company_id as "companyId", o.hold_reason as "waitsFor",
      o.placed_by_user_id as "placedById", o.orderer_name as orderer,
      coalesce(o.company_title, o.orderer_name) as customer,
      exists (select from user_account u where u.id = o.user_id and u.role = 'guest') as "isGuests",
      o.is_email_confirmed as "isEmailConfirmed", o.confirm_email_by as "confirmEmailBy", o.language,
      (select t.number from sales_order t where t.id = o.merged_into_id) as target,
      array(select p.number from sales_order p where p.split_from_id = o.id order by p.id) as parts
    from sales_order o where o.id = any(${integerArray(value('orderIds'))})
    order by o.id`,
);

/** Those of the orders that are there. */
export const ordersOf = async (tx: Tx, orderIds: readonly number[]): Promise<readonly Order[]> =>
  (await tx.executeQuery(readOrders(tx, { orderIds }))).rows;

export const orderOf = async (tx: Tx, orderId: number): Promise<Order | undefined> =>
  (await ordersOf(tx, [orderId]))[0];

/** Where the orderer finds an order: a guest has no profile. */
export const pageOf = (orderId: number, { isGuests }: { readonly isGuests: boolean }): string =>
  `${isGuests ? '/guest-order' : '/profile/orders'}/${orderId}`;

interface CustomerRequest {
  readonly userId: number;
  readonly language: Language;
  readonly articleId: number;
  readonly code: string;
  readonly title: unknown;
  readonly brand: string;
  /** Person and company. */
  readonly customer: string;
  /** null while nobody has answered. */
  readonly outcome: string | null;
  readonly note: string | null;
}

/** What messages say of a request: of which article, whose, and what became of it. */
export const requestOf = (
  tx: Tx,
  table: 'out_of_stock_request' | 'presentation_request',
  requestId: number,
): Promise<CustomerRequest | undefined> =>
  firstRow<CustomerRequest>(tx)`
    select r.user_id as "userId", u.language, a.id as "articleId", a.code, a.title, b.title as brand,
      concat_ws(', ', u.first_name || ' ' || u.last_name, c.title) as customer, r.outcome, r.note
    from ${sql.table(table)} r join article a on a.id = r.article_id join brand b on b.id = a.brand_id
      join user_account u on u.id = r.user_id left join company c on c.id = u.company_id
    where r.id = ${requestId}`;

/** The company of a request for an account. */
export async function applyingCompany(tx: Tx, requestId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('account_request')
    .select('company_title as title')
    .where('id', '=', requestId)
    .executeTakeFirst();
  return row?.title;
}

const activeWith = async (tx: Tx, role: string, companyId: number | null): Promise<number[]> => {
  const rows = await tx
    .selectFrom('user_account')
    .select('id')
    .where('role', '=', role)
    .where('company_id', 'is not distinct from', companyId)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

export const companyAdmins = (tx: Tx, companyId: number): Promise<number[]> =>
  activeWith(tx, 'company_admin', companyId);

/** The users who are notified for a company: its admins, or all its buyers where it has none. */
export async function recipientsOfCompany(tx: Tx, companyId: number): Promise<number[]> {
  const admins = await companyAdmins(tx, companyId);
  return admins.length > 0 ? admins : activeWith(tx, 'buyer', companyId);
}

/** All users of a company. */
export const membersOf = async (tx: Tx, companyId: number): Promise<number[]> => [
  ...(await companyAdmins(tx, companyId)),
  ...(await activeWith(tx, 'buyer', companyId)),
];

/** Whether it was the supplier's doing, or its clock's or gateway's: a representative acts for the customer. */
export async function isStaff(tx: Tx, userId: number | null): Promise<boolean> {
  if (userId === null) return true;
  const { role } = await tx
    .selectFrom('user_account')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return isStaffRole(role) && role !== 'sales_representative';
}

export interface NewMessage {
  readonly userIds: readonly number[];
  readonly kind: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly link: string | null;
  /** The order that it is about. */
  readonly orderId?: number;
}

/** Writes a message to each of its readers, in the transaction of the event that it tells of. */
export type Notify = (tx: Tx, message: NewMessage) => Promise<void>;

const writing = prepared<{ messages: string }>(
  (value) => sql`
    with written as (
      insert into system_message (user_id, kind, facts, link, order_id, read_at)
      -- Readers who do not want to be told of the topic in the shop find the message in the list, but not among the unread ones.
      select m.*, (select now() from notification_choice c
        where c.user_id = m."userId" and c.topic = message_topic(m.kind) and not c.in_shop)
      from json_to_recordset(${value('messages')}::json)
        as m ("userId" integer, kind text, facts jsonb, link text, "orderId" integer)
      returning id, user_id, topic
    )
    ${insertEvent(
      'message.written',
      sql`jsonb_build_object('userId', user_id, 'messageId', id, 'isSilent', exists (
        select from notification_choice c where c.user_id = written.user_id and c.topic = written.topic and not c.push))`,
    )} from written order by id`,
);

/** Writes each message for each of its users and publishes it, in one deferred statement. */
export async function insert(tx: Tx, messages: readonly NewMessage[]): Promise<void> {
  const each = messages.flatMap(({ userIds, ...message }) => userIds.map((userId) => ({ userId, ...message })));
  if (each.length > 0) await tx.defer(writing(tx, { messages: JSON.stringify(each) }));
}

interface Wanted {
  readonly userId: number;
  /** Part of what the messages name, such as an order's number; empty for all. */
  readonly text: string;
  readonly topic: string | null;
  readonly isUnread: boolean;
}

const sought = (db: Db, { userId, text, topic, isUnread }: Wanted) =>
  db
    .selectFrom('system_message')
    .where('user_id', '=', userId)
    .$if(topic !== null, (query) => query.where('topic', '=', topic))
    .$if(isUnread, (query) => query.where('read_at', 'is', null))
    .$if(text !== '', (query) => query.where(mentions(text, FACTS)));

const FACTS = sql`(select string_agg(f.value, ' ') from jsonb_each_text(facts) as f (name, value))`;

const MESSAGE = ['id', 'kind', 'topic', 'facts', 'link', 'created_at as createdAt', 'read_at as readAt'] as const;

export const page = (db: Db, wanted: Wanted, query: ListRequest<'default' | 'createdDate'>) =>
  queryPage(
    sought(db, wanted)
      .select(MESSAGE)
      .orderBy('id', query.sortBy === 'createdDate' && query.isSortAscending ? 'asc' : 'desc'),
    query,
  );

export async function countUnread(db: Db, userId: number): Promise<number> {
  const { messages } = await sought(db, { userId, text: '', topic: null, isUnread: true })
    .select((eb) => eb.fn.countAll<number>().as('messages'))
    .executeTakeFirstOrThrow();
  return messages;
}

/** False where the user has no such message. Reading twice keeps the first time. */
export async function markRead(
  tx: Tx,
  { userId, id, now }: { userId: number; id: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('system_message')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markAllRead(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('system_message')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
}

/** System messages. */
export const personalData: PersonalData = {
  section: 'messages',
  async read(db, { userId }) {
    return allRows(db)`select kind, created_at, read_at from system_message where user_id = ${userId} order by id`;
  },
  async erase(tx, { userId }) {
    await execute(tx)`delete from system_message where user_id = ${userId}`;
    await execute(tx)`delete from notification_choice where user_id = ${userId}`;
  },
};
