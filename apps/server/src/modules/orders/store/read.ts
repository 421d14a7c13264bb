import { type ADMIN_ORDER_SORTS, MOST_COUNTED_ORDERS, type OrderEvent, type OrderStatus } from '@sjaj/contract';
import type { DeliveryDays } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { PageRequest, RowPage } from '../../../platform/database/list-page.ts';
import { allRows, firstRow, oneNumber } from '../../../platform/database/statements.ts';
import type { HoldReason } from '../rules/transitions.ts';
import { DELIVERY_TERM, type DeliveryTermFacts } from './delivery-term.ts';
import { chosen, chosenIn, type Filter } from './filter.ts';
import { type EditRow, EDITS, type LineRow, LINES } from './order-lines.ts';
import type { Scope } from './scope.ts';

/** What a list shows of an order. Amounts are feninga. */
export interface OrderHead {
  readonly id: number;
  readonly number: string;
  readonly version: number;
  readonly status: OrderStatus;
  readonly holdReason: HoldReason | null;
  /** Null too once the order has ended without it. */
  readonly confirmEmailBy: Date | null;
  readonly orderer: string;
  readonly isGuests: boolean;
  readonly companyTitle: string | null;
  readonly placedAt: Date;
  readonly lines: number;
  readonly net: number;
  readonly vat: number;
  readonly total: number;
  readonly deliveryMethod: 'own' | 'express' | 'pickup';
  readonly deliveryTitle: string;
  readonly paymentTypeId: number;
  readonly customerReference: string | null;
  readonly town: string | null;
}

export interface DeliveryAddress {
  readonly contactPerson: string;
  readonly phone: string;
  readonly street: string;
  readonly town: string;
  readonly postalCode: string;
  readonly country: string;
  readonly note: string | null;
}

/** An order that another one came from or became, and whose it is. */
export interface LinkedOrder {
  readonly id: number;
  readonly number: string;
  readonly userId: number | null;
  readonly companyId: number | null;
  readonly placedById: number | null;
  readonly relation: 'merged_into' | 'split_into' | 'made_from';
}

export interface OrderRecord extends OrderHead, DeliveryTermFacts {
  readonly userId: number | null;
  readonly companyId: number | null;
  readonly mayApproveOwnOrders: boolean;
  readonly ordererEmail: string;
  readonly isEmailConfirmed: boolean;
  readonly companyJib: string | null;
  readonly companyPdvNumber: string | null;
  /** Where the company is now. */
  readonly companyAddress: string | null;
  readonly postageNet: number;
  readonly discount: number;
  readonly couponCode: string | null;
  readonly weightG: number;
  readonly note: string | null;
  readonly arrives: DeliveryDays | null;
  readonly deliveryAddress: DeliveryAddress;
  readonly placedBy: string | null;
  /** Of the company now. */
  readonly paymentTermDays: number | null;
  readonly vatRates: readonly { readonly taxRateBp: number; readonly base: number; readonly vat: number }[];
  readonly orderLines: readonly LineRow[];
  readonly history: readonly {
    readonly at: string;
    readonly from: OrderStatus | null;
    readonly to: OrderStatus;
    readonly who: string;
    readonly onBehalfOf: string | null;
    readonly by: OrderEvent['by'];
    readonly reason: string | null;
  }[];
  readonly edits: readonly EditRow[];
  readonly links: readonly LinkedOrder[];
}

export const HEAD = sql`
  o.id, o.number, o.version, o.status, o.hold_reason as "holdReason", o.orderer_name as orderer, o.company_title as "companyTitle",
  o.placed_at as "placedAt", o.net, o.vat, o.total, o.delivery_method as "deliveryMethod", o.delivery_title as "deliveryTitle",
  o.payment_type_id as "paymentTypeId", o.customer_reference as "customerReference", o.delivery_address->>'town' as town,
  case when o.status in (-1, 1) then o.confirm_email_by end as "confirmEmailBy",
  (select count(*)::integer from sales_order_line l where l.order_id = o.id) as lines,
  exists (select from user_account g where g.id = o.user_id and g.role = 'guest') as "isGuests"`;

const HISTORY = sql`
  (select coalesce(json_agg(json_build_object('at', h.at, 'from', h.from_status, 'to', h.to_status,
      'who', h.user_name, 'onBehalfOf', h.on_behalf_of, 'reason', h.reason,
      'by', case when h.user_id = o.user_id then 'orderer' when u.company_id = o.company_id then 'company' else 'supplier' end)
      order by h.id), '[]')
    from sales_order_history h left join user_account u on u.id = h.user_id where h.order_id = o.id) as history`;

/** Told no more once the order has ended. */
const ARRIVES = sql`case when o.arrives_from is not null and o.status <> all ('{3,5,6,7,8}') then
  json_build_object('from', o.arrives_from, 'to', o.arrives_to) end`;

const VAT_RATES = sql`
  (select coalesce(json_agg(json_build_object('taxRateBp', v.tax_rate_bp, 'base', v.base, 'vat', v.vat)
      order by v.tax_rate_bp desc), '[]')
    from sales_order_vat v where v.order_id = o.id) as "vatRates"`;

const LINKS = sql`
  (select coalesce(json_agg(json_build_object('id', k.id, 'number', k.number, 'userId', k.user_id,
      'companyId', k.company_id, 'placedById', k.placed_by_user_id, 'relation', case when k.id = o.merged_into_id then 'merged_into'
        when k.split_from_id = o.id then 'split_into' else 'made_from' end) order by k.id), '[]')
    from sales_order k
    where k.id in (o.merged_into_id, o.split_from_id) or k.merged_into_id = o.id or k.split_from_id = o.id) as links`;

