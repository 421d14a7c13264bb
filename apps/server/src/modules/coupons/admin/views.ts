import type { AdminCoupon, CouponUse, OrderStatus } from '@sjaj/contract';
import { feninga, toKm } from '@sjaj/domain';
import { localised } from '../../../kernel/localised.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import { formOf, stateOf } from './rules.ts';
import type { CouponRow } from './store.ts';

export const couponView = (row: CouponRow, { language, now }: Omit<RequestContext, 'actor'>): AdminCoupon => ({
  ...formOf(row),
  id: row.id,
  version: row.version,
  uses: row.uses,
  state: stateOf(row, now),
  scope: [row.brand, row.category === null ? null : localised(row.category, language)].filter(Boolean).join(' · '),
});

/** An order with a coupon. Amounts are feninga. */
export interface CouponOrder {
  readonly id: number;
  readonly number: string;
  readonly status: OrderStatus;
  readonly customer: string;
  readonly placedAt: Date;
  readonly discount: number;
  readonly total: number;
}

export const couponOrderView = ({ placedAt, discount, total, ...order }: CouponOrder): CouponUse => ({
  ...order,
  placedAt: placedAt.toISOString(),
  discount: toKm(feninga(discount)),
  total: toKm(feninga(total)),
});
