import { discountsOf, type Feninga, sum, ZERO } from '@sjaj/domain';

/** A coupon; exactly one of percent and amount is set. */
export interface Coupon {
  readonly id: number;
  readonly code: string;
  /** Basis points. */
  readonly percentBp: number | null;
  /** Net for companies, with VAT for private customers. */
  readonly amount: Feninga | null;
  readonly minimumOrder: Feninga;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly usesAllowed: number | null;
  readonly usesPerCompany: number | null;
  readonly uses: number;
  readonly firstOrderOnly: boolean;
  readonly isActive: boolean;
}

/** A cart line before its discount, and whether the coupon covers its article. */
export interface DiscountedLine {
  readonly articleId: number;
  readonly amount: Feninga;
  readonly isInScope: boolean;
}

export interface CouponContext {
  readonly now: Date;
  /** Live orders of the company, or of the private customer, with this coupon. */
  readonly usesByCaller: number;
  readonly hasOrdered: boolean;
  /** Each visit of a guest is a new user: coupons that are counted by customer are not for guests. */
  readonly isGuest: boolean;
}

export type Refusal =
  | 'coupons.not_valid'
  | 'coupons.used_up'
  | 'coupons.first_order_only'
  | 'coupons.needs_account'
  | 'coupons.nothing_in_scope'
  | 'coupons.below_minimum';

/** Why the coupon is refused for these lines; null where it is accepted. An ended or a future coupon is refused like an unknown one. */
export function refusalOf(
  coupon: Coupon,
  { now, usesByCaller, hasOrdered, isGuest }: CouponContext,
  lines: readonly DiscountedLine[],
): Refusal | null {
  if (!coupon.isActive || now < coupon.startsAt || now >= coupon.endsAt) return 'coupons.not_valid';
  if (coupon.usesAllowed !== null && coupon.uses >= coupon.usesAllowed) return 'coupons.used_up';
  if (isGuest && countsByCustomer(coupon)) return 'coupons.needs_account';
  if (coupon.usesPerCompany !== null && usesByCaller >= coupon.usesPerCompany) return 'coupons.used_up';
  if (coupon.firstOrderOnly && hasOrdered) return 'coupons.first_order_only';
  if (inScope(lines).length === 0) return 'coupons.nothing_in_scope';
  // The last, so that no other refusal says whether it is reached.
  return sum(lines.map(({ amount }) => amount)) < coupon.minimumOrder ? 'coupons.below_minimum' : null;
}

/** Whether uses are limited by customer, or to the first order. */
const countsByCustomer = ({ usesPerCompany, firstOrderOnly }: Coupon): boolean =>
  usesPerCompany !== null || firstOrderOnly;

const inScope = (lines: readonly DiscountedLine[]): readonly DiscountedLine[] =>
  lines.filter(({ isInScope }) => isInScope);

export const NO_DISCOUNT: ReadonlyMap<number, Feninga> = new Map();

/**
 * The discount of each article: percent of what is in scope, or the amount as far as that goes, spread in proportion
 * by largest remainder. No line falls below 0; lines out of scope have none.
 */
export function discountOf(
  { percentBp, amount }: Pick<Coupon, 'percentBp' | 'amount'>,
  lines: readonly DiscountedLine[],
): ReadonlyMap<number, Feninga> {
  const covered = inScope(lines);
  const shares = discountsOf({ percentBp, amount }, covered);
  return new Map(covered.map(({ articleId }, index) => [articleId, shares[index] ?? ZERO]));
}
