import { type DocumentTotals, type Feninga, times, ZERO } from '@sjaj/domain';
import type { Customer } from '../../../platform/actor.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { discountOf, judgeCoupon, NO_DISCOUNT, type Refusal } from '../../coupons/index.ts';
import { type LinePrice, priceLines } from '../../pricing/index.ts';
import { totalsOf } from '../rules.ts';
import * as store from '../store.ts';

/** A line of a cart with what it costs its buyer now. */
export interface CartLine extends store.ContentRow {
  readonly lineId: number;
  readonly price: LinePrice;
  /** Its share of the discount code. */
  readonly discount: Feninga;
}

/** The discount code on a cart; `refusal` says why it gives nothing for now. */
export interface CartCoupon {
  readonly id: number;
  readonly code: string;
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
  readonly buyer: Pick<Customer, 'userId' | 'companyId'>;
  readonly now: Date;
}

/** The cart with its lines at what they cost the buyer now. */
export const loadCart = async (db: Db | Tx, cart: store.OpenCart, moment: Moment): Promise<PricedCart> =>
  priceCart(db, { cart, rows: await store.contents(db, cart.id) }, moment);

interface Contents {
  readonly cart: store.OpenCart;
  readonly rows: readonly store.ContentRow[];
}

/** Puts prices on the rows that are lines, and on them their shares of the discount code. */
export async function priceCart(db: Db | Tx, { cart, rows }: Contents, { buyer, now }: Moment): Promise<PricedCart> {
  const payer = { companyId: buyer.companyId, retail: isRetail(buyer) };
  const wanted = rows.filter(({ quantity }) => quantity > 0);
  const prices = wanted.length > 0 ? await priceLines(db, payer, wanted, now) : new Map<number, LinePrice>();
  const priced = wanted.map((row) => ({ ...row, lineId: row.lineId ?? 0, price: priceIn(prices, row.articleId) }));
  const { coupon, discounts } = await couponOn(db, cart, priced, { buyer, now });
  const lines = priced.map((line) => ({ ...line, discount: discounts.get(line.articleId) ?? ZERO }));
  return {
    id: cart.id,
    version: cart.version,
    coupon,
    lines,
    isRetail: payer.retail,
    totals: totalsOf(lines, payer.retail),
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

async function couponOn(
  db: Db | Tx,
  { couponId }: store.OpenCart,
  lines: readonly PricedRow[],
  { buyer, now }: Moment,
): Promise<{ coupon: CartCoupon | null; discounts: ReadonlyMap<number, Feninga> }> {
  const held = { holder: buyer, lines: forCoupon(lines), now };
  const judged = couponId === null ? undefined : await judgeCoupon(db, couponId, held);
  if (!judged) return { coupon: null, discounts: NO_DISCOUNT };
  const { id, code, minimumOrder } = judged.coupon;
  return {
    coupon: { id, code, minimumOrder, refusal: judged.refusal },
    discounts: judged.refusal === null ? discountOf(judged.coupon, judged.lines) : NO_DISCOUNT,
  };
}

function priceIn(prices: ReadonlyMap<number, LinePrice>, articleId: number): LinePrice {
  const price = prices.get(articleId);
  if (!price) throw new Error(`article ${articleId} has no price`);
  return price;
}

/** What a line of the cart costs, for whoever writes it down. */
export const seenPriceOf = (cart: PricedCart, articleId: number): Feninga =>
  cart.lines.find((line) => line.articleId === articleId)?.price.price ?? ZERO;
