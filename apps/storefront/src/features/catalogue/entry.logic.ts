import type { Offer } from '@sjaj/contract';
import { type Feninga, fromKm, findQuantityError, type QuantityError, sum, times } from '@sjaj/domain';
import { isBuyable } from '../../shared/article/offer.logic.ts';

/** Properties of an article for the quantity column. Prices are in KM, null if hidden. */
export interface Enterable {
  readonly id: number;
  readonly title: string;
  readonly minimumQuantity: number;
  readonly packSize: number;
  readonly price: number | null;
  readonly salePrice: number | null;
  readonly offer: Offer;
  readonly variation: unknown;
}

/** Typed text by article id. A field without an entry shows its minimum as a placeholder. */
export type Entries = ReadonlyMap<number, string>;

/** Whether the row has a quantity field; otherwise it links to the article or to an availability request. */
export const canEnter = ({ offer, variation }: Enterable): boolean => variation === null && isBuyable(offer);

export const ruleOf = (article: Enterable) => ({ minimum: article.minimumQuantity, pack: article.packSize });

/** The typed quantity: 0 for an empty field, NaN if it is not a number. */
export function typedQuantity(typed: string | undefined): number {
  const text = (typed ?? '').trim();
  if (text === '') return 0;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** The error of a field. An empty field and 0 have none. */
export function errorOf(article: Enterable, typed: string | undefined): QuantityError | null {
  const quantity = typedQuantity(typed);
  return quantity === 0 ? null : findQuantityError(quantity, ruleOf(article));
}

/** Current price of one unit. */
const unitPrice = (article: Enterable): Feninga | null => {
  const km = article.salePrice ?? article.price;
  return km === null ? null : fromKm(km);
};

/** Amount of a row; null if nothing valid is typed or prices are hidden. */
export function amountOf(article: Enterable, typed: string | undefined): Feninga | null {
  const quantity = typedQuantity(typed);
  const price = unitPrice(article);
  if (price === null || quantity === 0 || errorOf(article, typed) !== null) return null;
  return times(price, quantity);
}

export interface EntrySum {
  readonly lines: readonly { readonly articleId: number; readonly quantity: number; readonly title: string }[];
  /** Null if prices are hidden. */
  readonly total: Feninga | null;
  /** The first row with an invalid quantity. No row can be added until it is corrected. */
  readonly firstInvalid: number | null;
}

/** Lines that would be added from the table, and their total. */
export function sumEntries(articles: readonly Enterable[], entries: Entries): EntrySum {
  const typed = articles.filter((article) => canEnter(article) && typedQuantity(entries.get(article.id)) !== 0);
  const invalid = typed.find((article) => errorOf(article, entries.get(article.id)) !== null);
  const valid = typed.filter((article) => errorOf(article, entries.get(article.id)) === null);
  const amounts = valid.map((article) => amountOf(article, entries.get(article.id)));
  const known = amounts.filter((amount) => amount !== null);
  return {
    lines: valid.map(({ id, title }) => ({ articleId: id, title, quantity: typedQuantity(entries.get(id)) })),
    total: known.length === amounts.length && amounts.length > 0 ? sum(known) : null,
    firstInvalid: invalid?.id ?? null,
  };
}
