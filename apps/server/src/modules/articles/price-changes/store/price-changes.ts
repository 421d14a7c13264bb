import type { PRICE_CHANGE_SORTS, PRICE_CHANGE_VIEWS, PriceChangeView, PriceRule } from '@sjaj/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { deleteRow, insertRow } from '../../../../platform/database/rows.ts';
import { type ListRequest, rowPage } from '../../../../platform/database/list-page.ts';
import { allRows, anyRow, execute, firstRow } from '../../../../platform/database/statements.ts';
import { listOrder } from '../../../../platform/database/list-order.ts';
import { mentions } from '../../../../platform/database/list-search.ts';

/** A change of many prices as it is stored. */
export interface StoredChange extends Omit<
  PriceChangeView,
  'canUndo' | 'createdAt' | 'doubtful' | 'endedAt' | 'faulty' | 'rule'
> {
  readonly rule: PriceRule;
  readonly faulty: number;
  readonly doubtful: number;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

const COLUMNS = sql`c.id, c.note, c.rule, c.state, c.starts_on as "startsOn", c.lines, c.changed, c.same, c.faulty,
  c.doubtful, c.takes_doubtful as "takesDoubtful", c.done, c.refused, c.undone, c.user_name as "byName",
  c.created_at as "createdAt", c.applied_by_name as "appliedByName", c.ended_at as "endedAt",
  c.undone_by_name as "undoneByName"`;

export const one = (db: Db | Tx, id: number): Promise<StoredChange | undefined> =>
  firstRow<StoredChange>(db)`select ${COLUMNS} from price_change c where c.id = ${id}`;

/** The change, locked until the transaction ends: no batch of it is applied meanwhile. */
export async function lock(tx: Tx, id: number): Promise<StoredChange | undefined> {
  await execute(tx)`select id from price_change where id = ${id} for update`;
  return one(tx, id);
}

/** The change that was begun first and is under way, locked until the transaction ends. */
export async function nextUnderWay(tx: Tx): Promise<StoredChange | undefined> {
  const row = await firstRow<{ id: number }>(tx)`
    select id from price_change where state in ('applying', 'undoing') order by applied_at, id limit 1 for update
  `;
  return row && one(tx, row.id);
}

export const isAnyUnderWay = (tx: Tx): Promise<boolean> =>
  anyRow(tx)`select from price_change where state in ('applying', 'undoing') limit 1`;

/** Begins the scheduled changes whose day has come. */
export const beginScheduled = (tx: Tx, today: string, now: Date): Promise<void> =>
  execute(tx)`
    update price_change set state = 'applying', applied_at = ${now} where state = 'scheduled' and starts_on <= ${today}
  `;

const VIEWS: Readonly<Record<(typeof PRICE_CHANGE_VIEWS)[number], RawBuilder<SqlBool>>> = {
  all: sql`true`,
  proposed: sql`c.state = 'proposed'`,
  scheduled: sql`c.state = 'scheduled'`,
  done: sql`c.state in ('applying', 'done')`,
  undone: sql`c.state in ('undoing', 'undone')`,
};

interface PageQuery extends ListRequest<'default' | (typeof PRICE_CHANGE_SORTS)[number]> {
  readonly view: (typeof PRICE_CHANGE_VIEWS)[number];
}

const SORTS = {
  createdAt: sql`c.created_at`,
  byName: sql`c.user_name collate "bs-x-icu"`,
  changed: sql`c.changed`,
  doubtful: sql`c.doubtful`,
};

/** One page of changes, by itself the newest first, and how many are found. */
export async function page(db: Db, { view, quickSearch, ...sort }: PageQuery) {
  const from = sql`from price_change c where ${VIEWS[view]} and ${mentions(quickSearch, sql`c.note`, sql`c.user_name`)}`;
  return rowPage<StoredChange>(db, sort, {
    select: COLUMNS,
    from,
    orderBy: listOrder(SORTS, sort, sql`c.id`),
  });
}

interface NewChange {
  readonly note: string;
  readonly selection: object;
  readonly rule: PriceRule;
  /** Null where the ERP proposes. */
  readonly userId: number | null;
  readonly userName: string;
  readonly now: Date;
}

export async function insert(tx: Tx, { note, selection, rule, userId, userName, now }: NewChange): Promise<number> {
  const source = userId === null ? 'erp' : 'staff';
  const by = { user_id: userId, user_name: userName, source, created_at: now };
  return insertRow(tx, 'price_change', {
    note,
    selection: JSON.stringify(selection),
    rule: JSON.stringify(rule),
    ...by,
  });
}

/** Counts the lines of a proposal again. */
export const recount = (tx: Tx, id: number): Promise<void> =>
  execute(tx)`
    update price_change c set lines = n.lines, changed = n.changed, same = n.same, faulty = n.faulty,
      doubtful = n.doubtful
    from (select count(*) as lines, count(*) filter (where outcome = 'change') as changed,
        count(*) filter (where outcome = 'same') as same, count(*) filter (where outcome = 'faulty') as faulty,
        count(*) filter (where outcome = 'change' and warning is not null) as doubtful
      from price_change_line where price_change_id = ${id}) n
    where c.id = ${id}`;

interface ChangedColumns {
  readonly state?: PriceChangeView['state'];
  readonly starts_on?: string | null;
  readonly takes_doubtful?: boolean;
  readonly done?: number;
  readonly refused?: number;
  readonly undone?: number;
  readonly through_line?: number;
  readonly applied_by_id?: number | null;
  readonly applied_by_name?: string | null;
  readonly applied_at?: Date | null;
  readonly ended_at?: Date | null;
  readonly undone_by_id?: number;
  readonly undone_by_name?: string;
}

export async function update(tx: Tx, id: number, columns: ChangedColumns): Promise<void> {
  await tx.updateTable('price_change').set(columns).where('id', '=', id).execute();
}

export const remove = (tx: Tx, id: number): Promise<void> => deleteRow(tx, 'price_change', id);

/** Deletes proposals of staff that were made before. What the ERP proposes it sends once, so that it waits for a decision. */
export async function purgeProposals(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('price_change')
    .where('state', '=', 'proposed')
    .where('source', '=', 'staff')
    .where('created_at', '<', before)
    .execute();
}

/**
 * Takes the articles out of proposals of the ERP that nobody has decided on: it has sent newer prices. Proposals of which nothing is
 * left are deleted.
 */
export async function supersede(tx: Tx, articleIds: readonly number[]): Promise<void> {
  const rows = await allRows<{ id: number }>(tx)`
    select c.id from price_change c
    where c.source = 'erp' and c.state = 'proposed' and exists (
      select from price_change_line l where l.price_change_id = c.id and l.article_id = any(${articleIds}::integer[]))
    order by c.id for update`;
  for (const { id } of rows) {
    await execute(tx)`
      update price_change_line set outcome = 'excluded'
      where price_change_id = ${id} and outcome = 'change' and article_id = any(${articleIds}::integer[])`;
    await recount(tx, id);
    await execute(tx)`delete from price_change where id = ${id} and changed = 0`;
  }
}
