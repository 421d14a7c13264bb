import type { RepeatLine, UsualArticle } from '@sjaj/contract';
import {
  type BusinessDate,
  businessDate,
  type Feninga,
  findQuantityError,
  fromKm,
  isValidQuantity,
  type QuantityRule,
  sum,
  times,
} from '@sjaj/domain';
import { quantityRule } from '../../../shared/article/offer.logic.ts';

/** Rows that are shown before the list is opened. */
export const REORDER_ROWS = 7;

/** An article in the panel, from the usual order or from the last one. */
export interface ReorderItem {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly slug: string;
  readonly unit: string;
  readonly imageUrl: string | null;
  readonly placeholder: string;
  readonly rule: QuantityRule;
  /** The quantity that was ordered, and the day where it differs from row to row. */
  readonly last: { readonly on: BusinessDate | null; readonly quantity: number };
  readonly rhythm: UsualArticle['rhythm'];
  readonly priceChange: UsualArticle['priceChange'];
  readonly replaces: UsualArticle['replaces'];
  /** KM for a unit; null if prices are hidden. */
  readonly price: number | null;
  readonly oldPrice: UsualArticle['oldPrice'];
  /** As ordered otherwise. */
  readonly usual: number;
  /** Whether the field begins with it and not with 0. */
  readonly isProposed: boolean;
}

export const usualItem = (article: UsualArticle): ReorderItem => ({
  id: article.id,
  code: article.code,
  title: article.title,
  slug: article.slug,
  unit: article.unit,
  imageUrl: article.highlightedImageUrl,
  placeholder: article.placeholder,
  rule: quantityRule(article),
  last: { on: businessDate(new Date(article.lastBought.at)), quantity: article.lastBought.quantity },
  rhythm: article.rhythm,
  priceChange: article.priceChange,
  replaces: article.replaces,
  price: article.salePrice ?? article.price,
  oldPrice: article.oldPrice,
  usual: article.quantity,
  isProposed: article.isProposed,
});

/** Lines of an order that can be ordered again, one for each article. */
export function repeatItems(lines: readonly RepeatLine[]): ReorderItem[] {
  const items = new Map<number, ReorderItem>();
  for (const line of lines) {
    const { quantity, price, previousPrice } = line;
    if (quantity === null) continue;
    const known = items.get(line.articleId);
    const hasChanged = line.changes.includes('price_up') || line.changes.includes('price_down');
    items.set(line.articleId, {
      id: line.articleId,
      code: line.code,
      title: line.title,
      slug: line.slug,
      unit: line.unit,
      imageUrl: line.imageUrl,
      placeholder: line.placeholder,
      rule: quantityRule(line),
      last: { on: null, quantity: line.ordered + (known?.last.quantity ?? 0) },
      rhythm: null,
      priceChange:
        hasChanged && price !== null && previousPrice !== null
          ? { from: previousPrice, to: price, reason: null }
          : null,
      replaces: null,
      price,
      oldPrice: null,
      usual: quantity + (known?.usual ?? 0),
      isProposed: true,
    });
  }
  return [...items.values()];
}

/** Typed text by article id. A missing article has its proposed quantity. */
export type Typed = ReadonlyMap<number, string>;

/** What is in the cart already is not proposed a second time. */
export const proposedBeside = (
  items: readonly ReorderItem[],
  inCart: ReadonlyMap<number, number>,
): readonly ReorderItem[] =>
  items.map((item) => ((inCart.get(item.id) ?? 0) > 0 ? { ...item, isProposed: false } : item));

/** The text in the field of an article. */
export const fieldOf = (item: ReorderItem, typed: Typed): string =>
  typed.get(item.id) ?? String(item.isProposed ? item.usual : 0);

const quantityOf = (item: ReorderItem, typed: Typed): number => {
  const text = fieldOf(item, typed).trim();
  if (text === '') return 0;
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
};

/** How many rows below those that are shown first are to be ordered: nothing goes into the cart that nobody was told of. */
export const wantedBelow = (items: readonly ReorderItem[], typed: Typed): number =>
  items.slice(REORDER_ROWS).filter((item) => quantityOf(item, typed) !== 0).length;

/** All fields at 0, or all at the usual quantities. */
export const typedForAll = (items: readonly ReorderItem[], at: 'zero' | 'usual'): Typed =>
  new Map(items.map((item) => [item.id, at === 'zero' ? '0' : String(item.usual)]));

interface Reorder {
  readonly lines: readonly { readonly articleId: number; readonly quantity: number; readonly title: string }[];
  /** Null if prices are hidden. */
  readonly total: Feninga | null;
  readonly hasError: boolean;
}

/** Lines and total of all rows. Rows with 0 are omitted; an invalid row blocks adding the others. */
export function reorderOf(items: readonly ReorderItem[], typed: Typed): Reorder {
  const wanted = items.filter((item) => quantityOf(item, typed) !== 0);
  const good = wanted.filter((item) => isValidQuantity(quantityOf(item, typed), item.rule));
  const amounts = good.map((item) => (item.price === null ? null : times(fromKm(item.price), quantityOf(item, typed))));
  const known = amounts.filter((amount) => amount !== null);
  return {
    lines: good.map((item) => ({ articleId: item.id, quantity: quantityOf(item, typed), title: item.title })),
    total: known.length === amounts.length && items.some(({ price }) => price !== null) ? sum(known) : null,
    hasError: wanted.some((item) => findQuantityError(quantityOf(item, typed), item.rule) !== null),
  };
}
