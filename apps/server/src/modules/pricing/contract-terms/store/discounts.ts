import type { Content } from '@sjaj/domain';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { deleteRow, insertRow, updateRow } from '../../../../platform/database/rows.ts';
import { allRows, firstRow } from '../../../../platform/database/statements.ts';

interface Named<T> {
  readonly id: number;
  readonly title: T;
}

export interface StoredDiscount {
  readonly id: number;
  readonly brand: Named<string> | null;
  readonly category: Named<Content> | null;
  readonly percentBp: number;
  readonly articles: number;
}

/** The discounts of a company, the one with the highest precedence first, each with the number of articles in its scope. */
export const discounts = (db: Db | Tx, companyId: number, id?: number): Promise<readonly StoredDiscount[]> =>
  allRows<StoredDiscount>(db)`
    select d.id, d.percent_bp as "percentBp",
      case when b.id is not null then json_build_object('id', b.id, 'title', b.title) end as brand,
      case when k.id is not null then json_build_object('id', k.id, 'title', k.title) end as category,
      (select count(*)::integer from article a
        where (d.brand_id is null or a.brand_id = d.brand_id)
          and (d.category_id is null or a.id in (
            with recursive below as (
              select d.category_id as id union select c.id from category c join below on c.parent_category_id = below.id
            ) select article_id from article_category where category_id in (select id from below)))) as articles
    from company_discount d
    left join brand b on b.id = d.brand_id
    left join category k on k.id = d.category_id
    where d.company_id = ${companyId} and (${id ?? null}::integer is null or d.id = ${id ?? null}::integer)
    order by (d.category_id is null), (d.brand_id is null), d.percent_bp desc, d.id
  `;

interface Options {
  readonly brands: readonly Named<string>[];
  readonly categories: readonly { readonly id: number; readonly titles: readonly Content[] }[];
}

/** All brands and categories, each category with the titles from the top level down. */
export async function options(db: Db): Promise<Options> {
  const row = await firstRow<Options>(db)`
    with recursive path (id, titles, place) as (
      select id, jsonb_build_array(title), array[position, id] from category where parent_category_id is null
      union all
      select c.id, path.titles || c.title, path.place || array[c.position, c.id]
      from category c join path on path.id = c.parent_category_id
    )
    select
      coalesce((select json_agg(json_build_object('id', id, 'title', title) order by lower(title), id) from brand), '[]')
        as brands,
      coalesce((select json_agg(json_build_object('id', id, 'titles', titles) order by place) from path), '[]')
        as categories
  `;
  return row ?? { brands: [], categories: [] };
}

export interface Scope {
  readonly brandId: number | null;
  readonly categoryId: number | null;
}

interface ScopeState {
  readonly isKnown: boolean;
  readonly isTaken: boolean;
}

/** Whether brand and category exist, and whether the company has a discount of the same scope. */
export async function scopeState(tx: Tx, companyId: number, { brandId, categoryId }: Scope): Promise<ScopeState> {
  const row = await firstRow<ScopeState>(tx)`
    select (${brandId}::integer is null or exists (select from brand where id = ${brandId}))
        and (${categoryId}::integer is null or exists (select from category where id = ${categoryId})) as "isKnown",
      exists (select from company_discount where company_id = ${companyId}
        and brand_id is not distinct from ${brandId}::integer
        and category_id is not distinct from ${categoryId}::integer) as "isTaken"
  `;
  return row ?? { isKnown: false, isTaken: false };
}

/** The discount of a company on the whole assortment. */
export const generalDiscount = (
  tx: Tx,
  companyId: number,
): Promise<Pick<StoredDiscount, 'id' | 'percentBp'> | undefined> =>
  firstRow<Pick<StoredDiscount, 'id' | 'percentBp'>>(tx)`
    select id, percent_bp as "percentBp" from company_discount
    where company_id = ${companyId} and brand_id is null and category_id is null
    order by percent_bp desc, id limit 1`;

export async function addDiscount(tx: Tx, companyId: number, { brandId, categoryId }: Scope, percentBp: number) {
  return insertRow(tx, 'company_discount', {
    company_id: companyId,
    brand_id: brandId,
    category_id: categoryId,
    percent_bp: percentBp,
  });
}

export const setPercent = (tx: Tx, id: number, percentBp: number): Promise<void> =>
  updateRow(tx, 'company_discount', id, { percent_bp: percentBp });

export const removeDiscount = (tx: Tx, id: number): Promise<void> => deleteRow(tx, 'company_discount', id);
