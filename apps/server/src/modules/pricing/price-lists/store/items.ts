import type { Content, Feninga } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { type RowPage, rowPage, type SearchRequest } from '../../../../platform/database/list-page.ts';
import { allRows, execute, firstRow } from '../../../../platform/database/statements.ts';
import { itemsByCode } from '../../../search-terms/index.ts';

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

/** The titles are read of what is shown only. */
const SELECTED = sql`a.id, a.code, (select title from article where id = a.id) as title, a.vpc, i.price, a.is_visible_on_web as "isVisibleOnWeb",
  i.price < a.nc as "isBelowCost"`;
const TABLES = sql`price_list_item i join article_summary a on a.id = i.article_id`;

interface ItemsQuery extends SearchRequest {
  readonly view?: keyof typeof VIEWS;
}

/** One page of the items of a list by code, and their number. */
export const itemPage = (
  db: Db,
  listId: number,
  { view = 'all', quickSearch, ...query }: ItemsQuery,
): Promise<RowPage<StoredItem>> => {
  const { found, orderBy } = itemsByCode(quickSearch);
  return rowPage(db, query, {
    select: SELECTED,
    from: sql`from ${TABLES} where i.price_list_id = ${listId} and ${VIEWS[view]} and ${found}`,
    orderBy,
  });
};

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
    select a.id, a.code, t.title, i.price, a.nc as cost from ${TABLES} join article t on t.id = a.id
    where i.price_list_id = ${listId} order by a.code, a.id`;

interface ItemPrice {
  readonly articleId: number;
  readonly price: Feninga;
}

/** Adds articles to a list or changes their prices. */
export async function saveItems(tx: Tx, listId: number, items: readonly ItemPrice[]): Promise<void> {
  if (items.length === 0) return;
  await execute(tx)`
    insert into price_list_item (price_list_id, article_id, price)
    select ${listId}::integer, * from unnest(${items.map(({ articleId }) => articleId)}::integer[],
      ${items.map(({ price }) => price)}::integer[])
    on conflict (price_list_id, article_id) do update set price = excluded.price`;
}

export async function removeItem(tx: Tx, listId: number, articleId: number): Promise<void> {
  await tx
    .deleteFrom('price_list_item')
    .where('price_list_id', '=', listId)
    .where('article_id', '=', articleId)
    .execute();
}
