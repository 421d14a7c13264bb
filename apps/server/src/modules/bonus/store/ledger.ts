import type { BonusEntry } from '@sjaj/contract';
import { type RawBuilder, sql } from 'kysely';
import type { PersonalData } from '../../../kernel/personal-data.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { type PageRequest, type RowPage, rowPage } from '../../../platform/database/list-page.ts';
import { allRows, anyRow, execute, oneNumber } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';

/** Whose points they are: a company's, or a private customer's. The other of the two is null. */
export interface BonusOwner {
  readonly companyId: number | null;
  readonly userId: number | null;
}

const entriesOf = ({ companyId, userId }: BonusOwner) =>
  companyId === null
    ? sql<boolean>`e.user_id = ${userId}::integer`
    : sql<boolean>`e.company_id = ${companyId}::integer`;

/** Key space of the locks; any number that no other lock has. */
const LOCK = 70_070;

/** Waits until nobody else writes entries of this owner. The lock ends with the transaction. */
export const lockAccount = (tx: Tx, { companyId, userId }: BonusOwner): Promise<void> =>
  execute(tx)`select pg_advisory_xact_lock(${LOCK}, ${companyId ?? -(userId ?? 0)}::integer)`;

/** One run of the job at a time. */
export const lockUpdate = (tx: Tx): Promise<void> => execute(tx)`select pg_advisory_xact_lock(${LOCK}, 0)`;

export const balanceOf = (db: Db | Tx, owner: BonusOwner): Promise<number> =>
  oneNumber(db)`
    select coalesce(sum(e.points), 0)::bigint as balance from bonus_entry e where ${entriesOf(owner)}`;

/** The points of an order that returns have left; 0 for one without entries. */
export const pointsLeft = (tx: Tx, orderId: number): Promise<number> =>
  oneNumber(tx)`
    select coalesce(sum(points), 0)::integer as points from bonus_entry where order_id = ${orderId}`;

interface NewEntry {
  readonly kind: BonusEntry['kind'];
  readonly points: number;
  readonly now: Date;
  readonly orderId?: number;
  readonly complaintId?: number | null;
  readonly reason?: string;
  readonly staff?: { readonly userId: number; readonly name: string };
}

/** Adds an entry; nothing where the order has that one already. */
export async function insertEntry(tx: Tx, owner: BonusOwner, entry: NewEntry): Promise<void> {
  await tx
    .insertInto('bonus_entry')
    .values({
      company_id: owner.companyId,
      user_id: owner.userId,
      kind: entry.kind,
      points: entry.points,
      order_id: entry.orderId ?? null,
      complaint_id: entry.complaintId ?? null,
      reason: entry.reason ?? null,
      by_user_id: entry.staff?.userId ?? null,
      by_user_name: entry.staff?.name ?? null,
      created_at: entry.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface EntryRow {
  readonly id: number;
  readonly at: Date;
  readonly kind: BonusEntry['kind'];
  readonly points: number;
  readonly reason: string | null;
  readonly orderId: number | null;
  readonly orderNumber: string | null;
  readonly mayOpenOrder: boolean;
}

interface EntryQuery extends PageRequest {
  readonly owner: BonusOwner;
  /** Which orders the reader may open, as a condition on `o`. */
  readonly orders: RawBuilder<boolean>;
  readonly sortBy?: 'default' | 'createdDate';
  readonly isSortAscending?: boolean;
  /** Finds the number of the order, and the reason. */
  readonly quickSearch?: string | undefined;
}

const TABLES = sql`bonus_entry e left join sales_order o on o.id = e.order_id`;
const ASCENDING = sql`asc`;
const DESCENDING = sql`desc`;

/** Staff open every order. */
export const EVERY_ORDER = sql<boolean>`true`;

/** One page of entries, by default the newest first, and the number of all. */
export async function entryPage(db: Db | Tx, { owner, orders, ...query }: EntryQuery): Promise<RowPage<EntryRow>> {
  const direction = query.sortBy === 'createdDate' && query.isSortAscending ? ASCENDING : DESCENDING;
  const condition = sql`${entriesOf(owner)} and ${mentions(query.quickSearch, sql`code_words(o.number), e.reason`)}`;
  return rowPage(db, query, {
    select: sql`e.id, e.created_at as at, e.kind, e.points, e.reason, o.id as "orderId", o.number as "orderNumber",
      coalesce(${orders}, false) as "mayOpenOrder"`,
    from: sql`from ${TABLES} where ${condition}`,
    orderBy: sql`e.id ${direction}`,
  });
}

/** Whether there is such a company, or such a private customer: users of a company have its points. */
export const hasAccount = (db: Db | Tx, { companyId, userId }: BonusOwner): Promise<boolean> =>
  anyRow(db)`
    select from company where id = ${companyId}::integer
    union all
    select from user_account where id = ${userId}::integer and role = 'private'`;

/** Points of a company are not personal. Who settled them is a member of staff, whose name stays in the ledger as in the audit log. */
export const personalData: PersonalData = {
  section: 'bonusPoints',
  async read(db, { userId }) {
    return allRows(db)`
      select o.number as "order", e.kind, e.points, e.reason, e.created_at
      from bonus_entry e left join sales_order o on o.id = e.order_id where e.user_id = ${userId} order by e.id`;
  },
  async erase(tx, { userId }) {
    await execute(tx)`delete from bonus_entry where user_id = ${userId}`;
  },
};
