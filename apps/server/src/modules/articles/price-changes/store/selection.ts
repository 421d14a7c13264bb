import type { PriceSelection } from '@sjaj/contract';
import { type Feninga, startOfDay, addDays } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { allRows, firstRow, oneColumn } from '../../../../platform/database/statements.ts';
import { type ListSearch, orSimilar } from '../../../../platform/database/list-search.ts';
import { articlesFoundBy, SEARCHED } from '../../store/list.ts';
import type { Break } from '../rules/new-prices.ts';

type Found = Extract<PriceSelection, { readonly found: unknown }>['found'];

/** When a price of article `a` was changed last, or else when the article was added. */
const LAST_CHANGE = sql`coalesce((select max(changed_at) from price_history where article_id = a.id), a.created_at)`;

function conditions(found: Found, search: ListSearch): RawBuilder<SqlBool> {
  const all: RawBuilder<SqlBool>[] = [articlesFoundBy(found, search)];
  const { tagIds, marginFrom, marginTo, changedFrom, changedTo } = found;
  if (tagIds.length > 0) {
    all.push(sql`a.id in (select article_id from article_tag where tag_id = any(${tagIds}::integer[]))`);
  }
  if (marginFrom !== undefined || marginTo !== undefined) all.push(sql`a.vpc > 0 and a.nc > 0`);
  // Numeric, so that nothing is rounded before it is compared.
  if (marginFrom !== undefined) all.push(sql`(a.vpc - a.nc) * 100::numeric >= ${marginFrom}::numeric * a.vpc`);
  if (marginTo !== undefined) all.push(sql`(a.vpc - a.nc) * 100::numeric <= ${marginTo}::numeric * a.vpc`);
  if (changedFrom !== undefined) all.push(sql`${LAST_CHANGE} >= ${startOfDay(changedFrom)}`);
  if (changedTo !== undefined) all.push(sql`${LAST_CHANGE} < ${startOfDay(addDays(changedTo, 1))}`);
  return sql.join(all, sql` and `);
}

/** The ids of the articles that are found, by code. */
export async function foundIds(db: Db | Tx, found: Found): Promise<readonly number[]> {
  const { rows } = await orSimilar(found.quickSearch, async (search) => {
    const ids = await oneColumn<number>(db)`
      select a.id from ${SEARCHED} where ${conditions(found, search)} order by a.code, a.id`;
    return { rows: ids, totalItems: ids.length };
  });
  return rows;
}

/** How many articles are found. */
export async function countFound(db: Db, found: Found): Promise<number> {
  const { totalItems } = await orSimilar(found.quickSearch, async (search) => {
    const row = await firstRow<{ totalItems: number }>(db)`
      select count(*)::integer as "totalItems" from ${SEARCHED} where ${conditions(found, search)}`;
    return row ?? { totalItems: 0 };
  });
  return totalItems;
}

/** The ids of those that exist, by code. */
export async function existingIds(db: Db | Tx, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await db.selectFrom('article').select('id').where('id', 'in', ids).orderBy('code').execute();
  return rows.map(({ id }) => id);
}

/** The articles with these codes, by code in capitals. */
export async function idsByCode(tx: Tx, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await allRows<{ id: number; code: string }>(tx)`
    select id, upper(code) as code from article where upper(code) = any(${codes}::text[])`;
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** An article with everything that its new prices depend on. */
export interface PricedArticle {
  readonly id: number;
  readonly code: string;
  readonly vpc: Feninga;
  readonly mpc: Feninga;
  readonly cost: Feninga;
  readonly taxRateBp: number;
  readonly breaks: readonly Break[];
}

/** The articles with these ids, by id; `locks` them until the transaction ends. */
export async function priced(
  tx: Tx,
  ids: readonly number[],
  { locks }: { readonly locks: boolean },
): Promise<ReadonlyMap<number, PricedArticle>> {
  const locking = sql`with locked as materialized
    (select id from article where id = any(${ids}::integer[]) order by id for no key update)`;
  const rows = await allRows<PricedArticle>(tx)`${locks ? locking : sql``}
    select a.id, a.code, a.vpc, a.mpc, a.nc as cost, t.rate_bp as "taxRateBp",
      coalesce((select json_agg(json_build_array(from_quantity, price) order by from_quantity)
        from quantity_break where article_id = a.id), '[]') as breaks
    from article a join tax_group t on t.id = a.tax_group_id
    where ${locks ? sql`a.id in (select id from locked)` : sql`a.id = any(${ids}::integer[])`}`;
  return new Map(rows.map((row) => [row.id, row]));
}
