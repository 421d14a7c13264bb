import type { Content, Feninga } from '@sjaj/domain';
import type { Tx } from '../../../../platform/database/db.ts';
import { allRows } from '../../../../platform/database/statements.ts';
import type { AgreedPrice } from './agreed-prices.ts';

export interface NamedPriceList {
  readonly id: number;
  readonly title: string;
}

/** Price lists by name; case is ignored. */
export const priceListsNamed = (tx: Tx, names: readonly string[]): Promise<readonly NamedPriceList[]> =>
  allRows<NamedPriceList>(tx)`
    select id, title from price_list where upper(title) = any(${names}::text[]) order by id`;

export const listPrices = (
  tx: Tx,
  listIds: readonly number[],
  articleIds: readonly number[],
): Promise<readonly AgreedPrice[]> =>
  allRows<AgreedPrice>(tx)`
    select price_list_id as "ownerId", article_id as "articleId", price from price_list_item
    where price_list_id = any(${listIds}::integer[]) and article_id = any(${articleIds}::integer[])`;

interface ListedItem {
  readonly articleId: number;
  readonly priceList: string;
  readonly code: string;
  readonly title: Content;
  readonly price: Feninga;
}

/** A page of the prices of all lists, by list and code. */
export const listedItems = (tx: Tx, offset: number, size: number): Promise<readonly ListedItem[]> =>
  allRows<ListedItem>(tx)`
    select a.id as "articleId", l.title as "priceList", a.code, a.title, i.price
    from price_list_item i join price_list l on l.id = i.price_list_id join article a on a.id = i.article_id
    order by lower(l.title), l.id, a.code, a.id limit ${size} offset ${offset}`;
