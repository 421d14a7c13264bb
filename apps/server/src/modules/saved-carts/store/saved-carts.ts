import type { SavedCart } from '@sjaj/contract';
import type { Feninga } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Customer } from '../../../kernel/actor.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { insertRow, updateRow } from '../../../platform/database/rows.ts';
import { type ListRequest, type RowPage, rowPage } from '../../../platform/database/list-page.ts';
import { allRows, execute, firstRow } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import type { PersonalData } from '../../../kernel/personal-data.ts';

export interface SavedCartRow extends Pick<SavedCart, 'id' | 'isShared' | 'mayChange' | 'note' | 'owner' | 'title'> {
  readonly createdAt: Date;
  readonly lines: readonly SavedCartLineRow[];
}

export interface SavedCartLineRow {
  readonly articleId: number;
  readonly quantity: number;
  /** The unit price when the cart was saved. */
  readonly savedPrice: Feninga;
  /** What the buyer wrote to the line; null where nothing. */
  readonly note: string | null;
}

const ownedBy = ({ userId, companyId }: Customer): RawBuilder<boolean> =>
  sql<boolean>`(d.user_id = ${userId} and d.company_id is not distinct from ${companyId}::integer)`;

const sharedWith = ({ companyId }: Customer): RawBuilder<boolean> =>
  companyId === null ? sql<boolean>`false` : sql<boolean>`(d.is_shared and d.company_id = ${companyId})`;

/** Own saved carts and those shared in the company, as a condition on `d`. */
export const seenBy = (actor: Customer): RawBuilder<boolean> =>
  sql<boolean>`(${ownedBy(actor)} or ${sharedWith(actor)})`;

/** Own saved carts. A company admin may also change shared ones, so that they stay editable after their owner leaves. */
export const changedBy = (actor: Customer): RawBuilder<boolean> =>
  actor.role === 'company_admin' ? seenBy(actor) : ownedBy(actor);

const LINES = sql`(
  select coalesce(json_agg(json_build_object('articleId', i.article_id, 'quantity', i.quantity, 'savedPrice', i.price,
    'note', i.note)
    order by i.position, i.article_id), '[]')
  from saved_cart_item i where i.saved_cart_id = d.id)`;

export interface SavedCartQuery extends ListRequest<'default' | 'createdDate' | 'title'> {
  readonly id?: number | undefined;
}

function orderBy({ sortBy, isSortAscending }: SavedCartQuery): RawBuilder<unknown> {
  if (sortBy === 'default') return sql`d.created_at desc, d.id desc`;
  const column = sortBy === 'title' ? sql`d.title collate "bs-x-icu"` : sql`d.created_at`;
  return isSortAscending ? sql`${column}, d.id` : sql`${column} desc, d.id desc`;
}

/** A page of the saved carts that the caller may load, with their lines, newest first unless asked for otherwise. */
export function page(db: Db, actor: Customer, query: SavedCartQuery): Promise<RowPage<SavedCartRow>> {
  const where = isWanted(actor, query);
  return rowPage(db, query, {
    select: sql`d.id, d.title, d.note, d.is_shared as "isShared", ${changedBy(actor)} as "mayChange",
      u.first_name || ' ' || u.last_name as owner, d.created_at as "createdAt", ${LINES} as lines`,
    from: sql`from saved_cart d join user_account u on u.id = d.user_id where ${where}`,
    counted: sql`from saved_cart d where ${where}`,
    orderBy: orderBy(query),
  });
}

const isWanted = (actor: Customer, { quickSearch, id }: SavedCartQuery): RawBuilder<boolean> =>
  sql`${seenBy(actor)} and ${mentions(quickSearch, sql`d.title`)} and d.id = coalesce(${id ?? null}::integer, d.id)`;

/** The lines of a saved cart that the caller may load. */
export async function lines(
  db: Db | Tx,
  actor: Customer,
  id: number,
): Promise<readonly SavedCartLineRow[] | undefined> {
  const row = await firstRow<{ lines: SavedCartLineRow[] }>(db)`
    select ${LINES} as lines from saved_cart d where d.id = ${id} and ${seenBy(actor)}
  `;
  return row?.lines;
}

