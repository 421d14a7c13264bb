import type { UsualArticle } from '@sjaj/contract';
import { type Feninga, fromKm, isValidQuantity, quantityFault, sum, times } from '@sjaj/domain';
import { firstQuantity, quantityRule } from '../../shared/article/offer.logic.ts';

/** How many rows the panel has at most. */
export const REORDER_ROWS = 7;

/** What was typed, by article; what is not in it stands at its proposal. */
export type Typed = ReadonlyMap<number, string>;

/** The text in the field of an article. */
export const fieldOf = (article: UsualArticle, typed: Typed): string =>
  typed.get(article.id) ?? String(firstQuantity(article));

const quantityOf = (article: UsualArticle, typed: Typed): number => {
  const text = fieldOf(article, typed).trim();
  if (text === '') return 0;
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
};

export interface Reorder {
  readonly lines: readonly { readonly articleId: number; readonly quantity: number; readonly title: string }[];
  /** null where prices are hidden. */
  readonly total: Feninga | null;
  readonly hasFault: boolean;
}

/** All rows taken together. A row at nought is left out; a wrong one keeps the rest from being added. */
export function reorderOf(articles: readonly UsualArticle[], typed: Typed): Reorder {
  const wanted = articles.filter((article) => quantityOf(article, typed) !== 0);
  const good = wanted.filter((article) => isValidQuantity(quantityOf(article, typed), quantityRule(article)));
  const amounts = good.map((article) => {
    const km = article.salePrice ?? article.price;
    return km === null ? null : times(fromKm(km), quantityOf(article, typed));
  });
  const known = amounts.filter((amount) => amount !== null);
  return {
    lines: good.map((article) => ({
      articleId: article.id,
      quantity: quantityOf(article, typed),
      title: article.title,
    })),
    total: known.length === amounts.length ? sum(known) : null,
    hasFault: wanted.some((article) => quantityFault(quantityOf(article, typed), quantityRule(article)) !== null),
  };
}
