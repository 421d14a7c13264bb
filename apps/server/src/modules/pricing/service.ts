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

/**
 * What one unit of each line costs the payer now, by article, in one statement; each article may stand in one line only.
 * Articles that do not exist are left out. Whether an article can be sold is not asked here.
 */
export async function priceLines(
  db: Db | Tx,
  payer: Payer,
  lines: readonly { readonly articleId: number; readonly quantity: number }[],
  now: Date,
): Promise<Map<number, LinePrice>> {
  if (lines.length === 0) return new Map();
  const quantities = new Map(lines.map(({ articleId, quantity }) => [articleId, quantity]));
  const companyId = payer.retail ? null : payer.companyId;
  const { articles, discounts } = await priced(db, companyId, [...quantities.keys()], now);
  return new Map(
    articles.map(({ articleId, facts, contractPrice, ...scope }) => {
      const quantity = quantities.get(articleId) ?? 1;
      const conditions = { contractPrice, discountBp: discountFor(discounts, scope) };
      const { normalPrice: _, ...price } = offerOf(facts, conditions, { retail: payer.retail, quantity });
      return [articleId, price];
    }),
  );
}
