import type { ArticleCard, RunningSale } from '@sjaj/contract';
import { discountPercent } from '../../shared/article/offer.logic.ts';

/** By how many percent at most a sale lowers what the reader pays; null where it lowers nothing, or prices are hidden. */
export function highestPercent({ productSaleItems }: Pick<RunningSale, 'productSaleItems'>): number | null {
  const percents = productSaleItems.map((article) => discountPercent(article)).filter((percent) => percent !== null);
  return percents.length === 0 ? null : Math.max(...percents);
}

/** The first pictures of a sale, no two alike. */
export function picturesOf(articles: readonly ArticleCard[], count: number): readonly string[] {
  const pictures = articles.map(({ highlightedImageUrl }) => highlightedImageUrl).filter((url) => url !== null);
  return [...new Set(pictures)].slice(0, count);
}
