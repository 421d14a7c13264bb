import { type DiscountRule, discountsOf } from './discount.ts';
import { type Feninga, sum, ZERO } from './money.ts';
import { type DocumentTotals, grossTotals, lineAmount, netTotals, type PricedLine } from './tax.ts';

/** A line of a cart; `isCovered` tells whether the cart's discount code is meant for its article. */
export type CartTotalsLine = Omit<PricedLine, 'discount'> & { readonly articleId: number; readonly isCovered: boolean };

/** What a discount code gives, and from which goods' worth on. */
export type CouponRule = DiscountRule & { readonly minimumOrder: Feninga };

type Terms = { readonly coupon: CouponRule | null; readonly pricesIncludeVat: boolean };

/** The totals of a cart: the discount shared among the lines that it covers, VAT rounded once per tax group. */
export function cartTotals(lines: readonly CartTotalsLine[], { coupon, pricesIncludeVat }: Terms): DocumentTotals {
  const discounts = coupon ? couponDiscounts(lines, coupon) : new Map<number, Feninga>();
  const priced = lines.map((line) => ({ ...line, discount: discounts.get(line.articleId) ?? ZERO }));
  return (pricesIncludeVat ? grossTotals : netTotals)(priced);
}

function couponDiscounts(lines: readonly CartTotalsLine[], coupon: CouponRule): ReadonlyMap<number, Feninga> {
  if (sum(lines.map(lineAmount)) < coupon.minimumOrder) return new Map();
  const covered = lines
    .filter(({ isCovered }) => isCovered)
    .map((line) => ({ articleId: line.articleId, amount: lineAmount(line) }));
  const shares = discountsOf(coupon, covered);
  return new Map(covered.map(({ articleId }, index) => [articleId, shares[index] ?? ZERO]));
}
