import { type Feninga, feninga } from '@sjaj/domain';
import type { Db, Tx } from '../../platform/database/db.ts';
import { discountFor } from './rules/discounts.ts';
import { type Offer, offerOf, type PriceFacts } from './rules/prices.ts';
import { breakQuantities } from './rules/quantity-prices.ts';
import { priced, type PriceRow, stepsUp } from './store/prices.ts';

export interface Payer {
  /** Whose contract prices and discounts count; null for none. */
  readonly companyId: number | null;
  /** Retail prices with VAT: private customers and guests. */
  readonly retail: boolean;
}

export interface LinePrice extends Omit<Offer, 'normalPrice'> {
  /** What counted towards quantity breaks: the line's own quantity, or that of its sibling variations with it. */
  readonly countedQuantity: number;
  /** The variation whose members count together with the line; null where it counts by itself. */
  readonly countedVariationId: number | null;
}

/** So many pieces of an article. */
interface Wanted {
  readonly articleId: number;
  readonly quantity: number;
}

/** What one unit costs the payer in these quantities, by article; of an article in several lines the sum counts. */
export type PriceBook = (lines: readonly Wanted[]) => Map<number, LinePrice>;

/** The company whose agreements count for the payer. */
export const agreedWith = ({ companyId, retail }: Payer): number | null => (retail ? null : companyId);

/**
 * The prices of the articles that these rows are of, for the payer whose rows they are. Articles that do not exist are left
 * out. Whether an article can be sold is not asked here.
 */
export async function bookOf(db: Db | Tx, payer: Payer, rows: readonly PriceRow[]): Promise<PriceBook> {
  const discounts = rows[0]?.discounts ?? [];
  const isByCategory = discounts.some(({ categoryId }) => categoryId !== null);
  const ids = isByCategory ? rows.map(({ articleId }) => articleId) : [];
  const steps = isByCategory ? await stepsUp(db, ids) : NO_STEPS;
  const byId = new Map(rows.map((row) => [row.articleId, row]));
  return (lines) => {
    const prices = new Map<number, LinePrice>();
    const known = lines.flatMap(({ articleId, quantity }) => {
      const row = byId.get(articleId);
      return row ? [{ articleId, quantity, variationId: row.variationId }] : [];
    });
    const together = rows[0]?.breaksCountTogether ?? true;
    const counted = breakQuantities(known, together);
    for (const [articleId, quantity] of counted) {
      const row = byId.get(articleId);
      if (!row) continue;
      const scope = { brandId: row.brandId, steps: steps.get(articleId) ?? NO_STEP };
      const conditions = { contractPrice: amountOrNull(row.contractPrice), discountBp: discountFor(discounts, scope) };
      const offer = offerOf(factsOf(row), conditions, { retail: payer.retail, quantity });
      const { normalPrice: _, ...price } = offer;
      const countedVariationId = together ? row.variationId : null;
      prices.set(articleId, { ...price, countedQuantity: quantity, countedVariationId });
    }
    return prices;
  };
}

const NO_STEP: ReadonlyMap<number, number> = new Map();
const NO_STEPS: ReadonlyMap<number, ReadonlyMap<number, number>> = new Map();

const amountOrNull = (amount: number | null): Feninga | null => (amount === null ? null : feninga(amount));

function factsOf({ vpc, mpc, taxRateBp, sale: [sale, saleRetail], breaks }: PriceRow): PriceFacts {
  return {
    vpc: feninga(vpc),
    mpc: feninga(mpc),
    taxRateBp,
    sale: amountOrNull(sale),
    saleRetail: amountOrNull(saleRetail),
    breaks: (breaks ?? []).map(([fromQuantity, price]) => ({ fromQuantity, price: feninga(price) })),
  };
}

/** The price book of these articles: one read for any number of lists of lines, each of which is bought by itself. */
export async function priceBook(
  db: Db | Tx,
  payer: Payer,
  articleIds: Iterable<number>,
  now: Date,
): Promise<PriceBook> {
  const ids = [...new Set(articleIds)];
  return ids.length === 0 ? () => new Map() : bookOf(db, payer, await priced(db, agreedWith(payer), ids, now));
}

/** The prices of one list of lines. */
export async function priceLines(
  db: Db | Tx,
  payer: Payer,
  lines: readonly Wanted[],
  now: Date,
): Promise<Map<number, LinePrice>> {
  const ids = lines.map(({ articleId }) => articleId);
  return (await priceBook(db, payer, ids, now))(lines);
}
