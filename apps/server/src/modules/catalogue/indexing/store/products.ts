import { type Content, feninga } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { IndexedProduct, PricedProduct } from '@sjaj/catalogue-index';
import type { Db } from '../../../../platform/database/db.ts';
import { allRows, execute } from '../../../../platform/database/statements.ts';
import type { Packing } from '../rules.ts';
import { PROMOTION_PRICE, promotionPrices, type PromotionPriceTuple } from '../../../pricing/index.ts';

/** A visible article as the database has it, before its categories, values and tags are resolved. */
export interface ProductFacts
  extends
    PricedProduct,
    Pick<
      IndexedProduct,
      'groupId' | 'isLead' | 'isDiscontinued' | 'title' | 'available' | 'popularity' | 'rating' | 'createdAt'
    > {
  readonly valueIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly packing: Packing;
  readonly codes: readonly string[];
  readonly description: string;
}

interface Row {
  readonly id: number;
  readonly code: string;
  readonly catalogNumber: string | null;
  readonly ean: string | null;
  readonly unitEans: readonly string[] | null;
  readonly variationId: number | null;
  readonly isLead: boolean;
  readonly isDiscontinued: boolean;
  readonly brandId: number;
  readonly categoryIds: readonly number[] | null;
  readonly valueIds: readonly number[] | null;
  readonly tagIds: readonly number[] | null;
  readonly title: Content;
  readonly descriptions: string;
  readonly vpc: number;
  readonly mpc: number;
  readonly taxRateBp: number;
  readonly breaks: readonly [fromQuantity: number, price: number][] | null;
  readonly promotions: readonly PromotionPriceTuple[] | null;
  readonly minimum: number;
  readonly pack: number;
  readonly unitId: number;
  readonly smallestPack: readonly [unitId: number, factor: number] | null;
  readonly available: number | null;
  readonly popularity: number;
  readonly rating: number | null;
  readonly createdAt: Date;
}

type Sql = RawBuilder<unknown>;

/** Lists are aggregated in subqueries and joined: fast for one article as well as for all of them. */
const aggregated = (name: string, list: Sql, from: Sql): Sql => sql`
  left join (select ${list} as list, article_id from ${from} group by article_id) as ${sql.table(name)}
  on ${sql.ref(`${name}.article_id`)} = a.id`;

/** The one that the row of an article shows. */
const SMALLEST_PACK = sql`json_agg(json_build_array(unit_id, factor) order by factor, unit_id) filter (where factor > 1)->0`;

function articles(only: Sql): RawBuilder<Row> {
  const of = (table: string): Sql => sql`${sql.table(table)} where ${only}`;
  return sql<Row>`
    select a.id, a.code, a.catalog_number as "catalogNumber", a.ean, a.variation_id as "variationId",
      a.is_variation_lead as "isLead", a.is_discontinued as "isDiscontinued", a.brand_id as "brandId",
      a.title, concat_ws(' ', a.short_description->>'bs', a.short_description->>'en',
        a.description->>'bs', a.description->>'en') as descriptions,
      a.vpc, a.mpc, t.rate_bp as "taxRateBp", a.minimum_quantity as minimum, a.pack_size as pack, a.popularity, a.unit_id as "unitId",
      packs.list as "smallestPack",
      a.created_at as "createdAt", s.on_hand - s.reserved as available, units.list as "unitEans",
      categories.list as "categoryIds", vals.list as "valueIds", tags.list as "tagIds", breaks.list as breaks,
      promotions.list as promotions, ratings.list as rating
    from article a
    join tax_group t on t.id = a.tax_group_id
    left join stock_level s on s.article_id = a.id
    ${aggregated('units', sql`json_agg(ean) filter (where ean is not null)`, of('article_unit'))}
    ${aggregated('packs', SMALLEST_PACK, of('article_unit'))}
    ${aggregated('categories', sql`json_agg(category_id order by position, category_id)`, of('article_category'))}
    ${aggregated('vals', sql`json_agg(attribute_value_id)`, of('article_attribute_value'))}
    ${aggregated('tags', sql`json_agg(tag_id)`, of('article_tag'))}
    ${aggregated('breaks', sql`json_agg(json_build_array(from_quantity, price))`, of('quantity_break'))}
    ${aggregated('ratings', sql`round(avg(rating) * 100)::integer`, sql`review where state = 'published' and ${only}`)}
    ${aggregated(
      'promotions',
      sql`json_agg(${PROMOTION_PRICE})`,
      sql`promotion_article i join promotion p on p.id = i.promotion_id where p.is_active and ${only}`,
    )}
    where a.is_visible_on_web`;
}

/** The visible articles among these, with the other members of their variations. */
export async function withSiblings(db: Db, articleIds: readonly number[]): Promise<ProductFacts[]> {
  const wanted = await sql<{ id: number }>`
    select id from article where id = any(${articleIds}::integer[])
    union
    select id from article where variation_id in
      (select variation_id from article where id = any(${articleIds}::integer[]))`.execute(db);
  const ids = wanted.rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await allRows<Row>(db)`${articles(sql`article_id = any(${ids}::integer[])`)}
    and a.id = any(${ids}::integer[])`;
  return rows.map(factsFrom);
}

/** The number of visible articles of each variation. */
export async function variationSizes(tx: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await allRows<{ id: number; members: number }>(tx)`
    select variation_id as id, count(*)::integer as members from article
    where is_visible_on_web and variation_id is not null group by variation_id`;
  return new Map(rows.map(({ id, members }) => [id, members]));
}

/** All visible articles in chunks; the next chunk is fetched while one is processed. */
export async function* allProducts(tx: Db, chunk: number): AsyncGenerator<ProductFacts[]> {
  await execute(tx)`set local statement_timeout = 0`;
  await execute(tx)`declare everything no scroll cursor for ${articles(sql`true`)}`;
  const fetch = (): Promise<{ rows: Row[] }> => sql<Row>`fetch ${sql.lit(chunk)} from everything`.execute(tx);
  let next = fetch();
  for (;;) {
    const { rows } = await next;
    if (rows.length === 0) break;
    next = fetch();
    // Awaited in the next iteration: until then a failure must not count as unhandled.
    next.catch(() => undefined);
    yield rows.map(factsFrom);
  }
  await execute(tx)`close everything`;
}

/** One empty list for all articles without tags, quantity prices or promotions. */
const NONE: readonly never[] = [];

const packOf = ({ smallestPack: pack }: Row): Packing['pack'] => pack && { unitId: pack[0], factor: pack[1] };

const factsFrom = (row: Row): ProductFacts => ({
  id: row.id,
  groupId: row.variationId,
  isLead: row.isLead,
  isDiscontinued: row.isDiscontinued,
  brandId: row.brandId,
  categoryIds: row.categoryIds ?? NONE,
  valueIds: row.valueIds ?? NONE,
  tagIds: row.tagIds ?? NONE,
  packing: { unitId: row.unitId, pack: packOf(row) },
  title: row.title,
  codes: [row.code, row.catalogNumber, row.ean, ...(row.unitEans ?? [])].filter((code) => code !== null),
  description: row.descriptions,
  netPrice: feninga(row.vpc),
  retailPrice: feninga(row.mpc),
  taxRateBp: row.taxRateBp,
  quantityPrices: row.breaks?.map(([fromQuantity, price]) => ({ fromQuantity, price: feninga(price) })) ?? NONE,
  minimumQuantity: row.minimum,
  packSize: row.pack,
  promotions: promotionPrices(row.promotions),
  available: row.available ?? 0,
  popularity: row.popularity,
  rating: row.rating ?? 0,
  createdAt: row.createdAt.getTime(),
});
