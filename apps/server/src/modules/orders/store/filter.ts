import { type Order, ORDER_STATUS, type OrderStatus, type OrderWait } from '@sjaj/contract';
import { type RawBuilder, sql } from 'kysely';
import type { FoundAmount, ListSearch } from '../../../platform/database/list-search.ts';
import { orderFound } from './order-search.ts';
import type { Scope, VisibleParts } from './scope.ts';

/** Where an order goes, in one line: what the list is filtered by. */
export const ADDRESS: RawBuilder<string> = sql<string>`concat_ws(', ', o.delivery_address->>'street',
  concat_ws(' ', o.delivery_address->>'postalCode', o.delivery_address->>'town'))`;

/** How orders go out: one of the methods, or one of the carriers. */
export interface ShippingFilter {
  readonly methods: readonly Order['deliveryMethod'][];
  readonly carrierIds: readonly number[];
}

export interface Filter extends VisibleParts {
  readonly statuses: readonly OrderStatus[];
  readonly waitsFor?: OrderWait | undefined;
  readonly companyIds?: readonly number[] | undefined;
  readonly shipping?: ShippingFilter | undefined;
  readonly from: Date | null;
  readonly before: Date | null;
  /** Where it went, in the words of `ADDRESS`. */
  readonly address?: string | undefined;
  readonly search?: ListSearch;
  /** The company of the caller, whose part numbers are searched. */
  readonly companyId?: number | null;
  /** How many orders the search finds, where that is known. */
  readonly amount?: FoundAmount;
}

const WAITS: Readonly<Record<OrderWait, RawBuilder<unknown>>> = {
  stock: sql`(o.status = ${ORDER_STATUS.preOrder} and o.hold_reason = 'stock')`,
  approval: sql`(o.status = ${ORDER_STATUS.preOrder} and o.hold_reason = 'approval')`,
  payment: sql`o.status = ${ORDER_STATUS.unpaid}`,
};

/** Which orders a filter lets through, as a condition on `o`. */
export const chosen = (filter: Filter): RawBuilder<unknown> =>
  chosenIn(filter.others ? sql<boolean>`(${filter.scope} or ${filter.others})` : filter.scope, filter);

/** The same of one part of them. */
export const chosenIn = (scope: Scope, filter: Filter): RawBuilder<unknown> => {
  const { statuses, waitsFor, companyIds, shipping, from, before, address, search, companyId, amount } = filter;
  const conditions = [
    scope,
    ...(statuses.length > 0 ? [sql`o.status = any(${statuses}::smallint[])`] : []),
    ...(waitsFor === undefined ? [] : [WAITS[waitsFor]]),
    ...(companyIds === undefined ? [] : [sql`o.company_id = any(${companyIds}::integer[])`]),
    ...(shipping === undefined ? [] : [shippedBy(shipping)]),
    ...(from ? [sql`o.placed_at >= ${from}`] : []),
    ...(before ? [sql`o.placed_at < ${before}`] : []),
    ...(address === undefined ? [] : [sql`${ADDRESS} = ${address}`]),
    ...(search ? [orderFound(search, { amount, companyId })] : []),
  ];
  return sql.join(conditions, sql` and `);
};

const shippedBy = ({ methods, carrierIds }: ShippingFilter): RawBuilder<unknown> =>
  sql`(o.delivery_method = any(${methods}::text[]) or o.carrier_id = any(${carrierIds}::integer[]))`;
