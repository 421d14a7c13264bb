import type { Offer } from '@sjaj/contract';
import { type Feninga, fromKm, quantityFault, type QuantityFault, sum, times } from '@sjaj/domain';
import { isBuyable } from '../../shared/article/offer.logic.ts';

/** What the quantity column needs to know of an article. Prices are KM, null where they are hidden. */
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

/** What was typed, by article. A field that is not in it still shows its grey minimum. */
export type Entries = ReadonlyMap<number, string>;

/** Whether a quantity can be typed in the row itself; otherwise the row leads to the article or asks for it. */
export const canEnter = ({ offer, variation }: Enterable): boolean => variation === null && isBuyable(offer);

export const ruleOf = (article: Enterable) => ({ minimum: article.minimumQuantity, pack: article.packSize });

/** The typed quantity, 0 for an empty field; NaN for what is no number. */
export function typedQuantity(typed: string | undefined): number {
  const text = (typed ?? '').trim();
  if (text === '') return 0;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** What is wrong in a field; an empty field and a nought mean "none of it". */
export function faultOf(article: Enterable, typed: string | undefined): QuantityFault | null {
  const quantity = typedQuantity(typed);
  return quantity === 0 ? null : quantityFault(quantity, ruleOf(article));
}

/** What one unit costs now. */
export const unitPrice = (article: Enterable): Feninga | null => {
  const km = article.salePrice ?? article.price;
  return km === null ? null : fromKm(km);
};

/** The amount of a row, null while nothing valid is typed or prices are hidden. */
export function amountOf(article: Enterable, typed: string | undefined): Feninga | null {
  const quantity = typedQuantity(typed);
  const price = unitPrice(article);
  if (price === null || quantity === 0 || faultOf(article, typed) !== null) return null;
  return times(price, quantity);
}

export interface EntrySum {
  readonly lines: readonly { readonly articleId: number; readonly quantity: number; readonly title: string }[];
  /** null where prices are hidden. */
  readonly total: Feninga | null;
  /** The first row with a wrong quantity: it keeps the rest from being added until it is mended. */
  readonly firstFaulty: number | null;
}

/** All rows of the table taken together: what would be added and what it costs. */
export function sumEntries(articles: readonly Enterable[], entries: Entries): EntrySum {
  const typed = articles.filter((article) => canEnter(article) && typedQuantity(entries.get(article.id)) !== 0);
  const faulty = typed.find((article) => faultOf(article, entries.get(article.id)) !== null);
  const good = typed.filter((article) => faultOf(article, entries.get(article.id)) === null);
  const amounts = good.map((article) => amountOf(article, entries.get(article.id)));
  const known = amounts.filter((amount) => amount !== null);
  return {
    lines: good.map(({ id, title }) => ({ articleId: id, title, quantity: typedQuantity(entries.get(id)) })),
    total: known.length === amounts.length && amounts.length > 0 ? sum(known) : null,
    firstFaulty: faulty?.id ?? null,
  };
}
