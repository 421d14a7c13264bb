import { type DocumentTotals, type Feninga, times, ZERO } from '@sjaj/domain';
import type { Customer } from '../../../kernel/actor.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { discountOf, evaluateCoupon, NO_DISCOUNT, type Refusal } from '../../coupons/index.ts';
import { contractHolder, createPriceLookup, type LinePrice, type PriceLookup } from '../../pricing/index.ts';
import { isTooMuch, MOST_LINES, totalsOf } from '../rules/cart.ts';
import type { OpenCart } from '../store/lines.ts';
import { type Asked, type ContentRow, contents } from '../store/contents.ts';

/** A line of a cart with what it costs its buyer now. */
export interface CartLine extends ContentRow {
  readonly lineId: number;
  readonly price: LinePrice;
  /** Its share of the discount code. */
  readonly discount: Feninga;
  /** Whether the discount code is meant for it. */
  readonly isCovered: boolean;
}

/** The discount code on a cart; `refusal` says why it gives nothing for now. */
export interface CartCoupon {
  readonly id: number;
  readonly code: string;
  readonly percentBp: number | null;
  readonly amount: Feninga | null;
  readonly minimumOrder: Feninga;
  readonly refusal: Refusal | null;
}

/** A cart at prices of one moment. `totals` are those of the goods, without postage. */
export interface PricedCart {
  readonly id: number;
  readonly version: number;
  readonly lines: readonly CartLine[];
  readonly isRetail: boolean;
  readonly coupon: CartCoupon | null;
  readonly totals: DocumentTotals;
  /** Grams. */
  readonly weightG: number;
}

/** A private customer pays retail prices. */
export const isRetail = ({ companyId }: Pick<Customer, 'companyId'>): boolean => companyId === null;

interface Moment {
  readonly buyer: Customer;
  readonly now: Date;
}

/** What a cart is made of: its lines, with other articles where they were asked for, and what all of them cost. */
export interface Contents {
  readonly rows: readonly ContentRow[];
  readonly prices: PriceLookup;
}

/** The same as it stands in a cart, or will. */
export interface Standing extends Contents {
  readonly cart: OpenCart;
}

/** A look into a cart; `cart` is null where there is none, or nothing in it. */
export interface LookedInto extends Contents {
  readonly cart: OpenCart | null;
}

/** Looks into a cart: its lines, the other articles that are asked for, and all that their prices depend on come at once. */
export async function look(
  db: Db | Tx,
  asked: Pick<Asked, 'cart' | 'articleIds'>,
  { buyer, now }: Moment,
): Promise<LookedInto> {
  const payer = payerOf(buyer);
  const { cart, rows } = await contents(db, { ...asked, companyId: contractHolder(payer), now });
  return { cart, rows, prices: await createPriceLookup(db, { payer, rows, now }) };
}

const payerOf = (buyer: Customer) => ({ companyId: buyer.companyId, retail: isRetail(buyer) });

/** The cart with its lines at what they cost the buyer now. */
export const loadCart = async (db: Db | Tx, cart: OpenCart, moment: Moment): Promise<PricedCart> =>
  priceCart(db, { ...(await look(db, { cart: cart.id }, moment)), cart }, moment);

/** Puts prices on the rows that are lines, and on them their shares of the discount code. */
export async function priceCart(
  db: Db | Tx,
  { cart, ...contents }: Standing,
  { buyer, now }: Moment,
): Promise<PricedCart> {
  const retail = isRetail(buyer);
  const wanted = contents.rows.filter(({ quantity }) => quantity > 0);
  const prices = contents.prices(wanted);
  const priced = wanted.map((row) => ({ ...row, lineId: row.lineId ?? 0, price: priceIn(prices, row.articleId) }));
  const { coupon, covered, discounts } = await couponOn(db, cart, priced, { buyer, now });
  const lines = priced.map((line) => ({
    ...line,
    discount: discounts.get(line.articleId) ?? ZERO,
    isCovered: covered.has(line.articleId),
  }));
  return {
    id: cart.id,
    version: cart.version,
    coupon,
    lines,
    isRetail: retail,
    totals: totalsOf(lines, retail),
    weightG: lines.reduce((all, { weightG, quantity }) => all + weightG * quantity, 0),
  };
}

