import { ListingRequest } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { askFor } from './listing-ask.logic.ts';
import { NOTHING_CHOSEN, SORT_CHOICES } from './listing-choice.logic.ts';

const reader = { canViewPrices: true, size: 24 };

describe('the question of a listing', () => {
  it.each(SORT_CHOICES)('is one that the shop takes, sorted by %s', (sort) => {
    const ask = askFor({ categoryId: 7 }, { ...NOTHING_CHOSEN, sort, minPrice: 1.5, brands: [3] }, reader);
    expect(ListingRequest.safeParse(ask).success).toBe(true);
  });

  it('uses the remembered size until one is chosen', () => {
    expect(askFor({}, NOTHING_CHOSEN, reader).pageSize).toBe(24);
    expect(askFor({}, { ...NOTHING_CHOSEN, size: 100 }, reader).pageSize).toBe(100);
  });

  it('asks nothing about prices for who may not see them', () => {
    const choice = { ...NOTHING_CHOSEN, sort: 'priceUp' as const, minPrice: 1, maxPrice: 2 };
    const ask = askFor({}, choice, { ...reader, canViewPrices: false });
    expect(ask.sortBy).toBe('default');
    expect(ask).not.toHaveProperty('minPrice');
    expect(ask).not.toHaveProperty('maxPrice');
  });

  it('puts a chosen sub-category in the place of the page’s category', () => {
    expect(askFor({ categoryId: 7 }, NOTHING_CHOSEN, reader).categoryIds).toEqual([7]);
    expect(askFor({ categoryId: 7 }, { ...NOTHING_CHOSEN, categories: [71] }, reader).categoryIds).toEqual([71]);
  });

  it('turns a price range the right way round', () => {
    const ask = askFor({}, { ...NOTHING_CHOSEN, minPrice: 9, maxPrice: 2 }, reader);
    expect(ask).toMatchObject({ minPrice: 2, maxPrice: 9 });
  });

  it('asks for the tag of a page, and for none elsewhere', () => {
    expect(askFor({ tagId: 8 }, NOTHING_CHOSEN, reader).tagIds).toEqual([8]);
    expect(askFor({}, NOTHING_CHOSEN, reader).tagIds).toEqual([]);
  });

  it('keeps what the page fixes, whatever is chosen', () => {
    expect(askFor({ isOnSale: true, isNew: true, isBoughtBefore: true }, NOTHING_CHOSEN, reader)).toMatchObject({
      isOnSale: true,
      isNew: true,
      isBoughtBefore: true,
    });
  });
});
