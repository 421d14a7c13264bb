import fc from 'fast-check';

/** An article with all that its price can depend on; amounts are feninga. Brands and categories are places in lists. */
export interface PricedArticle {
  readonly vpc: number;
  readonly mpc: number;
  readonly brand: 0 | 1;
  /** 0 the department, 1 below it, 2 below that; null outside of all three. */
  readonly category: 0 | 1 | 2 | null;
  readonly taxRate: 0 | 1 | 2;
  readonly minimum: number;
  readonly pack: number;
  /** Of sales, wholesale and retail; each runs, is over, has not begun or is switched off. */
  readonly sales: readonly {
    readonly when: 'now' | 'over' | 'upcoming' | 'off';
    readonly price: number;
    readonly retail: number;
  }[];
  readonly breaks: readonly { readonly from: number; readonly price: number }[];
  /** What the company with agreements pays for it; null where nothing was agreed. */
  readonly contract: number | null;
  /** Its prices in price lists of that company, which hold today, do not yet or no longer, or are switched off. */
  readonly lists: readonly { readonly when: PriceListTime; readonly price: number }[];
}

export type PriceListTime = (typeof PRICE_LIST_TIMES)[number];

/** A discount of the company with agreements. */
export interface AgreedDiscount {
  readonly brand: 0 | 1 | null;
  readonly category: 0 | 1 | 2 | null;
  readonly percentBp: number;
}

export const PRICE_LIST_TIMES = ['today', 'always', 'over', 'upcoming', 'off', 'of nobody'] as const;
export const TAX_RATES = [1_700, 500, 333] as const;

const amount = fc.integer({ min: 1, max: 50_000 });

export const pricedArticles: fc.Arbitrary<PricedArticle> = fc.record({
  vpc: fc.integer({ min: 1_000, max: 60_000 }),
  mpc: fc.integer({ min: 1_000, max: 90_000 }),
  brand: fc.constantFrom(0 as const, 1 as const),
  category: fc.constantFrom(0 as const, 1 as const, 2 as const, null),
  taxRate: fc.constantFrom(0 as const, 1 as const, 2 as const),
  minimum: fc.integer({ min: 1, max: 12 }),
  pack: fc.constantFrom(1, 1, 2, 5, 12),
  sales: fc.array(
    fc.record({ when: fc.constantFrom('now', 'over', 'upcoming', 'off'), price: amount, retail: amount }),
    {
      maxLength: 2,
    },
  ),
  breaks: fc.uniqueArray(fc.record({ from: fc.integer({ min: 2, max: 60 }), price: amount }), {
    selector: ({ from }) => from,
    maxLength: 3,
  }),
  contract: fc.option(amount, { freq: 2 }),
  lists: fc.uniqueArray(fc.record({ when: fc.constantFrom(...PRICE_LIST_TIMES), price: amount }), {
    selector: ({ when }) => when,
    maxLength: 3,
  }),
});

export interface Paying {
  readonly isRetail: boolean;
  /** None without contract terms. */
  readonly discounts: readonly AgreedDiscount[];
  readonly hasContracts: boolean;
}

interface Priced {
  readonly price: number;
  readonly source: string;
}

interface PricedWithOld extends Priced {
  /** The struck price with the saving in percent; null where none is shown. */
  readonly old: readonly [amount: number, percent: number] | null;
}

/** Category before brand, both before each alone, the nearest category first, everything last. */
const rank = ({ brand, category }: AgreedDiscount): number =>
  (category === null ? 0 : 10 + category) + (brand === null ? 0 : category === null ? 1 : 10);

function discountOn({ brand, category, vpc }: PricedArticle, discounts: readonly AgreedDiscount[]): number | null {
  const covering = discounts.filter(
    (row) =>
      (row.brand === null || row.brand === brand) &&
      (row.category === null || (category !== null && row.category <= category)),
  );
  const [best] = covering.toSorted((a, b) => rank(b) - rank(a) || b.percentBp - a.percentBp);
  return best ? vpc - Math.round((vpc * best.percentBp) / 10_000) : null;
}

/** Of its own and of the lists that hold. */
const contractPrices = ({ contract, lists }: PricedArticle): readonly Priced[] =>
  [
    ...(contract === null ? [] : [contract]),
    ...lists.filter(({ when }) => when === 'today' || when === 'always').map(({ price }) => price),
  ].map((price) => ({ price, source: 'contract' }));

/** What a unit costs in this quantity, by the words of the rules alone. */
export function unitPrice(article: PricedArticle, paying: Paying, quantity: number): PricedWithOld {
  const running = article.sales.filter(({ when }) => when === 'now');
  const promotion = running.map(({ price, retail }) => ({ price: paying.isRetail ? retail : price, source: 'sale' }));
  if (paying.isRetail) return withOld([{ price: article.mpc, source: 'retail' }, ...promotion]);
  const off = discountOn(article, paying.discounts);
  return withOld([
    { price: article.vpc, source: 'list' },
    ...(paying.hasContracts ? contractPrices(article) : []),
    ...article.breaks.filter(({ from }) => from <= quantity).map(({ price }) => ({ price, source: 'quantity_break' })),
    ...(off === null ? [] : [{ price: off, source: 'company_discount' }]),
    ...promotion,
  ]);
}

const lowest = (all: readonly Priced[]): Priced => all.reduce((best, next) => (next.price < best.price ? next : best));

/** The lowest, and what would be the lowest without its rule: struck from one percent on. */
function withOld(all: readonly Priced[]): PricedWithOld {
  const best = lowest(all);
  const others = all.filter(({ source }) => source !== best.source);
  const isRule = best.source !== 'list' && best.source !== 'retail';
  const before = isRule ? lowest(others).price : best.price;
  const isShown = before / best.price >= 1.01;
  return { ...best, old: isShown ? [before, Math.round(((before - best.price) / before) * 100)] : null };
}
