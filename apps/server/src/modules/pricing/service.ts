import { type PriceSource } from '@sjaj/contract';
import { type Feninga, feninga } from '@sjaj/domain';
import type { Db, Tx } from '../../platform/db.ts';
import { discountFor, offerOf, type PriceFacts } from './rules.ts';
import { priced, type PriceRow, stepsUp } from './store.ts';

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
    for (const { articleId, quantity } of lines) {
      const row = byId.get(articleId);
      if (!row) continue;
      const scope = { brandId: row.brandId, steps: steps.get(articleId) ?? NO_STEP };
      const conditions = { contractPrice: amountOrNull(row.contractPrice), discountBp: discountFor(discounts, scope) };
      const offer = offerOf(factsOf(row), conditions, { retail: payer.retail, quantity });
      const { normalPrice: _, ...price } = offer;
      prices.set(articleId, price);
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

/** The prices of several lists of lines: an article may stand in each of them, at the price of its quantity there. */
export async function priceLists(
  db: Db | Tx,
  payer: Payer,
  lists: readonly (readonly Wanted[])[],
  now: Date,
): Promise<Map<number, LinePrice>[]> {
  const ids = new Set(lists.flatMap((lines) => lines.map(({ articleId }) => articleId)));
  if (ids.size === 0) return lists.map(() => new Map());
  const book = await bookOf(db, payer, await priced(db, agreedWith(payer), [...ids], now));
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
