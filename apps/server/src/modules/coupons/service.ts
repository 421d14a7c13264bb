import type { Db, Tx } from '../../platform/database/db.ts';
import { isGuest } from '../../kernel/actor.ts';
import { Problem } from '../../platform/problem.ts';
import { type DiscountedLine, refusalOf, type Refusal } from './rules.ts';
import * as store from './store.ts';

/** A coupon held against a cart: what it covers there, and why it gives nothing, if so. */
export interface Judged {
  readonly coupon: store.CouponFacts;
  readonly lines: readonly DiscountedLine[];
  readonly refusal: Refusal | null;
}

interface Cart {
  readonly holder: store.Holder;
  readonly lines: readonly Omit<DiscountedLine, 'isInScope'>[];
  readonly now: Date;
}

/** The coupon of this id held against a cart; undefined where it exists no more. */
export async function judgeCoupon(db: Db | Tx, id: number, cart: Cart): Promise<Judged | undefined> {
  const coupon = await store.find(db, { id }, cart.holder, idsOf(cart));
  return coupon && judged(coupon, cart);
}

/** The coupon with this code held against a cart. 409 where no such code counts: unknown and over look the same. */
export async function findCoupon(db: Db | Tx, code: string, cart: Cart): Promise<Judged> {
  const coupon = await store.find(db, { code }, cart.holder, idsOf(cart));
  if (!coupon) throw new Problem('coupons.not_valid', 409);
  return judged(coupon, cart);
}

const idsOf = ({ lines }: Cart): number[] => lines.map(({ articleId }) => articleId);

function judged(coupon: store.CouponFacts, { holder, lines, now }: Cart): Judged {
  const covered = new Set(coupon.articleIds);
  const held = lines.map((line) => ({ ...line, isInScope: covered.has(line.articleId) }));
  return { coupon, lines: held, refusal: refusalOf(coupon, { ...coupon, isGuest: isGuest(holder), now }, held) };
}

/** Counts one use of the coupon, in the transaction of the order that has it. 409 where the last one has just gone. */
export async function takeCoupon(tx: Tx, id: number, holder: store.Holder): Promise<void> {
  const [, isTaken] = await Promise.all([store.lock(tx, id), store.take(tx, id, holder)]);
  if (!isTaken) throw new Problem('coupons.used_up', 409);
}

/** Gives back the use of an order that is called off. */
export const returnCoupon = (tx: Tx, orderId: number): Promise<void> => store.giveBack(tx, orderId);
