import { type RawBuilder, sql } from 'kysely';
import { everyTerm, type ListSearch } from '../../../platform/database/list-search.ts';
import { articlesWith } from '../../search-terms/index.ts';

/** By what the order says of itself, its customer and its delivery, and by its articles: each word by any of them. */
export function orderFound(search: ListSearch): RawBuilder<boolean> {
  const found = everyTerm(
    search,
    (has, term) => sql<boolean>`(${has(sql`o.search_words`)} or o.id = any(array(
      select n.order_id from sales_order_line n where n.article_id = any(${articlesWith(has, term)}))))`,
  );
  // Asked once and by the index, not of each row in the order of a list.
  return search.isForgiving ? sql`o.id = any(array(select o.id from sales_order o where ${found}))` : found;
}
