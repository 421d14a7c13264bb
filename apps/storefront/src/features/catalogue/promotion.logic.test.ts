import type { ArticleCard } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { highestPercent, picturesOf } from './promotion.logic.ts';

const card = (percent: number | null, highlightedImageUrl: string | null = null) =>
  ({ priceSource: 'sale', oldPrice: percent && { amount: 10, percent }, highlightedImageUrl }) as ArticleCard;

describe('the tile of a promotion', () => {
  it('shows the largest discount on the prices of the user', () => {
    expect(highestPercent({ productSaleItems: [card(10), card(20), card(null)] })).toBe(20);
  });

  it('shows no discount if prices are hidden or not lowered', () => {
    expect(highestPercent({ productSaleItems: [card(null)] })).toBeNull();
    expect(highestPercent({ productSaleItems: [] })).toBeNull();
  });

  it('shows each picture once', () => {
    const articles = ['a', null, 'a', 'b', 'c', 'd'].map((url) => card(null, url));
    expect(picturesOf(articles, 3)).toEqual(['a', 'b', 'c']);
  });
});
