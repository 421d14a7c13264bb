import { describe, expect, it } from 'vitest';
import { type Entry, entriesOf, stepped } from './entries.logic.ts';

const entries: readonly Entry[] = ['article-1', 'all', 'brand-2'].map((key) => ({ key, address: `/${key}` }));

describe('the arrow keys in the suggestions', () => {
  it('go through all of them and the field, and around', () => {
    let active: string | null = null;
    const seen = entries.concat(entries[0] ? [entries[0]] : []).map(() => (active = stepped(entries, active, 1)));
    expect(seen).toEqual(['article-1', 'all', 'brand-2', null]);
    expect(stepped(entries, null, -1)).toBe('brand-2');
    expect(stepped(entries, 'article-1', -1)).toBeNull();
  });

  it('have nowhere to go without suggestions', () => {
    expect(entriesOf(undefined, 'nitril')).toEqual([]);
    expect(stepped([], null, 1)).toBeNull();
  });

  it('find the full search below the articles', () => {
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
