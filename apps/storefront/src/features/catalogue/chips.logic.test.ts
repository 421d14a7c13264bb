import type { ListingFilters } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { appliedFilters } from './chips.logic.ts';
import { type ListingChoice, NOTHING_CHOSEN } from './listing-choice.logic.ts';

const value = (id: number, title: string) => ({ id, title, count: 1, swatch: null });
const filters: ListingFilters = {
  categories: [],
  brands: [
    { id: 8, title: 'Fibra', count: 3 },
    { id: 9, title: 'Sakko', count: 0 },
  ],
  attributes: [
    { id: 1, title: 'Oblik', unit: null, values: [value(11, 'tečnost'), value(12, 'gel'), value(13, 'sprej')] },
  ],
  packs: [{ id: '3.7.12', title: 'kut = 12 kom', count: 2 }],
  inStock: 0,
  onSale: 0,
  boughtBefore: 0,
  newlyAdded: 0,
  minPriceInThisCategory: null,
  maxPriceInThisCategory: null,
};
const choice: ListingChoice = {
  ...NOTHING_CHOSEN,
  page: 3,
  values: [11, 12],
  brands: [9],
  packs: ['3.7.12'],
  inStock: true,
  minPrice: 5,
};

describe('the chips of a listing', () => {
  it('are one per filter, with its values in the order of the filter', () => {
    const shown = appliedFilters(choice, filters).map(({ kind, title, values }) => ({ kind, title, values }));
    expect(shown).toEqual([
      { kind: 'attribute', title: 'Oblik', values: ['tečnost', 'gel'] },
      { kind: 'brands', title: '', values: ['Sakko'] },
      { kind: 'packs', title: '', values: ['kut = 12 kom'] },
      { kind: 'price', title: '', values: [] },
      { kind: 'inStock', title: '', values: [] },
    ]);
  });

  it('leave nothing chosen when each has been removed', () => {
    let left = choice;
    for (let steps = 0; steps < 9 && appliedFilters(left, filters).length > 0; steps += 1) {
      left = appliedFilters(left, filters)[0]?.without ?? left;
    }
    expect(left).toEqual(NOTHING_CHOSEN);
  });

  it('remove values that the shop no longer has', () => {
    const stale = appliedFilters({ ...NOTHING_CHOSEN, values: [11, 99] }, filters);
    expect(stale.at(-1)).toMatchObject({ key: 'unnamed', without: { values: [11] } });
  });
});