/** Name, note and lines of a saved cart that the caller may load. */
export const one = (db: Db, actor: Customer, id: number): Promise<NamedLines | undefined> =>
  firstRow<NamedLines>(db)`
    select d.title, d.note, ${LINES} as lines from saved_cart d where d.id = ${id} and ${seenBy(actor)}
  `;

type NamedLines = Pick<SavedCartRow, 'title' | 'note' | 'lines'>;

interface TitleCheck {
  readonly count: number;
  readonly isTaken: boolean;
}

/** Counts the saved carts of the user and checks the title. Locks the user, so that no other is added until the transaction ends. */
export async function checkTitle(
  tx: Tx,
  userId: number,
  name: { title: string; exceptId: number | null },
): Promise<TitleCheck> {
  await tx.selectFrom('user_account').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const row = await firstRow<TitleCheck>(tx)`
    select count(*)::integer as count,
      coalesce(bool_or(lower(title) = lower(${name.title}) and id is distinct from ${name.exceptId}::integer), false)
        as "isTaken"
    from saved_cart where user_id = ${userId}
  `;
  return row ?? { count: 0, isTaken: false };
}

export interface SavedCartDetails {
  readonly title: string;
  readonly note: string | null;
  readonly isShared: boolean;
}

interface NewSavedCart extends SavedCartDetails {
  readonly userId: number;
  readonly companyId: number | null;
  readonly createdAt: Date;
  readonly lines: readonly SavedCartLineRow[];
}

export async function insert(tx: Tx, document: NewSavedCart): Promise<number> {
  const id = await insertRow(tx, 'saved_cart', {
    user_id: document.userId,
    company_id: document.companyId,
    title: document.title,
    note: document.note,
    is_shared: document.isShared,
    created_at: document.createdAt,
  });
  await tx
    .insertInto('saved_cart_item')
    .values(
      document.lines.map(({ articleId, quantity, savedPrice, note }, position) => ({
        saved_cart_id: id,
        article_id: articleId,
        quantity,
        price: savedPrice,
        note,
        position,
      })),
    )
    .execute();
  return id;
}

/** The owner of a saved cart that the caller may change. */
export async function ownerOf(tx: Tx, actor: Customer, id: number): Promise<number | undefined> {
  const row = await firstRow<{ userId: number }>(tx)`
    select d.user_id as "userId" from saved_cart d where d.id = ${id} and ${changedBy(actor)}
  `;
  return row?.userId;
}

export const rename = (tx: Tx, id: number, { title, note, isShared }: SavedCartDetails): Promise<void> =>
  updateRow(tx, 'saved_cart', id, { title, note, is_shared: isShared });

interface LineKey {
  readonly id: number;
  readonly articleId: number;
}

/** Writes article, quantity and price of a line. */
export async function writeLine(
  tx: Tx,
  { id, articleId }: LineKey,
  to: Pick<SavedCartLineRow, 'articleId' | 'quantity' | 'savedPrice'>,
): Promise<void> {
  await tx
    .updateTable('saved_cart_item')
    .set({ article_id: to.articleId, quantity: to.quantity, price: to.savedPrice })
    .where('saved_cart_id', '=', id)
    .where('article_id', '=', articleId)
    .execute();
}

export async function removeLine(tx: Tx, { id, articleId }: LineKey): Promise<void> {
  await tx.deleteFrom('saved_cart_item').where('saved_cart_id', '=', id).where('article_id', '=', articleId).execute();
}

/** Deletes those of the saved carts that the caller may change; how many they were. */
export async function remove(tx: Tx, actor: Customer, ids: readonly number[]): Promise<number> {
  const rows = await allRows(tx)`
    delete from saved_cart d where d.id = any(${ids}::integer[]) and ${changedBy(actor)} returning d.id
  `;
  return rows.length;
}

/** Saved carts. Those that are shared with the company stay, without a name. */
export const personalData: PersonalData = {
  section: 'savedCarts',
  async read(db, { userId }) {
    return allRows(db)`select title, note, is_shared, created_at from saved_cart where user_id = ${userId} order by id`;
  },
  async erase(tx, { userId }) {
    await execute(tx)`delete from saved_cart where user_id = ${userId} and not is_shared`;
  },
};
