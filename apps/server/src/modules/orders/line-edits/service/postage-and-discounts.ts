import { type Feninga, feninga, times } from '@sjaj/domain';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { isTooMuch, missingToFree, totalsOf } from '../../../cart/index.ts';
import { discountsOfPlaced } from '../../../coupons/index.ts';
import { readSettings } from '../../../settings/index.ts';
import { findShippingMethod, postageOf, readShippingMethods } from '../../../shipping/index.ts';
import { goodsOf } from '../rules.ts';
import type { EditableOrder } from '../store.ts';

export const isRetail = ({ companyId }: Pick<EditableOrder, 'companyId'>): boolean => companyId === null;

interface PricedLine {
  readonly articleId: number;
  readonly quantity: number;
  readonly unitPrice: Feninga;
  readonly taxRateBp: number;
}

/** What the coupon of the order takes off the lines. */
export async function discountsFor(db: Db | Tx, order: EditableOrder, lines: readonly PricedLine[]) {
  if (order.couponId === null || order.discount === 0)
    return { discounts: new Map<number, Feninga>(), losesCoupon: false };
  const amounts = lines.map(({ articleId, quantity, unitPrice }) => ({
    articleId,
    amount: times(unitPrice, quantity),
  }));
  const discounts = await discountsOfPlaced(db, order.couponId, amounts);
  return { discounts, losesCoupon: discounts.size === 0 };
}

/** Nobody in particular: the right of the buyer to choose a shipping method is not checked again. */
const ANYBODY = 0;

/** The delivery at today's price for the new weight and worth. An order made of others keeps its share, and so does one that no shipping method carries. */
export async function postageFor(
  db: Db | Tx,
  order: EditableOrder,
  lines: readonly (PricedLine & { readonly discount: Feninga })[],
  weightG: number,
): Promise<Feninga> {
  const settings = await readSettings(db);
  const goods = totalsOf(
    lines.map(({ unitPrice, taxRateBp, ...line }) => ({ ...line, price: { price: unitPrice, taxRateBp } })),
    isRetail(order),
  );
  if (isTooMuch({ totals: { goods: goodsOf(lines), total: goods.total }, weightG }))
    throw new Problem('cart.total_too_high', 409);
  const agreed = feninga(order.postageNet);
  if (order.isDerived) return agreed;
  const shippingMethods = await readShippingMethods(db, { userId: ANYBODY, companyId: order.companyId });
  const shipping = findShippingMethod(order, shippingMethods);
  return (shipping && postageOf(shipping, { weightG, isFree: missingToFree(goods.total, settings) === 0 })) ?? agreed;
}
