import type { ArticleTabForm } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { RecordDefinition, Stored } from '../../../kernel/records.ts';
import { tableRecords } from '../../../kernel/table-records.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';
import { Problem } from '../../../platform/problem.ts';

interface TabOfArticle {
  readonly id: number;
  readonly title: Content;
  readonly content: Content;
}

/** The active tabs that an article has by its brand, its categories with those above, or its code. */
export const tabsOfArticle = (db: Db, articleId: number): Promise<readonly TabOfArticle[]> =>
  allRows<TabOfArticle>(db)`
    with recursive above (id) as (
      select category_id from article_category where article_id = ${articleId}
      union
      select c.parent_category_id from above join category c on c.id = above.id where c.parent_category_id is not null
    )
    select t.id, t.title, t.content from article_tab t
    join article a on a.id = ${articleId} and a.is_visible_on_web
    where t.is_active and (t.brand_id is null or t.brand_id = a.brand_id)
      and (t.category_id is null or t.category_id in (select id from above))
      and (t.article_codes = '{}' or a.code = any(t.article_codes))
    order by t.position, t.id`;

/** All tabs by position, or the one. */
export async function tabRows(db: Db | Tx, id?: number): Promise<readonly Stored<ArticleTabForm>[]> {
  const rows = await db
    .selectFrom('article_tab')
    .select(['id', 'version', 'brand_id as brandId', 'category_id as categoryId', 'article_codes as articleCodes'])
    .select(['position as order', 'is_active as isActive'])
    .select([sql<ArticleTabForm['title']>`title`.as('title'), sql<ArticleTabForm['content']>`content`.as('content')])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id: rowId, version, ...form }) => ({ id: rowId, version, form }));
}

const columnsOf = (form: ArticleTabForm) => ({
  title: JSON.stringify(form.title),
  content: JSON.stringify(form.content),
  brand_id: form.brandId,
  category_id: form.categoryId,
  article_codes: form.articleCodes,
  position: form.order,
  is_active: form.isActive,
});

/** 400 where the form names a brand, a category or an article that there is not. */
async function checkScope(tx: Tx, { brandId, categoryId, articleCodes }: ArticleTabForm): Promise<void> {
  const found = await firstRow<{ known: boolean; unknownCodes: string[] }>(tx)`
    select (${brandId}::integer is null or exists (select from brand where id = ${brandId}::integer))
        and (${categoryId}::integer is null or exists (select from category where id = ${categoryId}::integer)) as known,
      array(select code from unnest(${articleCodes}::text[]) as wanted (code)
        where not exists (select from article a where a.code = wanted.code)) as "unknownCodes"`;
  if (!found?.known) throw new Problem('articles.reference_unknown', 400);
  const codes = found.unknownCodes.join(', ');
  if (codes !== '') {
    throw new Problem('content.unknown_codes', 400, {
      facts: { codes },
      errors: [{ field: 'articleCodes', key: 'content.unknown_codes', facts: { codes } }],
    });
  }
}

export const tabRecords: RecordDefinition<ArticleTabForm> = {
  entity: 'article_tab',
  ...tableRecords('article_tab', { rows: tabRows, columnsOf }),
  check: checkScope,
};
