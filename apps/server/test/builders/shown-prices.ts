export type Old = { readonly amount: number; readonly percent: number } | null;

export interface Card {
  readonly id: number;
  readonly quantity: number;
  readonly price: number;
  readonly salePrice: number | null;
  readonly oldPrice: Old;
  readonly priceWithVat: number;
  readonly priceSource: string;
  readonly quantityBreaks?: readonly {
    readonly fromQuantity: number;
    readonly price: number;
    readonly oldPrice: Old;
  }[];
}

/** Feninga of a KM amount. */
export const cents = (km: number): number => Math.round(km * 100);
/** The struck price in feninga and the saving in percent. */
export const oldOf = (old: Old) => old && [cents(old.amount), old.percent];
/** What the card says that a unit costs. */
export const costOf = ({ price, salePrice }: Card): number => cents(salePrice ?? price);

export const byId = <T extends { readonly id?: number | undefined }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0));

export const shownPrices = (cards: readonly Card[]) =>
  byId(
    cards.map((card) => ({ id: card.id, price: costOf(card), source: card.priceSource, old: oldOf(card.oldPrice) })),
  );

export const linesOf = (lines: readonly { articleId: number; price: number; priceSource: string; oldPrice: Old }[]) =>
  byId(
    lines.map((line) => ({
      id: line.articleId,
      price: cents(line.price),
      source: line.priceSource,
      old: oldOf(line.oldPrice),
    })),
  );
