import { type DocumentTotals, type Feninga, ZERO } from '@sjaj/domain';
import type { Customer } from '../../../platform/actor.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { type LinePrice, priceLines } from '../../pricing/index.ts';
import { totalsOf } from '../rules.ts';
import * as store from '../store.ts';

/** A line of a cart with what it costs its buyer now. */
export interface CartLine extends store.ContentRow {
  readonly lineId: number;
  readonly price: LinePrice;
}

/** A cart at prices of one moment. `totals` are those of the goods, without postage. */
export interface PricedCart {
  readonly id: number;
  readonly version: number;
  readonly lines: readonly CartLine[];
  readonly isRetail: boolean;
  readonly totals: DocumentTotals;
  /** Grams. */
  readonly weightG: number;
}

/** A private customer pays retail prices. */
export const isRetail = ({ companyId }: Pick<Customer, 'companyId'>): boolean => companyId === null;

interface Moment {
  readonly buyer: Pick<Customer, 'companyId'>;
  readonly now: Date;
}

/** The cart with its lines at what they cost the buyer now. */
export const loadCart = async (db: Db | Tx, cart: store.OpenCart, moment: Moment): Promise<PricedCart> =>
  priceCart(db, { cart, rows: await store.contents(db, cart.id) }, moment);

interface Contents {
  readonly cart: store.OpenCart;
  readonly rows: readonly store.ContentRow[];
}

/** Puts prices on the rows that are lines. */
export async function priceCart(db: Db | Tx, { cart, rows }: Contents, { buyer, now }: Moment): Promise<PricedCart> {
  const payer = { companyId: buyer.companyId, retail: isRetail(buyer) };
  const wanted = rows.filter(({ quantity }) => quantity > 0);
  const prices = wanted.length > 0 ? await priceLines(db, payer, wanted, now) : new Map<number, LinePrice>();
  const lines = wanted.map((row) => ({ ...row, lineId: row.lineId ?? 0, price: priceIn(prices, row.articleId) }));
  return {
    ...cart,
    lines,
    isRetail: payer.retail,
    totals: totalsOf(lines, payer.retail),
    weightG: lines.reduce((all, { weightG, quantity }) => all + weightG * quantity, 0),
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
