import type { Content } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';

/** The key of the first picture of an article; null without pictures. `articleId` is a column of the statement, such as `a.id`. */
export const firstPictureKey = (articleId: string): RawBuilder<string | null> => sql`(
  select p.picture_key from article_picture p where p.article_id = ${sql.ref(articleId)} order by p.position, p.id limit 1)`;

/** The icon of the top category of an article, which replaces a missing picture; null where no category of it has one. */
export const categoryIcon = (articleId: string): RawBuilder<string | null> => sql`(
  select coalesce(top.icon, middle.icon, own.icon)
  from article_category ac join category own on own.id = ac.category_id
  left join category middle on middle.id = own.parent_category_id
  left join category top on top.id = middle.parent_category_id
  where ac.article_id = ${sql.ref(articleId)} order by ac.position, ac.category_id limit 1)`;

/** The title of the article's top category; null without a category. */
export const topCategoryTitle = (articleId: string): RawBuilder<Content | null> => sql`(
  select coalesce(top.title, middle.title, own.title)
  from article_category ac join category own on own.id = ac.category_id
  left join category middle on middle.id = own.parent_category_id
  left join category top on top.id = middle.parent_category_id
  where ac.article_id = ${sql.ref(articleId)} order by ac.position, ac.category_id limit 1)`;
