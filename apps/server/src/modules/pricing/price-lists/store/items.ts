import type { Content, Feninga } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { allRows, firstRow } from '../../../../platform/database/statements.ts';
import { articleMentions } from '../../../search-terms/index.ts';

export interface StoredItem {
  /** The article's. */
  readonly id: number;
  readonly code: string;
  readonly title: Content;
  readonly vpc: Feninga;
  readonly price: Feninga;
  readonly isVisibleOnWeb: boolean;
  readonly isBelowCost: boolean;
}

const VIEWS: Readonly<Record<'all' | 'not_lower' | 'below_cost', RawBuilder<SqlBool>>> = {
  all: sql`true`,
  not_lower: sql`i.price >= a.vpc`,
  below_cost: sql`i.price < a.nc`,
};

const SELECTED = sql`a.id, a.code, a.title, a.vpc, i.price, a.is_visible_on_web as "isVisibleOnWeb",
  i.price < a.nc as "isBelowCost"`;
const TABLES = sql`price_list_item i join article a on a.id = i.article_id`;

interface ItemsQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly view?: keyof typeof VIEWS;
  readonly quickSearch?: string | undefined;
}

/** One page of the items of a list by code, and their number. */
export async function itemPage(
  db: Db,
  listId: number,
  { page, pageSize, view = 'all', quickSearch }: ItemsQuery,
): Promise<{ rows: readonly StoredItem[]; totalItems: number }> {
  const where = sql`i.price_list_id = ${listId} and ${VIEWS[view]} and ${articleMentions(quickSearch)}`;
  const [found, counted] = await Promise.all([
    sql<StoredItem>`select ${SELECTED} from ${TABLES} where ${where}
      order by a.code, a.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
    sql<{ count: number }>`select count(*)::integer as count from ${TABLES} where ${where}`.execute(db),
  ]);
  return { rows: found.rows, totalItems: counted.rows[0]?.count ?? 0 };
}

/** The item of an article; undefined if the list does not have it. */
export const item = (db: Db | Tx, listId: number, articleId: number): Promise<StoredItem | undefined> =>
  firstRow<StoredItem>(db)`
    select ${SELECTED} from ${TABLES} where i.price_list_id = ${listId} and a.id = ${articleId}`;

export interface CostedItem extends Pick<StoredItem, 'id' | 'code' | 'title' | 'price'> {
  /** The purchase price without VAT. */
  readonly cost: Feninga;
}

/** All items of a list by code. */
export const allItems = (db: Db | Tx, listId: number): Promise<readonly CostedItem[]> =>
  allRows<CostedItem>(db)`
    select a.id, a.code, a.title, i.price, a.nc as cost from ${TABLES}
    where i.price_list_id = ${listId} order by a.code, a.id`;

interface ItemPrice {
  readonly articleId: number;
  readonly price: Feninga;
}

/** Adds articles to a list or changes their prices. */
export async function saveItems(tx: Tx, listId: number, items: readonly ItemPrice[]): Promise<void> {
  if (items.length === 0) return;
  await sql`
    insert into price_list_item (price_list_id, article_id, price)
    select ${listId}::integer, * from unnest(${items.map(({ articleId }) => articleId)}::integer[],
      ${items.map(({ price }) => price)}::integer[])
    on conflict (price_list_id, article_id) do update set price = excluded.price`.execute(tx);
}

export async function removeItem(tx: Tx, listId: number, articleId: number): Promise<void> {
  await tx
    .deleteFrom('price_list_item')
    .where('price_list_id', '=', listId)
    .where('article_id', '=', articleId)
    .execute();
}
