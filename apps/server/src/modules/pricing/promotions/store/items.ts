import { type Feninga, feninga } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { type RowPage, rowPage, type SearchRequest } from '../../../../platform/database/list-page.ts';
import { allRows, execute, firstRow, oneColumn } from '../../../../platform/database/statements.ts';
import { itemsByCode } from '../../../search-terms/index.ts';
import type { Candidate, PlannedItem } from '../rules/items-plan.ts';
import type { ListPrices, PromotionPrices } from '../rules/promotion.ts';

/** An article of a promotion. */
export interface ItemRow {
  readonly id: number;
  readonly code: string;
  readonly title: unknown;
  readonly categoryId: number | null;
  readonly pictureKey: string | null;
  readonly listPrice: number;
  readonly listRetailPrice: number;
  readonly price: number;
  readonly retailPrice: number;
  readonly isVisibleOnWeb: boolean;
  readonly isBelowCost: boolean;
  /** The titles of other promotions of these days. */
  readonly overlaps: readonly unknown[];
}

/** The other active promotions with article `a` that overlap in time with promotion `s`. */
const OTHER_PROMOTIONS = sql`promotion_article e join promotion other on other.id = e.promotion_id
  where e.article_id = a.id and other.id <> s.id and other.is_active
    and other.starts_at < s.ends_at and other.ends_at > s.starts_at`;

const VIEWS: Readonly<Record<'all' | 'overlapping' | 'below_cost', RawBuilder<SqlBool>>> = {
  all: sql`true`,
  overlapping: sql`exists (select from ${OTHER_PROMOTIONS})`,
  below_cost: sql`i.price < a.nc`,
};

interface ItemsQuery extends SearchRequest {
  readonly view: keyof typeof VIEWS;
}

const SELECTED = sql`a.id, a.code, a.title, a.vpc as "listPrice", a.mpc as "listRetailPrice", i.price, i.retail_price as "retailPrice",
  a.is_visible_on_web as "isVisibleOnWeb", i.price < a.nc as "isBelowCost",
  (select category_id from article_category where article_id = a.id order by position, category_id limit 1)
    as "categoryId",
  (select picture_key from article_picture where article_id = a.id order by position, id limit 1) as "pictureKey",
  coalesce((select json_agg(other.title order by other.id) from ${OTHER_PROMOTIONS}), '[]') as overlaps`;

const TABLES = sql`promotion s join promotion_article i on i.promotion_id = s.id join article a on a.id = i.article_id`;

/** One page of the articles of a promotion by code, and their number. */
export const itemPage = (
  db: Db,
  promotionId: number,
  { view, quickSearch, ...query }: ItemsQuery,
): Promise<RowPage<ItemRow>> => {
  const { found, orderBy } = itemsByCode(quickSearch);
  return rowPage(db, query, {
    select: SELECTED,
    from: sql`from ${TABLES} where s.id = ${promotionId} and ${VIEWS[view]} and ${found}`,
    orderBy,
  });
};

export interface Cost {
  /** The purchase price without VAT. */
  readonly costPrice: Feninga;
  /** VAT in its retail price, in basis points. */
  readonly rateBp: number;
}

export async function costOf(tx: Tx, articleId: number): Promise<Cost> {
  const row = await tx
    .selectFrom('article')
    .innerJoin('tax_group', 'tax_group.id', 'article.tax_group_id')
    .select(['article.nc', 'tax_group.rate_bp'])
    .where('article.id', '=', articleId)
    .executeTakeFirstOrThrow();
  return { costPrice: feninga(row.nc), rateBp: row.rate_bp };
}

/** One article of a promotion; undefined if it is not part of it. */
export const item = (db: Db | Tx, promotionId: number, articleId: number): Promise<ItemRow | undefined> =>
  firstRow<ItemRow>(db)`
    select ${SELECTED} from ${TABLES} where s.id = ${promotionId} and a.id = ${articleId}`;

interface CandidateRow {
  readonly articleId: number;
  readonly code: string;
  readonly title: unknown;
  readonly listPrice: number;
  readonly listRetailPrice: number;
  readonly costPrice: number;
  readonly price: number | null;
  readonly retailPrice: number | null;
  readonly isInOtherPromotion: boolean;
}

const CANDIDATE = sql`a.id as "articleId", a.code, a.title, a.vpc as "listPrice", a.mpc as "listRetailPrice", a.nc as "costPrice", i.price, i.retail_price as "retailPrice",
  exists (select from ${OTHER_PROMOTIONS}) as "isInOtherPromotion"`;

