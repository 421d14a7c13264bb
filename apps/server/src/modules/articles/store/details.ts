import type { ArticleForm } from '@sjaj/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';

/** Columns of an article `a`: its attribute values, tags, further units and links. */
export const details: RawBuilder<unknown> = sql`
  coalesce((select json_agg(attribute_value_id order by attribute_value_id)
    from article_attribute_value where article_id = a.id), '[]') as "attributeValueIds",
  coalesce((select json_agg(tag_id order by tag_id) from article_tag where article_id = a.id), '[]') as "tagIds",
  coalesce((select json_agg(json_build_object('unitId', unit_id, 'factor', factor, 'ean', ean) order by factor, unit_id)
    from article_unit where article_id = a.id), '[]') as units,
  coalesce((select json_agg(json_build_object('code', linked.code, 'relation', l.relation) order by l.position, linked.code)
    from article_link l join article linked on linked.id = l.linked_article_id where l.article_id = a.id), '[]') as links,
  coalesce((select json_agg(json_build_object('code', linked.code, 'title', linked.title))
    from article_link l join article linked on linked.id = l.linked_article_id where l.article_id = a.id), '[]')
    as "linkTitles"`;

interface DetailedArticle {
  readonly id: number;
  readonly form: Pick<ArticleForm, 'attributeValueIds' | 'tagIds' | 'units'>;
}

/** Replaces the attribute values, tags and further units of articles. */
export async function writeDetails(tx: Tx, articles: readonly DetailedArticle[]): Promise<void> {
  const ids = articles.map(({ id }) => id);
  for (const table of ['article_attribute_value', 'article_tag', 'article_unit'] as const) {
    await tx.deleteFrom(table).where('article_id', 'in', ids).execute();
  }
  await insertDetails(tx, articles);
}

/** Inserts the attribute values, tags and further units of articles that have none. */
export async function insertDetails(tx: Tx, articles: readonly DetailedArticle[]): Promise<void> {
  const values = articles.flatMap(({ id, form }) =>
    form.attributeValueIds.map((valueId) => ({ article_id: id, attribute_value_id: valueId })),
  );
  if (values.length > 0) await tx.insertInto('article_attribute_value').values(values).execute();
  const tags = articles.flatMap(({ id, form }) => form.tagIds.map((tagId) => ({ article_id: id, tag_id: tagId })));
  if (tags.length > 0) await tx.insertInto('article_tag').values(tags).execute();
  const units = articles.flatMap(({ id, form }) =>
    form.units.map(({ unitId, factor, ean }) => ({ article_id: id, unit_id: unitId, factor, ean })),
  );
  if (units.length > 0) await tx.insertInto('article_unit').values(units).execute();
}

/** Replaces the links of an article. Returns the indexes of links whose code is unknown, the article's own, or used twice. */
export async function writeLinks(tx: Tx, articleId: number, links: ArticleForm['links']): Promise<readonly number[]> {
  const codes = links.map(({ code }) => code);
  const found = await tx
    .selectFrom('article')
    .select(['id', 'code'])
    .where('code', 'in', ['', ...codes])
    .execute();
  const idOf = new Map(found.map(({ id, code }) => [code, id]));
  const wrong = links.flatMap(({ code, relation }, index) => {
    const id = idOf.get(code);
    const isRepeated = links.findIndex((link) => link.code === code && link.relation === relation) < index;
    return id === undefined || id === articleId || isRepeated ? [index] : [];
  });
  if (wrong.length > 0) return wrong;
  await tx.deleteFrom('article_link').where('article_id', '=', articleId).execute();
  const rows = links.flatMap(({ code, relation }, position) => {
    const linked_article_id = idOf.get(code);
    return linked_article_id === undefined ? [] : [{ article_id: articleId, linked_article_id, relation, position }];
  });
  if (rows.length > 0) await tx.insertInto('article_link').values(rows).execute();
  return [];
}
