import { type Content, type Feninga, feninga } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { insertRow, updateVersion } from '../../../platform/database/rows.ts';
import { type ListRequest, type RowPage, rowPage } from '../../../platform/database/list-page.ts';
import { firstRow } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import type { CouponValues, StoredCoupon } from './rules.ts';

export interface CouponRow extends StoredCoupon {
  readonly brand: string | null;
  readonly category: Content | null;
}

type Row = Omit<CouponRow, 'amount' | 'minimumOrder'> & {
  readonly amount: number | null;
  readonly minimumOrder: number;
};

const COLUMNS = sql`c.id, c.version, c.code, c.percent_bp as "percentBp", c.amount, c.minimum_order as "minimumOrder",
  c.starts_at as "startsAt", c.ends_at as "endsAt", c.uses_allowed as "usesAllowed",
  c.uses_per_company as "usesPerCompany", c.uses, c.first_order_only as "firstOrderOnly", c.category_id as "categoryId",
  c.brand_id as "brandId", c.is_active as "isActive", c.archived_at as "archivedAt", b.title as brand,
  g.title as category`;

const TABLES = sql`coupon c left join brand b on b.id = c.brand_id left join category g on g.id = c.category_id`;

const rowFrom = (row: Row): CouponRow => ({
  ...row,
  amount: amountOrNull(row.amount),
  minimumOrder: feninga(row.minimumOrder),
});

const amountOrNull = (amount: number | null): Feninga | null => (amount === null ? null : feninga(amount));

export async function one(db: Db | Tx, id: number): Promise<CouponRow | undefined> {
  const row = await firstRow<Row>(db)`select ${COLUMNS} from ${TABLES} where c.id = ${id}`;
  return row && rowFrom(row);
}

/** The coupon, locked against uses and edits until the transaction ends. */
export async function lock(tx: Tx, id: number): Promise<CouponRow | undefined> {
  const row = await firstRow<Row>(tx)`
    select ${COLUMNS} from ${TABLES} where c.id = ${id} for no key update of c
  `;
  return row && rowFrom(row);
}

type CouponView = 'current' | 'running' | 'ended' | 'archived';
type CouponSort = 'code' | 'startsOn' | 'endsOn' | 'uses';

interface CouponListInput extends ListRequest<CouponSort> {
  readonly view: CouponView;
}

const viewOf = (view: CouponView, now: Date): RawBuilder<SqlBool> => {
  switch (view) {
    case 'current':
      return sql`c.archived_at is null`;
    case 'running':
      return sql`c.archived_at is null and c.is_active and c.starts_at <= ${now} and c.ends_at > ${now}
        and (c.uses_allowed is null or c.uses < c.uses_allowed)`;
    case 'ended':
      return sql`c.archived_at is null and c.ends_at <= ${now}`;
    case 'archived':
      return sql`c.archived_at is not null`;
  }
};

const SORTS: Readonly<Record<CouponSort, RawBuilder<unknown>>> = {
  code: sql`coupon_key(c.code)`,
  startsOn: sql`c.starts_at`,
  endsOn: sql`c.ends_at`,
  uses: sql`c.uses`,
};

/** One page of coupons and the number of all that match. */
export async function page(db: Db, input: CouponListInput, now: Date): Promise<RowPage<CouponRow>> {
  const where = sql`${viewOf(input.view, now)} and ${mentions(input.quickSearch, sql`code_words(c.code)`)}`;
  const direction = input.isSortAscending ? sql`asc` : sql`desc`;
  const { rows, totalItems } = await rowPage<Row>(db, input, {
    select: COLUMNS,
    from: sql`from ${TABLES} where ${where}`,
    counted: sql`from coupon c where ${where}`,
    orderBy: sql`${SORTS[input.sortBy]} ${direction}, c.id`,
  });
  return { rows: rows.map(rowFrom), totalItems };
}

const columnsOf = (values: CouponValues) => ({
  code: values.code,
  percent_bp: values.percentBp,
  amount: values.amount,
  minimum_order: values.minimumOrder,
  starts_at: values.startsAt,
  ends_at: values.endsAt,
  uses_allowed: values.usesAllowed,
  uses_per_company: values.usesPerCompany,
  first_order_only: values.firstOrderOnly,
  category_id: values.categoryId,
  brand_id: values.brandId,
  is_active: values.isActive,
});

export const insert = (tx: Tx, values: CouponValues): Promise<number> => insertRow(tx, 'coupon', columnsOf(values));

export const update = (tx: Tx, id: number, values: CouponValues): Promise<void> =>
  updateVersion(tx, 'coupon', id, columnsOf(values));

export const setActive = (tx: Tx, id: number, isActive: boolean): Promise<void> =>
  updateVersion(tx, 'coupon', id, { is_active: isActive });

export const archive = (tx: Tx, id: number, at: Date): Promise<void> =>
  updateVersion(tx, 'coupon', id, { is_active: false, archived_at: at });

/** Whether the brand and the category exist; null counts as existing. */
export async function scopeExists(tx: Tx, { brandId, categoryId }: CouponValues): Promise<boolean> {
  const row = await firstRow<{ exist: boolean }>(tx)`
    select (${brandId}::integer is null or exists (select from brand where id = ${brandId}::integer))
      and (${categoryId}::integer is null or exists (select from category where id = ${categoryId}::integer)) as exist
  `;
  return row?.exist ?? false;
}