interface PricedRow {
  readonly articleId: number;
  readonly quantity: number;
  readonly price: LinePrice;
}

/** The lines as a discount code looks at them. */
export const forCoupon = (lines: readonly PricedRow[]) =>
  lines.map(({ articleId, quantity, price }) => ({ articleId, amount: times(price.price, quantity) }));

interface CouponOnCart {
  readonly coupon: CartCoupon | null;
  readonly covered: ReadonlySet<number>;
  readonly discounts: ReadonlyMap<number, Feninga>;
}

async function couponOn(
  db: Db | Tx,
  { couponId }: OpenCart,
  lines: readonly PricedRow[],
  { buyer, now }: Moment,
): Promise<CouponOnCart> {
  const held = { holder: buyer, lines: forCoupon(lines), now };
  const judged = couponId === null ? undefined : await evaluateCoupon(db, couponId, held);
  if (!judged) return { coupon: null, covered: new Set(), discounts: NO_DISCOUNT };
  const { id, code, percentBp, amount, minimumOrder } = judged.coupon;
  return {
    coupon: { id, code, percentBp, amount, minimumOrder, refusal: judged.refusal },
    covered: new Set(judged.lines.flatMap(({ articleId, isInScope }) => (isInScope ? articleId : []))),
    discounts: judged.refusal === null ? discountOf(judged.coupon, judged.lines) : NO_DISCOUNT,
  };
}

function priceIn(prices: ReadonlyMap<number, LinePrice>, articleId: number): LinePrice {
  const price = prices.get(articleId);
  if (!price) throw new Error(`article ${articleId} has no price`);
  return price;
}

/** A line whose price a change of another line has moved. */
export interface RepricedLine {
  readonly lineId: number;
  readonly articleId: number;
  readonly quantity: number;
  readonly seenPrice: Feninga;
}

/**
 * The lines that were not touched but got another price by the change, as siblings of the touched ones: the caller caused it,
 * so the new price counts as seen. A change that the line told of before the change is still told.
 */
export function repricedLines(
  { rows, prices }: Contents,
  after: PricedCart,
  touched: ReadonlySet<number>,
): readonly RepricedLine[] {
  const before = prices(rows.filter(({ quantity }) => quantity > 0));
  return after.lines.flatMap(({ lineId, articleId, quantity, seenPrice, price: { price } }) => {
    const isMoved = seenPrice === before.get(articleId)?.price && seenPrice !== price;
    return lineId !== 0 && isMoved && !touched.has(articleId)
      ? [{ lineId, articleId, quantity, seenPrice: price }]
      : [];
  });
}

/** What a line of the cart costs, for whoever writes it down. */
export const seenPriceOf = (cart: PricedCart, articleId: number): Feninga =>
  cart.lines.find((line) => line.articleId === articleId)?.price.price ?? ZERO;

/** The cart, if it is one that a cart can be. */
export function checked(cart: PricedCart): PricedCart {
  if (cart.lines.length > MOST_LINES) throw new Problem('cart.too_many_lines', 409, { facts: { maximum: MOST_LINES } });
  if (isTooMuch(cart)) throw new Problem('cart.total_too_high', 409);
  return cart;
}

/** The cart as its buyer sees it now: new lines have their ids, and the prices of what was touched have been seen. */
export function asShown(
  cart: PricedCart,
  lineIds: ReadonlyMap<number, number>,
  touched: ReadonlySet<number>,
): PricedCart {
  const lines = cart.lines.map((line) => ({
    ...line,
    lineId: lineIds.get(line.articleId) ?? line.lineId,
    seenPrice: touched.has(line.articleId) ? line.price.price : line.seenPrice,
  }));
  return { ...cart, lines };
}