const candidateOf = ({ price, retailPrice, ...row }: CandidateRow): Candidate => ({
  ...row,
  listPrice: feninga(row.listPrice),
  listRetailPrice: feninga(row.listRetailPrice),
  costPrice: feninga(row.costPrice),
  before: price === null || retailPrice === null ? null : { price: feninga(price), retailPrice: feninga(retailPrice) },
});

/** The articles that each code matches, by its index. An exact code wins over one that differs only in punctuation or a barcode. */
export async function byCodes(
  db: Db | Tx,
  promotionId: number,
  codes: readonly string[],
): Promise<ReadonlyMap<number, readonly Candidate[]>> {
  const rows = await allRows<CandidateRow & { readonly place: number }>(db)`
    with requested as materialized (
      select code, code_key(code) as key, place::integer from unnest(${codes}::text[]) with ordinality as t (code, place)
    ), hit as (
      select q.place, a.id, 1 as rank from requested q join article a on a.code = q.code
      union all
      select q.place, a.id, 2 from requested q
        join article a on code_key(a.code) collate "C" = q.key collate "C" where q.key <> ''
      union all
      select q.place, a.id, 2 from requested q join article a on a.ean = q.code
    ), best as (
      select distinct h.place, h.id from hit h
      where h.rank = (select min(other.rank) from hit other where other.place = h.place)
    )
    select best.place, ${CANDIDATE} from best join article a on a.id = best.id join promotion s on s.id = ${promotionId}
    left join promotion_article i on i.promotion_id = s.id and i.article_id = a.id
    order by best.place, a.id`;
  const found = Map.groupBy(rows, ({ place }) => place - 1);
  return new Map([...found].map(([place, list]) => [place, list.map(({ place: _, ...row }) => candidateOf(row))]));
}

export interface Scope {
  readonly brandId: number | null;
  readonly categoryId: number | null;
}

/** The articles of a brand, of a category with those below it, or of both, by code: at most `most`. */
export async function inScope(
  db: Db | Tx,
  promotionId: number,
  { brandId, categoryId, most }: Scope & { readonly most: number },
): Promise<readonly Candidate[]> {
  const rows = await allRows<CandidateRow>(db)`
    select ${CANDIDATE} from article a join promotion s on s.id = ${promotionId}
    left join promotion_article i on i.promotion_id = s.id and i.article_id = a.id
    where (${brandId}::integer is null or a.brand_id = ${brandId}::integer)
      and (${categoryId}::integer is null or a.id in (
        with recursive below as (
          select ${categoryId}::integer as id
          union select c.id from category c join below on c.parent_category_id = below.id
        ) select article_id from article_category where category_id in (select id from below)))
    order by a.code, a.id limit ${most}`;
  return rows.map(candidateOf);
}

/** Adds articles to a promotion or changes their prices. */
export async function save(
  tx: Tx,
  promotionId: number,
  items: readonly Pick<PlannedItem, 'articleId' | keyof PromotionPrices>[],
) {
  if (items.length === 0) return;
  await execute(tx)`
    insert into promotion_article (promotion_id, article_id, price, retail_price)
    select ${promotionId}::integer, * from unnest(${items.map(({ articleId }) => articleId)}::integer[],
      ${items.map(({ price }) => price)}::integer[], ${items.map(({ retailPrice }) => retailPrice)}::integer[])
    on conflict (promotion_id, article_id)
      do update set price = excluded.price, retail_price = excluded.retail_price`;
}

/** Adds the articles of a promotion to another one, as far as their prices there are below those of the list. */
export const copyItems = (tx: Tx, fromId: number, toId: number): Promise<void> =>
  execute(tx)`
    insert into promotion_article (promotion_id, article_id, price, retail_price)
    select ${toId}::integer, i.article_id, i.price, i.retail_price
    from promotion_article i join article a on a.id = i.article_id
    where i.promotion_id = ${fromId} and a.archived_at is null and i.price <= a.vpc and i.retail_price <= a.mpc
      and (i.price < a.vpc or i.retail_price < a.mpc)`;

/** Removes articles from a promotion; returns the codes of those that were part of it. */
export const remove = (tx: Tx, promotionId: number, articleIds: readonly number[]): Promise<readonly string[]> =>
  oneColumn<string>(tx)`
    delete from promotion_article i using article a
    where a.id = i.article_id and i.promotion_id = ${promotionId} and i.article_id = any(${articleIds}::integer[])
    returning a.code`;

export const listOf = ({ listPrice, listRetailPrice }: ItemRow): ListPrices => ({
  listPrice: feninga(listPrice),
  listRetailPrice: feninga(listRetailPrice),
});

export const pricesOf = ({ price, retailPrice }: ItemRow): PromotionPrices => ({
  price: feninga(price),
  retailPrice: feninga(retailPrice),
});
