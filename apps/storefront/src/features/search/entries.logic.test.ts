import { describe, expect, it } from 'vitest';
import { entriesOf } from './entries.logic.ts';

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
    };
    expect(entriesOf(found, 'nit/ril').map(({ address }) => address)).toEqual([
      '/search/nit%2Fril',
      '/category/3/rukavice',
      '/brand/7/nitrex',
    ]);
  });
});
