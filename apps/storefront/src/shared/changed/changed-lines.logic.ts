import type { Cart, CartItem } from '@sjaj/contract';

/** What became of a line since it was put into the cart. */
export interface LineChange {
  readonly item: CartItem;
  readonly kind: 'price' | 'short' | 'not_sellable';
}

/** Everything of the cart that its buyer has to know of before ordering, in the order of the lines. */
export const changesOf = ({ cartItems }: Pick<Cart, 'cartItems'>): LineChange[] =>
  cartItems.flatMap((item) => {
    const has = (notice: CartItem['notices'][number]): boolean => item.notices.includes(notice);
    return [
      ...(has('price_up') || has('price_down') ? [{ item, kind: 'price' as const }] : []),
      ...(has('short') ? [{ item, kind: 'short' as const }] : []),
      ...(has('not_sellable') ? [{ item, kind: 'not_sellable' as const }] : []),
    ];
  });

/** Names the changes that a consent was given to: any further change makes another one of it. Empty without a change. */
export const consentKey = (changes: readonly LineChange[]): string =>
  changes
    .map(({ item, kind }) => `${item.articleId}:${kind}:${kind === 'price' ? item.price : item.stock.available}`)
    .join(' ');

/** The articles of which the buyer orders more than is available now. */
export const shortArticles = (changes: readonly LineChange[]): number[] =>
  changes.flatMap(({ item, kind }) => (kind === 'short' ? item.articleId : []));
