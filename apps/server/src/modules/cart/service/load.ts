import { type DocumentTotals, type Feninga, times, ZERO } from '@sjaj/domain';
import { type Customer, seesPrices } from '../../../kernel/actor.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { discountOf, evaluateCoupon, NO_DISCOUNT, type Refusal } from '../../coupons/index.ts';
import { contractHolder, createPriceLookup, type LinePrice, type PriceLookup } from '../../pricing/index.ts';
import { isTooHeavy, isTooMuch, MOST_LINES, totalsOf } from '../rules/cart.ts';
import type { OpenCart } from '../store/carts.ts';
import { type ContentsQuery, type ContentRow, contents } from '../store/contents.ts';

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
interface CartCoupon {
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

interface PriceContext {
  readonly buyer: Customer;
  readonly now: Date;
}

/** The lines of a cart, other requested articles, and the prices of all of them. */
export interface Contents {
  readonly rows: readonly ContentRow[];
  readonly prices: PriceLookup;
}

/** The contents of a given cart, before or after a change. */
export interface CartContents extends Contents {
  readonly cart: OpenCart;
}

/** Loaded contents; `cart` is null if there is none or if it is empty. */
interface LoadedContents extends Contents {
  readonly cart: OpenCart | null;
}

/** Loads the lines of a cart, other requested articles, and their prices, in one round trip. */
export async function loadContents(
  db: Db | Tx,
  query: Pick<ContentsQuery, 'cart' | 'articleIds'>,
  { buyer, now }: PriceContext,
): Promise<LoadedContents> {
  const payer = payerOf(buyer);
  const { cart, rows } = await contents(db, { ...query, companyId: contractHolder(payer), now });
  return { cart, rows, prices: await createPriceLookup(db, { payer, rows, now }) };
}

const payerOf = (buyer: Customer) => ({ companyId: buyer.companyId, retail: isRetail(buyer) });

/** Loads the cart at the current prices of the buyer. */
export const loadCart = async (db: Db | Tx, cart: OpenCart, priceContext: PriceContext): Promise<PricedCart> =>
  priceCart(db, { ...(await loadContents(db, { cart: cart.id }, priceContext)), cart }, priceContext);

/** Prices the lines of a cart and distributes the discount of its code. */
export async function priceCart(
  db: Db | Tx,
  { cart, ...contents }: CartContents,
  { buyer, now }: PriceContext,
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

/** The lines as coupons evaluate them. */
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
  { buyer, now }: PriceContext,
): Promise<CouponOnCart> {
  const input = { holder: buyer, lines: forCoupon(lines), now };
  const evaluated = couponId === null ? undefined : await evaluateCoupon(db, couponId, input);
  if (!evaluated) return { coupon: null, covered: new Set(), discounts: NO_DISCOUNT };
  const { id, code, percentBp, amount, minimumOrder } = evaluated.coupon;
  return {
    coupon: { id, code, percentBp, amount, minimumOrder, refusal: evaluated.refusal },
    covered: new Set(evaluated.lines.flatMap(({ articleId, isInScope }) => (isInScope ? articleId : []))),
    discounts: evaluated.refusal === null ? discountOf(evaluated.coupon, evaluated.lines) : NO_DISCOUNT,
  };
}

function priceIn(prices: ReadonlyMap<number, LinePrice>, articleId: number): LinePrice {
  const price = prices.get(articleId);
  if (!price) throw new Error(`article ${articleId} has no price`);
  return price;
}

/** A line whose price has changed because another line changed. */
export interface RepricedLine {
  readonly lineId: number;
  readonly articleId: number;
  readonly quantity: number;
  readonly seenPrice: Feninga;
}

/**
 * The unchanged lines whose price a change of other lines has changed, for example through a shared quantity price. The buyer caused
 * it, so the new price counts as seen. A price notice from before the change remains.
 */
export function repricedLines(
  { rows, prices }: Contents,
  after: PricedCart,
  touched: ReadonlySet<number>,
): readonly RepricedLine[] {
  const before = prices(rows.filter(({ quantity }) => quantity > 0));
  return after.lines.flatMap(({ lineId, articleId, quantity, seenPrice, price: { price } }) => {
    const hasChanged = seenPrice === before.get(articleId)?.price && seenPrice !== price;
    return lineId !== 0 && hasChanged && !touched.has(articleId)
      ? [{ lineId, articleId, quantity, seenPrice: price }]
      : [];
  });
}

/** The unit price of a line, to be stored as its seen price. */
export const seenPriceOf = (cart: PricedCart, articleId: number): Feninga =>
  cart.lines.find((line) => line.articleId === articleId)?.price.price ?? ZERO;

/** Whether a cart may not become so large, as far as its buyer may know. An order is compared with the largest total in any case. */
export const isRefused = (cart: PricedCart, buyer: Customer): boolean =>
  seesPrices(buyer) ? isTooMuch(cart) : isTooHeavy(cart);

/** Returns the cart. 409 above the largest number of lines or the largest total. */
export function checked(cart: PricedCart, buyer: Customer): PricedCart {
  if (cart.lines.length > MOST_LINES) throw new Problem('cart.too_many_lines', 409, { facts: { maximum: MOST_LINES } });
  if (isRefused(cart, buyer)) throw new Problem('cart.total_too_high', 409);
  return cart;
}

/** The cart after a change: new lines have their ids, and the prices of changed lines count as seen. */
export function withSeenPrices(
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
