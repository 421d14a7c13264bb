import type { Content } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';
import { ADDRESS, chosen, type Filter } from './filter.ts';
import { HEAD, type OrderHead } from './read.ts';
import type { Scope } from './scope.ts';

/** An order as a sheet has it. */
export interface SheetOrder extends OrderHead {
  readonly address: string;
  readonly couponCode: string | null;
  readonly discount: number;
  readonly postageNet: number;
  readonly note: string | null;
  readonly isRetail: boolean;
}

/** A line with what tells its order. Amounts are feninga. */
export interface SheetLine {
  readonly orderId: number;
  readonly number: string;
  readonly placedAt: Date;
  readonly status: OrderHead['status'];
  readonly holdReason: OrderHead['holdReason'];
  readonly orderer: string;
  readonly companyTitle: string | null;
  readonly customerReference: string | null;
  readonly code: string;
  readonly title: Content;
  readonly brand: string;
  readonly unit: Content;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly taxRateBp: number;
  readonly discount: number;
  /** Prices with VAT: of a private customer or a guest. */
  readonly isRetail: boolean;
  readonly note: string | null;
}

const BATCH = 500;

/** Every order of the filter, the latest first, read some hundred at a time. */
export async function* everyOrder(db: Db, filter: Filter): AsyncGenerator<SheetOrder> {
  let before: number | undefined;
  do {
    const rows = await allRows<SheetOrder>(db)`
      select ${HEAD}, ${ADDRESS} as address, o.coupon_code as "couponCode",
        o.discount, o.postage_net as "postageNet", o.note, o.company_id is null as "isRetail"
      from sales_order o where ${chosen(filter)} ${after(before)} order by o.id desc limit ${BATCH}
    `;
    yield* rows;
    before = rows.length < BATCH ? undefined : rows.at(-1)?.id;
  } while (before !== undefined);
}

/** Every line of the same orders, in the same order. */
export async function* everyLine(db: Db, filter: Filter): AsyncGenerator<SheetLine> {
  let before: number | undefined;
  do {
    const rows = await allRows<SheetLine>(db)`
      select o.id as "orderId", o.number, o.placed_at as "placedAt", o.status, o.hold_reason as "holdReason", o.orderer_name as orderer,
        o.company_title as "companyTitle", o.customer_reference as "customerReference", o.company_id is null as "isRetail",
        l.code, l.title, l.brand, l.unit,
        l.quantity, l.unit_price as "unitPrice", l.tax_rate_bp as "taxRateBp", l.discount, l.note
      from (select o.* from sales_order o where ${chosen(filter)} ${after(before)} order by o.id desc limit ${BATCH}) o
      join sales_order_line l on l.order_id = o.id
      order by o.id desc, l.position
    `;
    yield* rows;
    before = rows.at(-1)?.orderId;
  } while (before !== undefined);
}

const after = (before: number | undefined): RawBuilder<unknown> =>
  before === undefined ? sql`` : sql`and o.id < ${before}`;

const MOST_ADDRESSES = 200;
/** Orders whose addresses are read: in older ones nobody looks for another. */
const MOST_ORDERS = 2_000;

interface DestinationRow {
  readonly address: string;
  /** What the address ends with. */
  readonly town: string;
}

/** Where the newest orders went, the latest first. */
export const destinations = (db: Db, scope: Scope): Promise<DestinationRow[]> =>
  allRows<DestinationRow>(db)`
    select address, town from (
      select o.id, ${ADDRESS} as address, coalesce(o.delivery_address->>'town', '') as town
      from sales_order o where ${scope}
      order by o.placed_at desc, o.id desc limit ${MOST_ORDERS}) newest
    where address <> '' group by 1, 2 order by max(id) desc limit ${MOST_ADDRESSES}
  `;
