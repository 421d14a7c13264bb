import { type Feninga, feninga } from '@sjaj/domain';
import type { Db, Tx } from '../../platform/database/db.ts';
import {
  lowestPromotionPrices,
  promotionPrices,
  computeUnitPrice,
  type PriceFacts,
  type UnitPrice,
  countedQuantities,
} from './rules/prices.ts';
import { discountFor } from './rules/discounts.ts';
import { categoryDistances, priceRows, type PriceRow } from './store/prices.ts';

export interface Payer {
  /** The company whose contract terms apply; null for none. */
  readonly companyId: number | null;
  /** Whether retail prices with VAT apply: private customers and guests. */
  readonly retail: boolean;
}

export interface LinePrice extends Omit<UnitPrice, 'normalPrice'> {
  /** The quantity that counts for quantity prices: of the line, or of the line and its sibling variations. */
  readonly countedQuantity: number;
  /** The variation whose members count together with the line; null if the line counts alone. */
  readonly countedVariationId: number | null;
}

interface PriceLine {
  readonly articleId: number;
  readonly quantity: number;
}

/** The price of one unit by article, for the quantities of these lines. Lines of the same article are added up. */
export type PriceLookup = (lines: readonly PriceLine[]) => Map<number, LinePrice>;

/** The company whose contract terms apply to the payer. */
export const contractHolder = ({ companyId, retail }: Payer): number | null => (retail ? null : companyId);

interface PriceLookupInput {
  readonly payer: Payer;
  /** What the prices depend on, read for this payer. */
  readonly rows: readonly PriceRow[];
  readonly now: Date;
}

/** The prices of the articles of these rows. Unknown articles are left out. Does not check whether an article can be sold. */
export async function createPriceLookup(db: Db | Tx, { payer, rows, now }: PriceLookupInput): Promise<PriceLookup> {
  const discounts = rows[0]?.discounts ?? [];
  const hasCategoryDiscount = discounts.some(({ categoryId }) => categoryId !== null);
  const ids = rows.map(({ articleId }) => articleId);
  const distances = hasCategoryDiscount ? await categoryDistances(db, ids) : NO_ARTICLES;
  const byId = new Map(rows.map((row) => [row.articleId, row]));
  const countTogether = rows[0]?.breaksCountTogether ?? true;
  return (lines) => {
    const prices = new Map<number, LinePrice>();
    const known = lines.flatMap(({ articleId, quantity }) => {
      const row = byId.get(articleId);
      return row ? [{ articleId, quantity, variationId: row.variationId }] : [];
    });
    for (const [articleId, quantity] of countedQuantities(known, countTogether)) {
      const row = byId.get(articleId);
      if (!row) continue;
      const scope = { brandId: row.brandId, distances: distances.get(articleId) ?? NO_CATEGORIES };
      const terms = { contractPrice: amountOrNull(row.contractPrice), discountBp: discountFor(discounts, scope) };
      const purchase = { retail: payer.retail, quantity };
      const { normalPrice: _, ...price } = computeUnitPrice(priceFacts(row, now), terms, purchase);
      const countedVariationId = countTogether ? row.variationId : null;
      prices.set(articleId, { ...price, countedQuantity: quantity, countedVariationId });
    }
    return prices;
  };
}

const NO_CATEGORIES: ReadonlyMap<number, number> = new Map();
const NO_ARTICLES: ReadonlyMap<number, ReadonlyMap<number, number>> = new Map();

const amountOrNull = (amount: number | null): Feninga | null => (amount === null ? null : feninga(amount));

const priceFacts = (row: PriceRow, now: Date): PriceFacts => ({
  netPrice: feninga(row.vpc),
  retailPrice: feninga(row.mpc),
  taxRateBp: row.taxRateBp,
  quantityPrices: (row.quantityPrices ?? []).map(([fromQuantity, price]) => ({ fromQuantity, price: feninga(price) })),
  ...lowestPromotionPrices(promotionPrices(row.promotions), now.getTime()),
});

/** Reads all that the prices of these articles depend on at once, for any number of lists of lines. */
export async function loadPriceLookup(
  db: Db | Tx,
  payer: Payer,
  articleIds: Iterable<number>,
  now: Date,
): Promise<PriceLookup> {
  const ids = [...new Set(articleIds)];
  if (ids.length === 0) return () => new Map();
  const rows = await priceRows(db, contractHolder(payer), ids, now);
  return createPriceLookup(db, { payer, rows, now });
}

/** The prices of one list of lines. */
export async function priceLines(
  db: Db | Tx,
  payer: Payer,
  lines: readonly PriceLine[],
  now: Date,
): Promise<Map<number, LinePrice>> {
  const ids = lines.map(({ articleId }) => articleId);
  return (await loadPriceLookup(db, payer, ids, now))(lines);
}
