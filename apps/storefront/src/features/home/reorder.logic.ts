import type { UsualArticle } from '@sjaj/contract';
import { type Feninga, fromKm, isValidQuantity, findQuantityError, sum, times } from '@sjaj/domain';
import { firstQuantity, quantityRule } from '../../shared/article/offer.logic.ts';

/** Maximum number of rows in the panel. */
export const REORDER_ROWS = 7;

/** Typed text by article id. A missing article has its proposed quantity. */
export type Typed = ReadonlyMap<number, string>;

/** The text in the field of an article. */
export const fieldOf = (article: UsualArticle, typed: Typed): string =>
  typed.get(article.id) ?? String(firstQuantity(article));

const quantityOf = (article: UsualArticle, typed: Typed): number => {
  const text = fieldOf(article, typed).trim();
  if (text === '') return 0;
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
};

interface Reorder {
  readonly lines: readonly { readonly articleId: number; readonly quantity: number; readonly title: string }[];
  /** Null if prices are hidden. */
  readonly total: Feninga | null;
  readonly hasError: boolean;
}

/** Lines and total of all rows. Rows with 0 are omitted; an invalid row blocks adding the others. */
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
    hasError: wanted.some((article) => findQuantityError(quantityOf(article, typed), quantityRule(article)) !== null),
  };
}
