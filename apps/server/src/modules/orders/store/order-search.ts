import type { SearchTerm } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import { everyTerm, type ListSearch } from '../../../platform/database/list-search.ts';
import { articlesWith } from '../../search-terms/index.ts';

/** Words of one or two letters are in thousands of articles. */
const LONGEST_COMMON = 2;

/** An index finds the ids of an array. A long array is read through for each order, where a subquery is looked up. */
const isOneOf = ({ word }: SearchTerm, ids: RawBuilder<unknown>): RawBuilder<boolean> =>
  word.length > LONGEST_COMMON ? sql`o.id = any(array(${ids}))` : sql`o.id in (${ids})`;

/** By what the order says of itself, its customer and its delivery, and by its articles: each word by any of them. */
export function orderFound(search: ListSearch, isFew = false): RawBuilder<boolean> {
  const found = everyTerm(
    search,
    (has, term) =>
      sql<boolean>`(${has(sql`o.search_words`)} or ${isOneOf(
        term,
        sql`select n.order_id from sales_order_line n where n.article_id = any(${articlesWith(has, term)})`,
      )})`,
  );
  // Asked once and by the index, not of each row in the order of a list.
  return search.isForgiving || isFew ? sql`o.id = any(array(select o.id from sales_order o where ${found}))` : found;
}
