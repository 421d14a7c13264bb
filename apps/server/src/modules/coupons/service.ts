import { type Feninga, sum } from '@sjaj/domain';
import type { Db, Tx } from '../../platform/database/db.ts';
import { isGuest } from '../../kernel/actor.ts';
import { Problem } from '../../platform/problem.ts';
import { type DiscountedLine, discountOf, NO_DISCOUNT, refusalOf, type Refusal } from './rules.ts';
import * as store from './store.ts';

/** A coupon with the lines of a cart that it covers, and why it is refused, if so. */
interface EvaluatedCoupon {
  readonly coupon: store.CouponFacts;
  readonly lines: readonly DiscountedLine[];
  readonly refusal: Refusal | null;
}

interface CartToEvaluate {
  readonly holder: store.CouponHolder;
  readonly lines: readonly Omit<DiscountedLine, 'isInScope'>[];
  readonly now: Date;
}

/** Evaluates the coupon of a cart; undefined where it no longer exists. */
export async function evaluateCoupon(
  db: Db | Tx,
  id: number,
  cart: CartToEvaluate,
): Promise<EvaluatedCoupon | undefined> {
  const coupon = await store.find(db, { id }, cart.holder, idsOf(cart));
  return coupon && evaluate(coupon, cart);
}

/** Evaluates a coupon by its code. 409 for an unknown one. */
export async function evaluateCouponCode(db: Db | Tx, code: string, cart: CartToEvaluate): Promise<EvaluatedCoupon> {
  const coupon = await store.find(db, { code }, cart.holder, idsOf(cart));
  if (!coupon) throw new Problem('coupons.not_valid', 409);
  return evaluate(coupon, cart);
}

const idsOf = ({ lines }: CartToEvaluate): number[] => lines.map(({ articleId }) => articleId);

function evaluate(coupon: store.CouponFacts, { holder, lines, now }: CartToEvaluate): EvaluatedCoupon {
  const covered = new Set(coupon.articleIds);
  const discounted = lines.map((line) => ({ ...line, isInScope: covered.has(line.articleId) }));
  return {
    coupon,
    lines: discounted,
    refusal: refusalOf(coupon, { ...coupon, isGuest: isGuest(holder), now }, discounted),
  };
}

/**
 * The discounts that a coupon gives the lines of an order that has used it already: period and uses were checked when the order was
 * placed. Empty where the lines no longer reach the minimum, or none of them is in scope.
 */
export async function discountsOfPlaced(
  db: Db | Tx,
  id: number,
  lines: readonly Omit<DiscountedLine, 'isInScope'>[],
): Promise<ReadonlyMap<number, Feninga>> {
  const coupon = await store.terms(
    db,
    id,
    lines.map(({ articleId }) => articleId),
  );
  if (sum(lines.map(({ amount }) => amount)) < coupon.minimumOrder) return NO_DISCOUNT;
  const covered = new Set(coupon.articleIds);
  return discountOf(
    coupon,
    lines.map((line) => ({ ...line, isInScope: covered.has(line.articleId) })),
  );
}

/** Counts one use of the coupon, in the transaction of the order that has it. 409 where no use is left. */
export async function takeCoupon(tx: Tx, id: number, holder: store.CouponHolder): Promise<void> {
  const [, , isTaken] = await Promise.all([
    store.lock(tx, [id]),
    store.lockFirstOrder(tx, id, holder),
    store.take(tx, id, holder),
  ]);
  if (!isTaken) throw new Problem('coupons.used_up', 409);
}

/** Locks coupons before their uses are returned: what is read afterwards holds until the transaction ends. */
export const lockCoupons = (tx: Tx, ids: readonly number[]): Promise<void> => store.lock(tx, ids);

/** Returns the uses of orders that have ended. The coupons must be locked. */
export const returnCouponUses = (tx: Tx, ended: readonly store.EndedUses[]): Promise<void> =>
  store.returnUses(tx, ended);
