import { type RawBuilder, sql, type SqlBool } from 'kysely';

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
