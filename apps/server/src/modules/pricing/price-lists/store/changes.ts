import { PRICE_UNDO_DAYS } from '@sjaj/contract';
import type { Feninga } from '@sjaj/domain';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { insertRow, updateRow } from '../../../../platform/database/rows.ts';
import { execute, firstRow, rowsWritten } from '../../../../platform/database/statements.ts';

const DAY_MS = 24 * 3_600_000;

interface NewChange {
  readonly listId: number;
  readonly percentBp: number;
  readonly userName: string;
  readonly now: Date;
}

interface ChangedItem {
  /** The article's. */
  readonly id: number;
  readonly price: Feninga;
  readonly after: Feninga;
}

/** Keeps what a change by a percentage has made of each price; its id. */
export async function insertChange(
  tx: Tx,
  { listId, percentBp, userName, now }: NewChange,
  items: readonly ChangedItem[],
): Promise<number> {
  const id = await insertRow(tx, 'price_list_change', {
    price_list_id: listId,
    percent_bp: percentBp,
    user_name: userName,
    changed_at: now,
  });
  await execute(tx)`
    insert into price_list_change_item (price_list_change_id, article_id, before, after)
    select ${id}::integer, * from unnest(${items.map((item) => item.id)}::integer[],
      ${items.map(({ price }) => price)}::integer[], ${items.map(({ after }) => after)}::integer[])`;
  return id;
}

interface StoredChange {
  readonly percentBp: number;
  readonly isUndone: boolean;
}

/** A change of the list, which is locked; undefined where the list has none of that id, or no longer. */
export const changeOf = (tx: Tx, listId: number, id: number): Promise<StoredChange | undefined> =>
  firstRow<StoredChange>(tx)`
    select percent_bp as "percentBp", undone_at is not null as "isUndone" from price_list_change
    where id = ${id} and price_list_id = ${listId}`;

/** Restores the prices that still are as the change left them; how many. */
export async function restore(tx: Tx, id: number, now: Date): Promise<number> {
  await updateRow(tx, 'price_list_change', id, { undone_at: now });
  return rowsWritten(tx)`
    update price_list_item i set price = c.before
    from price_list_change h join price_list_change_item c on c.price_list_change_id = h.id
    where h.id = ${id} and i.price_list_id = h.price_list_id and i.article_id = c.article_id and i.price = c.after
  `;
}

/** Deletes changes that are too old to be taken back. */
export async function purgePriceListChanges(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PRICE_UNDO_DAYS * DAY_MS);
  await db.deleteFrom('price_list_change').where('changed_at', '<', before).execute();
}
