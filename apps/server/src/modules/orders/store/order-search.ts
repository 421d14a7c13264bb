import type { SearchTerm } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import {
  everyTerm,
  type FoundAmount,
  type HasTerm,
  hasTerm,
  type ListSearch,
} from '../../../platform/database/list-search.ts';
import { articlesWith } from '../../search-terms/index.ts';

/** Words of one or two letters are in thousands of articles and nearly all orders. */
const LONGEST_COMMON = 2;

const isCommon = ({ word }: SearchTerm): boolean => word.length <= LONGEST_COMMON;

interface OrderSearch {
  /** How many orders the search finds, where that is known. */
  readonly amount?: FoundAmount | undefined;
  /** Whose part numbers count as well. */
  readonly companyId?: number | null | undefined;
}

/** Articles that a carton with this barcode holds, and those that the company calls so. */
const articlesCalled = ({ word }: SearchTerm, companyId: number | null): RawBuilder<number[]> => sql`array(
  select u.article_id from article_unit u where u.ean = ${word}
  union select c.article_id from customer_part_number c
    where c.company_id = ${companyId}::integer and strpos(code_key(c.code), ${word.toUpperCase()}) > 0)`;

/** The orders with an article that has the word. */
const byArticle = (has: HasTerm, term: SearchTerm, companyId: number | null): RawBuilder<unknown> =>
  sql`select n.order_id from sales_order_line n
    where n.article_id = any(${articlesWith(has, term)} || ${articlesCalled(term, companyId)})`;

/** An index finds the ids of an array. A long array is read through for each order, where a subquery is looked up in a hash. */
function orderHas(has: HasTerm, term: SearchTerm, companyId: number | null): RawBuilder<boolean> {
  const ids = byArticle(has, term, companyId);
  return sql`(${has(sql`o.search_words`)} or ${isCommon(term) ? sql`o.id in (${ids})` : sql`o.id = any(array(${ids}))`})`;
}

/** The ids of the orders that have each of the words, by indexes: of two words that thousands of orders have, few may have both. */
const withEach = ({ terms, isForgiving }: ListSearch, companyId: number | null): RawBuilder<unknown> =>
  sql.join(
    terms.map((term) => {
      const has = hasTerm(term, isForgiving);
      return sql`(select n.id from sales_order n where ${has(sql`n.search_words`)} union ${byArticle(has, term, companyId)})`;
    }),
    sql` intersect `,
  );

/**
 * By what the order says of itself, its customer and its delivery, and by its articles: each word by any of them. Where a list finds many, they are
 * looked up in a hash while orders are read in its order; else an index finds their ids. A common word is asked of the orders themselves.
 */
export function orderFound(
  search: ListSearch,
  { amount = 'all', companyId = null }: OrderSearch = {},
): RawBuilder<boolean> {
  if (search.terms.length === 0) return sql`true`;
  if (!search.terms.some(isCommon)) {
    const ids = withEach(search, companyId);
    return amount === 'many' ? sql`(o.id in (${ids})) is true` : sql`o.id = any(array(${ids}))`;
  }
  const found = everyTerm(search, (has, term) => orderHas(has, term, companyId));
  // Asked once and by the index, not of each row in the order of a list.
  const isAskedOnce = search.isForgiving || amount === 'few';
  return isAskedOnce ? sql`o.id = any(array(select o.id from sales_order o where ${found}))` : found;
}
