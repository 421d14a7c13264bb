import type { UsualArticle } from '@sjaj/contract';
import { fromKm } from '@sjaj/domain';
import { describe, expect, it } from 'vitest';
import { fieldOf, reorderOf } from './reorder.logic.ts';

const article = (id: number, over: Partial<UsualArticle> = {}): UsualArticle => ({
  id,
  code: `PA-${id}`,
  title: `Artikal ${id}`,
  slug: `artikal-${id}`,
  brand: { id: 1, title: 'Papirella' },
  highlightedImageUrl: null,
  placeholder: 'box',
  categoryIds: [1],
  unit: 'pak',
  pack: null,
  minimumQuantity: 20,
  packSize: 20,
  quantity: 40,
  price: 2.5,
  salePrice: 2.15,
  oldPrice: null,
  priceWithVat: 2.52,
  priceSource: 'list',
  disableSelling: false,
  isNew: false,
  isDiscontinued: false,
  offer: 'cart',
  hazards: null,
  stock: { state: 'in_stock', available: 900, expectedOn: null },
  variation: null,
  lastBought: { at: '2026-11-06T08:00:00Z', quantity: 40 },
  ...over,
});

describe('reordering', () => {
  it('begins with the last quantity', () => {
    expect(fieldOf(article(1), new Map())).toBe('40');
    expect(reorderOf([article(1)], new Map())).toMatchObject({ total: fromKm(86), hasError: false });
  });

  it('omits rows with 0 and reports an invalid one', () => {
    const rows = [article(1), article(2)];
    expect(reorderOf(rows, new Map([[1, '0']])).lines.map(({ articleId }) => articleId)).toEqual([2]);
    expect(reorderOf(rows, new Map([[1, '30']])).hasError).toBe(true);
  });

  it('has no total if prices are hidden', () => {
    expect(reorderOf([article(1, { price: null, salePrice: null })], new Map()).total).toBeNull();
  });
});