/** One order whole, in one statement. */
export const one = (db: Db | Tx, id: number, scope: Scope): Promise<OrderRecord | undefined> =>
  firstRow<OrderRecord>(db)`
    select ${HEAD}, o.user_id as "userId", o.company_id as "companyId",
      coalesce(c.may_approve_own_orders, false) as "mayApproveOwnOrders", o.orderer_email as "ordererEmail",
      o.is_email_confirmed as "isEmailConfirmed",
      o.company_jib as "companyJib", o.company_vat_number as "companyPdvNumber",
      (select concat_ws(', ', c.address, concat_ws(' ', t.postal_code, t.name->>'bs')) from town t where t.id = c.town_id)
        as "companyAddress",
      o.postage_net as "postageNet", o.discount, o.coupon_code as "couponCode", o.weight_g as "weightG", o.note,
      ${ARRIVES} as arrives, ${DELIVERY_TERM},
      o.delivery_address as "deliveryAddress",
      p.first_name || ' ' || p.last_name as "placedBy", c.payment_term_days as "paymentTermDays", ${VAT_RATES}, ${LINES}, ${HISTORY}, ${EDITS}, ${LINKS}
    from sales_order o
    left join company c on c.id = o.company_id
    left join user_account p on p.id = o.placed_by_user_id
    where o.id = ${id} and ${scope}
  `;

export type OrderSort = (typeof ADMIN_ORDER_SORTS)[number];

interface PageQuery extends PageRequest {
  readonly sortBy?: OrderSort;
  readonly isSortAscending?: boolean;
}

const COLUMNS: Readonly<Record<Exclude<OrderSort, 'default'>, RawBuilder<unknown>>> = {
  createdDate: sql`o.placed_at`,
  number: sql`o.number`,
  customer: sql`coalesce(o.company_title, o.orderer_name) collate "bs-x-icu"`,
  orderer: sql`o.orderer_name collate "bs-x-icu"`,
  town: sql`coalesce(o.delivery_address->>'town', '') collate "bs-x-icu"`,
  net: sql`o.net`,
  status: sql`o.status`,
  total: sql`o.total`,
};

/** By what an index has the orders in order. */
const INDEXED: readonly OrderSort[] = ['default', 'createdDate', 'number', 'status'];

function orderBy({ sortBy = 'default', isSortAscending = false }: PageQuery): RawBuilder<unknown> {
  const column = COLUMNS[sortBy === 'default' ? 'createdDate' : sortBy];
  return sortBy !== 'default' && isSortAscending ? sql`${column}, o.id` : sql`${column} desc, o.id desc`;
}

/** A page of orders, newest first unless asked for otherwise. What no index has in order is sorted among the newest. */
export const list = (db: Db, filter: Filter, query: PageQuery): Promise<readonly OrderHead[]> =>
  allRows<OrderHead>(db)`${others(filter)} select ${HEAD} ${pageOf(filter, query)}`;

/** The same page and the number of all orders, in one statement: what the reader sees besides is found once for both. */
export async function countedList(db: Db, filter: Filter, query: PageQuery): Promise<RowPage<OrderHead>> {
  const rows = await allRows<OrderHead & { readonly totalItems: number }>(db)`
    ${others(filter)} select ${HEAD}, (select count(*)::integer from (${everyOne(filter)}) counted) as "totalItems"
    ${pageOf(filter, query)}
  `;
  // A page beyond the last has no row to say it.
  const totalItems = rows[0]?.totalItems ?? (query.page === 1 ? 0 : await countUpTo(db, filter, null));
  return { rows, totalItems };
}

/** The number of orders; counting stops at `most`, where that is not null. */
export const countUpTo = (db: Db, filter: Filter, most: number | null): Promise<number> =>
  oneNumber(db)`
    ${others(filter)} select count(*)::integer as count from (${everyOne(filter)} limit ${most}) counted
  `;

function pageOf(filter: Filter, query: PageQuery): RawBuilder<unknown> {
  const { page, pageSize } = query;
  const order = orderBy(query);
  const isBounded = !INDEXED.includes(query.sortBy ?? 'default');
  return sql`from ${isBounded ? newestIn(filter) : foundIn(filter, sql`order by ${order} limit ${page * pageSize}`)}
    order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

/** The ids of `filter.others`, for the statement that follows. */
const others = (filter: Filter): RawBuilder<unknown> =>
  filter.others
    ? sql`with others as materialized (select o.id from sales_order o where ${chosenIn(filter.others, filter)})`
    : sql``;

/** The orders of the filter as `o`: of the first part no more than the list may show. */
const foundIn = (filter: Filter, first: RawBuilder<unknown>): RawBuilder<unknown> =>
  filter.others
    ? sql`((select o.id from sales_order o where ${chosenIn(filter.scope, filter)} ${first}) union all select id from others) f
      join sales_order o on o.id = f.id`
    : sql`sales_order o where ${chosen(filter)}`;

/** A row for each order of the filter. */
const everyOne = (filter: Filter): RawBuilder<unknown> =>
  filter.others
    ? sql`select 1 from sales_order o where ${chosenIn(filter.scope, filter)} union all select 1 from others`
    : sql`select 1 from sales_order o where ${chosen(filter)}`;

/** The newest orders of the filter as `o`, as many as a list counts. */
const newestIn = (filter: Filter): RawBuilder<unknown> => sql`(
  select o.* from sales_order o where ${chosen(filter)} order by o.placed_at desc, o.id desc limit ${MOST_COUNTED_ORDERS}) o`;
