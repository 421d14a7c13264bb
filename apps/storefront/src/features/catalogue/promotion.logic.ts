import type { ArticleCard, RunningPromotion } from '@sjaj/contract';
import { discountPercent } from '../../shared/article/offer.logic.ts';

/** Largest discount of a promotion on the prices of the user, in percent; null if there is none or prices are hidden. */
export function highestPercent({ productSaleItems }: Pick<RunningPromotion, 'productSaleItems'>): number | null {
  const percents = productSaleItems.map((article) => discountPercent(article)).filter((percent) => percent !== null);
  return percents.length === 0 ? null : Math.max(...percents);
}

/** The first distinct pictures of a promotion. */
export function picturesOf(articles: readonly ArticleCard[], count: number): readonly string[] {
  const pictures = articles.map(({ highlightedImageUrl }) => highlightedImageUrl).filter((url) => url !== null);
  return [...new Set(pictures)].slice(0, count);
}
