import type { ArticleCard, Offer } from '@sjaj/contract';
import { lowestQuantity, nearestQuantities, type QuantityRule } from '@sjaj/domain';

/** What a card, a row or a page shows for an article. */
type Purchase = 'buy' | 'choose' | 'request' | 'none';

type Offered = Pick<ArticleCard, 'variation' | 'offer'>;

/** A variation is chosen on its own page; what is sold, to be had now or pre-ordered, the server decides. */
export const purchaseOf = ({ variation, offer }: Offered): Purchase => (variation ? 'choose' : purchaseOfOffer(offer));

const purchaseOfOffer = (offer: Offer): Exclude<Purchase, 'choose'> => (isBuyable(offer) ? 'buy' : offer);

/** Whether a quantity can be typed and put into the cart. */
export const isBuyable = (offer: Offer): offer is 'cart' | 'pre_order' => offer === 'cart' || offer === 'pre_order';

export const quantityRule = (article: Pick<ArticleCard, 'minimumQuantity' | 'packSize'>): QuantityRule => ({
  minimum: article.minimumQuantity,
  pack: article.packSize,
});

/** What the quantity field begins with: the shop's proposal, or the least that can be bought. */
export const firstQuantity = (article: Pick<ArticleCard, 'minimumQuantity' | 'packSize' | 'quantity'>): number =>
  article.quantity > 0 ? article.quantity : lowestQuantity(quantityRule(article));

/** The quantity of a successor that comes nearest to what was wanted of its predecessor, rather more than less. */
export function successorQuantity(
  wished: number,
  successor: Pick<ArticleCard, 'minimumQuantity' | 'packSize' | 'quantity'>,
): number {
  const { lower, upper } = nearestQuantities(wished, quantityRule(successor));
  return upper ?? lower ?? successor.quantity;
}

/** Whether a sale makes the price, which a badge tells. */
export const hasPromotionPrice = ({ priceSource, oldPrice }: Pick<ArticleCard, 'priceSource' | 'oldPrice'>): boolean =>
  priceSource === 'sale' && oldPrice !== null;

/** By how many percent a sale lowers the price; null where none does, or by less than what is shown. */
export const discountPercent = (article: Pick<ArticleCard, 'priceSource' | 'oldPrice'>): number | null =>
  hasPromotionPrice(article) ? (article.oldPrice?.percent ?? null) : null;

/** Whether a range reads as one: sizes and figures do ("S – XL", "36 – 47"), colours do not. */
export const isShortRange = (range: string): boolean => {
  const ends = range.split(' – ');
  return ends.length === 2 && ends.every((end) => /\d/.test(end) || /^[\dX]{0,3}[SML]$/.test(end));
};
