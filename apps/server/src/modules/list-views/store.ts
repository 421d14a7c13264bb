import type { ListViewForm, ListView } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { deleteRow, insertRow, updateVersion } from '../../platform/database/rows.ts';
import { allRows, execute, firstRow } from '../../platform/database/statements.ts';

export interface ViewRow extends Omit<ListView, 'isOwn'> {
  readonly userId: number;
}

/** The views that the person sees. One of an account that is closed is nobody's any more. */
const seenBy = (userId: number) => sql`
  select v.id, v.user_id as "userId", v.list, v.name, v.search, v.columns, v.is_shared as "isShared", v.version,
    u.first_name || ' ' || u.last_name as "ownerName", d.view_id is not null as "isDefault"
  from list_view v join user_account u on u.id = v.user_id
  left join default_list_view d on d.view_id = v.id and d.user_id = ${userId}
  where (v.user_id = ${userId} or (v.is_shared and u.is_active))`;

export const ofList = (db: Db, userId: number, list: string): Promise<readonly ViewRow[]> =>
  allRows<ViewRow>(db)`${seenBy(userId)} and v.list = ${list}
    order by v.user_id <> ${userId}, lower(v.name), v.id`;

export const find = (tx: Tx, userId: number, id: number): Promise<ViewRow | undefined> =>
  firstRow<ViewRow>(tx)`${seenBy(userId)} and v.id = ${id}`;

/** Until the transaction ends, no other view of the person is added. */
export const lockViews = (tx: Tx, userId: number): Promise<void> =>
  execute(tx)`select pg_advisory_xact_lock(hashtextextended(${`list-views:${userId}`}, 0))`;

export async function countOwn(tx: Tx, userId: number, list: string): Promise<number> {
  const { count } = await tx
    .selectFrom('list_view')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A view of the person, locked until the transaction ends. */
export const lockOwn = (tx: Tx, userId: number, id: number): Promise<{ readonly version: number } | undefined> =>
  tx
    .selectFrom('list_view')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .select('version')
    .forUpdate()
    .executeTakeFirst();

type Fields = Omit<ListViewForm, 'list'>;

const columnsOf = ({ name, search, columns, isShared }: Fields) => ({ name, search, columns, is_shared: isShared });

export const insert = (tx: Tx, userId: number, form: ListViewForm): Promise<number> =>
  insertRow(tx, 'list_view', { user_id: userId, list: form.list, ...columnsOf(form) });

/** Saves a view and counts its version up. */
export const update = (tx: Tx, id: number, form: Fields): Promise<void> =>
  updateVersion(tx, 'list_view', id, columnsOf(form));

export const remove = (tx: Tx, id: number): Promise<void> => deleteRow(tx, 'list_view', id);

export async function setDefault(tx: Tx, userId: number, view: { list: string; viewId: number }): Promise<void> {
  await tx
    .insertInto('default_list_view')
    .values({ user_id: userId, list: view.list, view_id: view.viewId })
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet({ view_id: view.viewId }))
    .execute();
}

export async function clearDefault(tx: Tx, userId: number, list: string): Promise<void> {
  await tx.deleteFrom('default_list_view').where('user_id', '=', userId).where('list', '=', list).execute();
}

export async function clearDefaultsOfOthers(tx: Tx, userId: number, viewId: number): Promise<void> {
  await tx.deleteFrom('default_list_view').where('view_id', '=', viewId).where('user_id', '<>', userId).execute();
}
