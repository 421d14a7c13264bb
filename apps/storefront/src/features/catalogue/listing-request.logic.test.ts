import { ListingRequest } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { listingRequest } from './listing-request.logic.ts';
import { NOTHING_CHOSEN, SORT_CHOICES } from './listing-choice.logic.ts';

const reader = { canViewPrices: true, size: 24 };

describe('the request of a listing', () => {
  it.each(SORT_CHOICES)('is valid by the contract, sorted by %s', (sort) => {
    const request = listingRequest({ categoryId: 7 }, { ...NOTHING_CHOSEN, sort, minPrice: 1.5, brands: [3] }, reader);
    expect(ListingRequest.safeParse(request).success).toBe(true);
  });

  it('uses the stored page size until one is chosen', () => {
    expect(listingRequest({}, NOTHING_CHOSEN, reader).pageSize).toBe(24);
    expect(listingRequest({}, { ...NOTHING_CHOSEN, size: 100 }, reader).pageSize).toBe(100);
    expect(listingRequest({ isBoughtBefore: true }, NOTHING_CHOSEN, reader).pageSize).toBe(48);
    expect(listingRequest({ isBoughtBefore: true }, { ...NOTHING_CHOSEN, size: 12 }, reader).pageSize).toBe(12);
  });

  it('has no price filters or sort orders for users without prices', () => {
    const choice = { ...NOTHING_CHOSEN, sort: 'priceUp' as const, minPrice: 1, maxPrice: 2 };
    const request = listingRequest({}, choice, { ...reader, canViewPrices: false });
    expect(request.sortBy).toBe('default');
    expect(request).not.toHaveProperty('minPrice');
    expect(request).not.toHaveProperty('maxPrice');
  });

  it('replaces the category of the page with a chosen sub-category', () => {
    expect(listingRequest({ categoryId: 7 }, NOTHING_CHOSEN, reader).categoryIds).toEqual([7]);
    expect(listingRequest({ categoryId: 7 }, { ...NOTHING_CHOSEN, categories: [71] }, reader).categoryIds).toEqual([
      71,
    ]);
  });

  it('swaps the bounds of a reversed price range', () => {
    const request = listingRequest({}, { ...NOTHING_CHOSEN, minPrice: 9, maxPrice: 2 }, reader);
    expect(request).toMatchObject({ minPrice: 2, maxPrice: 9 });
  });

  it('filters by the tag of the page, if it has one', () => {
    expect(listingRequest({ tagId: 8 }, NOTHING_CHOSEN, reader).tagIds).toEqual([8]);
    expect(listingRequest({}, NOTHING_CHOSEN, reader).tagIds).toEqual([]);
  });

  it('keeps the filters of the page with any choice', () => {
    expect(listingRequest({ isOnSale: true, isNew: true, isBoughtBefore: true }, NOTHING_CHOSEN, reader)).toMatchObject(
      {
        isOnSale: true,
        isNew: true,
        isBoughtBefore: true,
      },
    );
  });
});
