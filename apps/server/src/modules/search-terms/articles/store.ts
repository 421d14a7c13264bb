import type { SearchTerm } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { everyTerm, type HasTerm, type ListSearch, listSearch } from '../../../platform/database/list-search.ts';

const BARCODE = /^[0-9]{8,14}$/;

/** Whether the article `a` has a word: in its codes, its titles, its brand, or as the barcode of one of its units. */
function articleHas(has: HasTerm, { word }: SearchTerm): RawBuilder<boolean> {
  const barcode = BARCODE.test(word)
    ? sql` or a.id = any(array(select n.article_id from article_unit n where n.ean = ${word}))`
    : sql``;
  // Arrays, because an index of article can look for both.
  return sql`(${has(sql`a.search_words`)}
    or a.brand_id = any(array(select n.id from brand n where ${has(sql`n.search_words`)}))${barcode})`;
}

/** The condition that the article `a` has every word of the search. */
export function articleFound(search: ListSearch): RawBuilder<boolean> {
  const found = everyTerm(search, articleHas);
  // Likeness is dear: it is asked once and by the index, not of each row in the order of a list.
  return search.isForgiving ? sql`a.id = any(array(select a.id from article a where ${found}))` : found;
}

/** The same for what somebody has typed, without mistakes. */
export const articleMentions = (typed: string | undefined): RawBuilder<boolean> => articleFound(listSearch(typed));

/**
 * The same for the line of a file that names an article `a` by its code, or one that the shop does not have. The stored words of the article are
 * read: to fold them for each of 100,000 lines takes seconds.
 */
export const lineMentions = (typed: string | undefined, code: RawBuilder<unknown>): RawBuilder<boolean> =>
  everyTerm(
    listSearch(typed),
    (has) =>
      sql<boolean>`(${has(sql`a.search_words`)} or (a.id is null and ${has(sql`search_text(code_words(${code}))`)}))`,
  );

/** The ids of articles that have a word, as an array. */
export const articlesWith = (has: HasTerm, term: SearchTerm): RawBuilder<number[]> =>
  sql`array(select a.id from article a where ${articleHas(has, term)})`;

/**
 * Whether the article `a` is in one of the categories or below one. Their ids are an array, so that an index answers for each article of a list
 * in its own order; else each is held against all articles of the categories.
 */
export const isInCategories = (ids: readonly number[]): RawBuilder<SqlBool> => sql<SqlBool>`a.id in (
  select article_id from article_category where category_id = any(array(
    with recursive below as (
      select id from category where id = any(${ids}::integer[])
      union select c.id from category c join below on c.parent_category_id = below.id
    ) select id from below)))`;
