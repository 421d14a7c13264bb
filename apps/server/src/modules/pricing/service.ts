import { type PriceSource } from '@sjaj/contract';
import type { Feninga } from '@sjaj/domain';
import type { Db, Tx } from '../../platform/db.ts';
import { discountFor, offerOf } from './rules.ts';
import { priced, these, type Which } from './store.ts';

export interface Payer {
  /** Whose contract prices and discounts count; null for none. */
  readonly companyId: number | null;
  /** Retail prices with VAT: private customers and guests. */
  readonly retail: boolean;
}

export interface LinePrice {
  readonly price: Feninga;
  readonly listPrice: Feninga;
  readonly source: PriceSource;
  readonly taxRateBp: number;
  readonly nextBreak: { readonly fromQuantity: number; readonly price: Feninga } | null;
}

/** So many pieces of an article. */
interface Wanted {
  readonly articleId: number;
  readonly quantity: number;
}

/** What one unit costs the payer in these quantities, by article; each article may stand in one line only. */
export type PriceBook = (lines: readonly Wanted[]) => Map<number, LinePrice>;

/**
 * The prices of articles for the payer now, in one statement. Articles that do not exist are left out. Whether an article
 * can be sold is not asked here.
 */
export async function openPrices(db: Db | Tx, payer: Payer, which: Which, now: Date): Promise<PriceBook> {
  const { articles, discounts } = await priced(db, payer.retail ? null : payer.companyId, which, now);
  const byId = new Map(
    articles.map((article) => [
      article.articleId,
      { article, conditions: { contractPrice: article.contractPrice, discountBp: discountFor(discounts, article) } },
    ]),
  );
  return (lines) => {
    const prices = new Map<number, LinePrice>();
    for (const { articleId, quantity } of lines) {
      const known = byId.get(articleId);
      if (!known) continue;
      const offer = offerOf(known.article.facts, known.conditions, { retail: payer.retail, quantity });
      const { normalPrice: _, ...price } = offer;
      prices.set(articleId, price);
    }
    return prices;
  };
}

/** The prices of several lists of lines: an article may stand in each of them, at the price of its quantity there. */
export async function priceLists(
  db: Db | Tx,
  payer: Payer,
  lists: readonly (readonly Wanted[])[],
  now: Date,
): Promise<Map<number, LinePrice>[]> {
  const ids = new Set(lists.flatMap((lines) => lines.map(({ articleId }) => articleId)));
  if (ids.size === 0) return lists.map(() => new Map());
  const book = await openPrices(db, payer, these([...ids]), now);
  return lists.map(book);
}

/** The prices of one list of lines. */
export async function priceLines(
  db: Db | Tx,
  payer: Payer,
  lines: readonly Wanted[],
  now: Date,
): Promise<Map<number, LinePrice>> {
  const [prices] = await priceLists(db, payer, [lines], now);
  return prices ?? new Map<number, LinePrice>();
}
