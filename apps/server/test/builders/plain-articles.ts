import { businessDate } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/db.ts';
import type { SeededShop } from './seeded-shop.ts';

const ARTICLES = 70;
export const FIRST = 50_000;
export const PARENT = 30_001;
const CHILD = 30_002;
export const BRAND = 31_001;

/** An article as lists know it, read without summaries and indexes. */
export interface PlainArticle {
  readonly id: number;
  /** Places in the order of codes and titles. */
  readonly code: number;
  readonly title: number;
  readonly brandId: number;
  readonly vpc: number;
  readonly nc: number;
  readonly isVisible: boolean;
  readonly isDiscontinued: boolean;
  readonly isArchived: boolean;
  readonly createdAt: number;
  readonly addedOn: string;
  readonly onHand: number;
  readonly reserved: number;
  readonly lowLevel: number;
  readonly isInCategory: boolean;
  readonly hasPicture: boolean;
  /** The newest day with a sale. */
  readonly soldOn: string | null;
}

/** Some 70 articles of all kinds, with stock, categories, pictures and sales; later changed in every column that lists ask for, and one deleted. */
export async function variousArticles({ references, shop }: SeededShop): Promise<readonly PlainArticle[]> {
  const today = businessDate(shop.now());
  await sql`insert into brand (id, title) values (${BRAND}, 'Čistko')`.execute(shop.db);
  await sql`insert into category (id, title, parent_category_id) values (${PARENT}, '{"bs": "Kuća"}', null), (${CHILD}, '{"bs": "Podovi"}', ${PARENT})`.execute(
    shop.db,
  );
  await sql`
    insert into article (id, code, brand_id, title, unit_id, tax_group_id, vpc, mpc, nc, is_visible_on_web, is_discontinued, created_at)
    select ${FIRST}::integer + n, 'LA-' || (n * 37) % 100, case when n % 4 = 0 then ${BRAND}::integer else ${references.brandId} end,
      jsonb_build_object('bs', case when n % 2 = 0 then 'Četka ' else 'Cjevčica ' end || (n * 53) % 97), ${references.unitId}, ${references.taxGroupId},
      n * 7 % 20 * 100, n * 7 % 20 * 117, case when n % 5 = 0 then 0 else n * 3 % 11 * 100 end, n % 3 <> 0, n % 7 = 0,
      ${shop.now()}::timestamptz - n * 13 % 450 * interval '1 day'
    from generate_series(1, ${ARTICLES}::integer) n`.execute(shop.db);
  await sql`
    insert into stock_level (article_id, on_hand, reserved, low_level) select ${FIRST}::integer + n, n % 6 * 3, n % 6, n * 5 % 13
    from generate_series(1, ${ARTICLES}::integer) n where n % 8 <> 0`.execute(shop.db);
  await sql`
    insert into article_category (article_id, category_id) select ${FIRST}::integer + n, case when n % 10 = 1 then ${CHILD}::integer else ${PARENT} end
    from generate_series(1, ${ARTICLES}::integer) n where n % 5 = 1`.execute(shop.db);
  await sql`
    with added as (insert into picture (key, name) values ('slika', 'Slika') returning key)
    insert into article_picture (article_id, picture_key, position) select ${FIRST}::integer + n, 'slika', 0
    from generate_series(1, ${ARTICLES}::integer) n where n % 4 <> 2`.execute(shop.db);
  await sql`
    insert into revenue_by_article (day, article_id, quantity, revenue, cost, costed_revenue)
    select ${today}::date - n * back % 500, ${FIRST}::integer + n, 1 + n % 3, n * 17 % 40 * 100, n * 5 % 9 * 100, n * 17 % 40 * 100
    from generate_series(1, ${ARTICLES}::integer) n cross join (values (11), (29)) b (back) where n % 3 <> 1
    on conflict do nothing`.execute(shop.db);
  await sql`update article set vpc = vpc + 50, nc = nc + 70, created_at = created_at - interval '100 days', is_discontinued = not is_discontinued
    where id % 9 = 0`.execute(shop.db);
  await sql`update article set is_visible_on_web = false, archived_at = now(), brand_id = ${BRAND} where id % 11 = 0`.execute(
    shop.db,
  );
  await sql`delete from stock_level where article_id = ${FIRST + 2}`.execute(shop.db);
  await sql`delete from revenue_by_article where article_id = ${FIRST + 2}`.execute(shop.db);
  await sql`delete from article where id = ${FIRST + 2}`.execute(shop.db);
  return readPlainly(shop.db);
}

async function readPlainly(db: Db): Promise<readonly PlainArticle[]> {
  const { rows } = await sql<PlainArticle>`
    select a.id, (row_number() over (order by a.code))::integer as code,
      (row_number() over (order by a.title->>'bs' collate "bs-x-icu", a.id))::integer as title, a.brand_id as "brandId", a.vpc, a.nc,
      a.is_visible_on_web as "isVisible", a.is_discontinued as "isDiscontinued", a.archived_at is not null as "isArchived",
      extract(epoch from a.created_at)::float8 as "createdAt", (a.created_at at time zone 'Europe/Sarajevo')::date::text as "addedOn",
      coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved,
      coalesce(s.low_level, (select value::text::integer from setting where key = 'lowStockLevel'), 0) as "lowLevel",
      exists (select from article_category c where c.article_id = a.id and c.category_id in (${PARENT}, ${CHILD})) as "isInCategory",
      exists (select from article_picture p where p.article_id = a.id) as "hasPicture",
      (select max(r.day)::text from revenue_by_article r where r.article_id = a.id) as "soldOn"
    from article a left join stock_level s on s.article_id = a.id`.execute(db);
  return rows;
}
