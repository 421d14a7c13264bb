import type pg from 'pg';
import type { CategoryFacets, Manifest } from './manifest.ts';

const FENINGA = 100;
/** A value that fewer articles have is not chosen. */
const FEWEST_ARTICLES = 3;

const TREE = `with recursive tree as (
  select id as root, id from category
  union all select t.root, c.id from tree t join category c on c.parent_category_id = t.id),
  member as (select distinct t.root, a.id, a.brand_id, a.vpc from tree t join article_category ac on ac.category_id = t.id
    join article a on a.id = ac.article_id where a.is_visible_on_web)`;

async function categories(client: pg.Client): Promise<CategoryFacets[]> {
  const { rows } = await client.query<{ id: number; articles: number; brandIds: number[]; min: number; max: number }>(
    `${TREE} select root as id, count(*)::integer as articles, array_agg(distinct brand_id order by brand_id) as "brandIds",
       min(vpc) as min, max(vpc) as max from member group by root having count(*) >= $1 order by root`,
    [FEWEST_ARTICLES],
  );
  const { rows: values } = await client.query<{ root: number; ids: number[] }>(
    `${TREE}, used as (select m.root, v.attribute_id, v.id from member m join article_attribute_value av on av.article_id = m.id
       join attribute_value v on v.id = av.attribute_value_id join attribute t on t.id = v.attribute_id and t.is_filter
       group by 1, 2, 3 having count(*) >= $1)
     select root, array_agg(id order by id) as ids from used group by root, attribute_id having count(*) > 1
     order by root, attribute_id`,
    [FEWEST_ARTICLES],
  );
  const byCategory = Map.groupBy(values, ({ root }) => root);
  return rows.map(({ id, articles, brandIds, min, max }) => ({
    id,
    articles,
    brandIds,
    attributes: (byCategory.get(id) ?? []).map(({ ids }) => ids),
    minPrice: min / FENINGA,
    maxPrice: max / FENINGA,
  }));
}

async function ids(client: pg.Client, text: string): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(text);
  return rows.map(({ id }) => id);
}

/** What requests can be made of. */
export async function describeShop(
  client: pg.Client,
): Promise<Pick<Manifest, 'articleIds' | 'orderableIds' | 'categories' | 'titles' | 'codes'>> {
  const { rows: samples } = await client.query<{ title: string; code: string }>(
    `select distinct on (left(md5(id::text), 3)) title->>'bs' as title, code from article where is_visible_on_web
     order by left(md5(id::text), 3), id`,
  );
  const wordsOf = (title: string): string[] =>
    title
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((word) => /^\p{L}{4,}$/u.test(word));
  return {
    articleIds: await ids(client, 'select id from article where is_visible_on_web order by id'),
    orderableIds: await ids(
      client,
      `select a.id from article a join stock_level s on s.article_id = a.id
       where a.is_visible_on_web and not a.disable_selling and not a.is_discontinued and s.on_hand = 100000000
       order by a.id`,
    ),
    categories: await categories(client),
    titles: samples.map(({ title }) => wordsOf(title)).filter((words) => words.length > 1),
    codes: samples.map(({ code }) => code),
  };
}
