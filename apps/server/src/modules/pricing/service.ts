import { type PriceSource } from '@sjaj/contract';
import type { Feninga } from '@sjaj/domain';
import type { Db, Tx } from '../../platform/db.ts';
import { discountFor, offerOf } from './rules.ts';
import { priced } from './store.ts';

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

/**
 * What one unit of each line costs the payer now, by article, in one statement; each article may stand in one line only.
 * Articles that do not exist are left out. Whether an article can be sold is not asked here.
 */
export async function priceLines(
  db: Db | Tx,
  payer: Payer,
  lines: readonly Wanted[],
  now: Date,
): Promise<Map<number, LinePrice>> {
  const [prices] = await priceLists(db, payer, [lines], now);
  return prices ?? new Map<number, LinePrice>();
}

/** The same for several lists of lines at once: an article may stand in each of them, at the price of its quantity there. */
export async function priceLists(
  db: Db | Tx,
  payer: Payer,
  lists: readonly (readonly Wanted[])[],
  now: Date,
): Promise<Map<number, LinePrice>[]> {
  const ids = new Set(lists.flatMap((lines) => lines.map(({ articleId }) => articleId)));
  if (ids.size === 0) return lists.map(() => new Map());
  const { articles, discounts } = await priced(db, payer.retail ? null : payer.companyId, [...ids], now);
  const byId = new Map(
    articles.map((article) => [
      article.articleId,
      { article, conditions: { contractPrice: article.contractPrice, discountBp: discountFor(discounts, article) } },
    ]),
  );
  return lists.map((lines) => {
    const prices = new Map<number, LinePrice>();
    for (const { articleId, quantity } of lines) {
      const known = byId.get(articleId);
      if (!known) continue;
      const offer = offerOf(known.article.facts, known.conditions, { retail: payer.retail, quantity });
      const { normalPrice: _, ...price } = offer;
      prices.set(articleId, price);
    }
    return prices;
  });
}
