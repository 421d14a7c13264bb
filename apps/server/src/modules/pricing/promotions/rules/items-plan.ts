import type { SaleItemsPlan, SaleLineFault } from '@sjaj/contract';
import type { Feninga } from '@sjaj/domain';
import { type ListPrices, pricesFor, type SalePrices, type Wish } from './promotion.ts';

/** An article that may come into a sale. */
export interface Candidate extends ListPrices {
  readonly articleId: number;
  readonly code: string;
  readonly title: unknown;
  readonly nc: Feninga;
  /** What it costs in this sale now; null where it is not in it. */
  readonly before: SalePrices | null;
  /** Whether another sale of these days has it. */
  readonly isElsewhere: boolean;
}

/** A line with what its code names; nothing, or several articles, where it is a fault. */
export interface AskedLine {
  /** From 1; 0 for an article of a brand or category. */
  readonly line: number;
  readonly code: string;
  readonly found: readonly Candidate[];
  readonly wish: Wish;
}

export interface PlannedItem extends Candidate, SalePrices {}

export interface Plan {
  /** New ones, and those that get other prices. */
  readonly items: readonly PlannedItem[];
  readonly same: number;
  readonly faults: SaleItemsPlan['faults'];
}

/** What comes into the sale of what was asked, and what stays out and why. */
export function planOf(lines: readonly AskedLine[]): Plan {
  const items: PlannedItem[] = [];
  const faults: SaleItemsPlan['faults'] = [];
  const taken = new Set<number>();
  let same = 0;
  for (const { line, code, found, wish } of lines) {
    const planned = plannedOf(found, wish, taken);
    if (typeof planned === 'string') {
      faults.push({ line, code, fault: planned });
      continue;
    }
    taken.add(planned.articleId);
    if (isSame(planned)) same += 1;
    else items.push(planned);
  }
  return { items, same, faults };
}

function plannedOf(found: readonly Candidate[], wish: Wish, taken: ReadonlySet<number>): PlannedItem | SaleLineFault {
  const [article, other] = found;
  if (!article) return 'unknown';
  if (other) return 'unclear';
  if (taken.has(article.articleId)) return 'twice';
  const prices = pricesFor(article, wish);
  return typeof prices === 'string' ? prices : { ...article, ...prices };
}

/** How many of the planned articles everybody, or a company, would get below what they cost. */
export const belowCostIn = ({ items }: Plan): number => items.filter(({ price, nc }) => price < nc).length;

const isSame = ({ before, price, retailPrice }: PlannedItem): boolean =>
  before !== null && before.price === price && before.retailPrice === retailPrice;
