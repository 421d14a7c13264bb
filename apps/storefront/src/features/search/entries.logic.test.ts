import { describe, expect, it } from 'vitest';
import { AS_QUANTITY, entriesOf } from './entries.logic.ts';

describe('the options of the suggestions', () => {
  it('are empty before a response', () => {
    expect(entriesOf(undefined, 'nitril')).toEqual([]);
  });

  it('have the full search below the articles', () => {
    const found = {
      articles: [],
      categories: [{ id: 3, title: 'Rukavice', slug: 'rukavice', count: 4 }],
      brands: [{ id: 7, title: 'Nitrex', count: 2 }],
      totalItems: 6,
      order: null,
    };
    expect(entriesOf(found, 'nit/ril').map(({ address }) => address)).toEqual([
      '/search/nit%2Fril',
      '/category/3/rukavice',
      '/brand/7/nitrex',
    ]);
  });

  it('offer a number first that may be a quantity, and no such choice where it is one', () => {
    const found = { articles: [], categories: [], brands: [], totalItems: 3 };
    const keysFor = (isSure: boolean) =>
      entriesOf({ ...found, order: { words: 'folija', quantity: 30, isSure } }, 'folija 30').map(({ key }) => key);
    expect(keysFor(false)).toEqual([AS_QUANTITY, 'all']);
    expect(keysFor(true)).toEqual(['all']);
  });
});
