import { ListingRequest } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { askFor } from './listing-ask.logic.ts';
import { NOTHING_CHOSEN, SORT_CHOICES } from './listing-choice.logic.ts';

const reader = { canViewPrices: true, size: 24 };

describe('the query of a listing', () => {
  it.each(SORT_CHOICES)('is one that the shop takes, sorted by %s', (sort) => {
    const ask = askFor({ categoryId: 7 }, { ...NOTHING_CHOSEN, sort, minPrice: 1.5, brands: [3] }, reader);
    expect(ListingRequest.safeParse(ask).success).toBe(true);
  });

  it('uses the stored page size until one is chosen', () => {
    expect(askFor({}, NOTHING_CHOSEN, reader).pageSize).toBe(24);
    expect(askFor({}, { ...NOTHING_CHOSEN, size: 100 }, reader).pageSize).toBe(100);
  });

  it('has no price filters or sort orders for users without prices', () => {
    const choice = { ...NOTHING_CHOSEN, sort: 'priceUp' as const, minPrice: 1, maxPrice: 2 };
    const ask = askFor({}, choice, { ...reader, canViewPrices: false });
    expect(ask.sortBy).toBe('default');
    expect(ask).not.toHaveProperty('minPrice');
    expect(ask).not.toHaveProperty('maxPrice');
  });

  it('replaces the category of the page with a chosen sub-category', () => {
    expect(askFor({ categoryId: 7 }, NOTHING_CHOSEN, reader).categoryIds).toEqual([7]);
    expect(askFor({ categoryId: 7 }, { ...NOTHING_CHOSEN, categories: [71] }, reader).categoryIds).toEqual([71]);
  });

  it('swaps the bounds of a reversed price range', () => {
    const ask = askFor({}, { ...NOTHING_CHOSEN, minPrice: 9, maxPrice: 2 }, reader);
    expect(ask).toMatchObject({ minPrice: 2, maxPrice: 9 });
  });

  it('filters by the tag of the page, if it has one', () => {
    expect(askFor({ tagId: 8 }, NOTHING_CHOSEN, reader).tagIds).toEqual([8]);
    expect(askFor({}, NOTHING_CHOSEN, reader).tagIds).toEqual([]);
  });

  it('keeps the filters of the page with any choice', () => {
    expect(askFor({ isOnSale: true, isNew: true, isBoughtBefore: true }, NOTHING_CHOSEN, reader)).toMatchObject({
      isOnSale: true,
      isNew: true,
      isBoughtBefore: true,
    });
  });
});
