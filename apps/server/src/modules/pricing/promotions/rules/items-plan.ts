import type { PromotionItemsPlan, PromotionLineError } from '@sjaj/contract';
import type { Feninga } from '@sjaj/domain';
import { type ListPrices, pricesFor, type PromotionPrices, type RequestedPrices } from './promotion.ts';

/** An article that may be added to a promotion. */
export interface Candidate extends ListPrices {
  readonly articleId: number;
  readonly code: string;
  readonly title: unknown;
  readonly costPrice: Feninga;
  /** Its prices in this promotion now; null if it is not part of it. */
  readonly before: PromotionPrices | null;
  /** Whether it is part of another promotion of these days. */
  readonly isInOtherPromotion: boolean;
}

/** A line of the request with the articles that its code matches: one, unless the line is wrong. */
export interface RequestedLine {
  /** From 1; 0 for an article added by brand or category. */
  readonly line: number;
  readonly code: string;
  readonly found: readonly Candidate[];
  readonly requested: RequestedPrices;
}

export interface PlannedItem extends Candidate, PromotionPrices {}

export interface Plan {
  /** Articles that are new or change their prices. */
  readonly items: readonly PlannedItem[];
  readonly same: number;
  readonly faults: PromotionItemsPlan['faults'];
}

/** Which of the requested articles are added or changed, and why others are refused. */
export function planLines(lines: readonly RequestedLine[]): Plan {
  const items: PlannedItem[] = [];
  const faults: PromotionItemsPlan['faults'] = [];
  const taken = new Set<number>();
  let same = 0;
  for (const { line, code, found, requested } of lines) {
    const planned = planLine(found, requested, taken);
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

function planLine(
  found: readonly Candidate[],
  requested: RequestedPrices,
  taken: ReadonlySet<number>,
): PlannedItem | PromotionLineError {
  const [article, other] = found;
  if (!article) return 'unknown';
  if (other) return 'unclear';
  if (taken.has(article.articleId)) return 'twice';
  const prices = pricesFor(article, requested);
  return typeof prices === 'string' ? prices : { ...article, ...prices };
}

/** The number of planned articles with a price below cost. */
export const countBelowCost = ({ items }: Plan): number =>
  items.filter(({ price, costPrice }) => price < costPrice).length;

const isSame = ({ before, price, retailPrice }: PlannedItem): boolean =>
  before !== null && before.price === price && before.retailPrice === retailPrice;
