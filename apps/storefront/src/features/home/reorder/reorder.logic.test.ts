import type { RepeatLine, UsualArticle } from '@sjaj/contract';
import { fromKm } from '@sjaj/domain';
import { describe, expect, it } from 'vitest';
import {
  fieldOf,
  proposedBeside,
  REORDER_ROWS,
  repeatItems,
  reorderOf,
  typedForAll,
  usualItem,
  wantedBelow,
} from './reorder.logic.ts';

const article = (id: number, over: Partial<UsualArticle> = {}) =>
  usualItem({
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
    isLowestPrice: false,
    costsOfUse: [],
    disableSelling: false,
    isNew: false,
    isDiscontinued: false,
    offer: 'cart',
    hazards: null,
    stock: { state: 'in_stock', available: 900, expectedOn: null },
    variation: null,
    lastBought: { at: '2026-11-06T08:00:00Z', quantity: 40, price: 2.15 },
    rhythm: { everyDays: 14, dueOn: '2026-11-20', isDue: true },
    priceChange: null,
    isProposed: true,
    replaces: null,
    ...over,
  });

const line = (over: Partial<RepeatLine> = {}): RepeatLine => ({
  lineId: 1,
  articleId: 1,
  code: 'PA-1',
  title: 'Artikal 1',
  slug: 'artikal-1',
  unit: 'pak',
  imageUrl: null,
  placeholder: 'box',
  ordered: 40,
  quantity: 40,
  minimumQuantity: 20,
  packSize: 20,
  available: 900,
  inCart: 0,
  previousPrice: 2.5,
  price: 2.5,
  changes: [],
  ...over,
});

describe('reordering', () => {
  it('begins with the usual quantity, or with 0 where it is not due', () => {
    expect(fieldOf(article(1), new Map())).toBe('40');
    expect(reorderOf([article(1)], new Map())).toMatchObject({ total: fromKm(86), hasError: false });
    expect(fieldOf(article(2, { isProposed: false }), new Map())).toBe('0');
  });

  it('omits rows with 0 and reports an invalid one', () => {
    const rows = [article(1), article(2)];
    expect(reorderOf(rows, new Map([[1, '0']])).lines.map(({ articleId }) => articleId)).toEqual([2]);
    expect(reorderOf(rows, new Map([[1, '30']])).hasError).toBe(true);
  });

  it('counts what is to be ordered below the rows that are shown first', () => {
    const items = Array.from({ length: REORDER_ROWS + 3 }, (_one, index) => article(index + 1, { isProposed: true }));
    expect(wantedBelow(items, new Map())).toBe(3);
    expect(
      wantedBelow(
        items,
        new Map([
          [REORDER_ROWS + 1, '0'],
          [REORDER_ROWS + 2, 'x'],
          [1, '0'],
        ]),
      ),
    ).toBe(2);
    expect(wantedBelow(items.slice(0, REORDER_ROWS), new Map())).toBe(0);
  });

  it('has no total if prices are hidden', () => {
    const hidden = [article(1, { price: null, salePrice: null })];
    expect(reorderOf(hidden, new Map()).total).toBeNull();
    expect(reorderOf(hidden, new Map([[1, '0']])).total).toBeNull();
  });

  it('does not propose what is in the cart already', () => {
    const rows = proposedBeside([article(1), article(2)], new Map([[1, 40]]));
    expect(reorderOf(rows, new Map()).lines.map(({ articleId }) => articleId)).toEqual([2]);
  });

  it('sets all rows to 0, or to the usual quantities, also those that are not due', () => {
    const rows = [article(1), article(2, { isProposed: false })];
    expect(reorderOf(rows, new Map()).lines).toHaveLength(1);
    expect(reorderOf(rows, typedForAll(rows, 'zero')).lines).toEqual([]);
    expect(reorderOf(rows, typedForAll(rows, 'usual')).lines).toHaveLength(2);
  });
});

describe('the last order', () => {
  it('has one row for an article that stands on several lines, and none for what is no longer sold', () => {
    const rows = repeatItems([
      line(),
      line({ lineId: 2, quantity: 20, ordered: 20 }),
      line({ articleId: 3, quantity: null }),
    ]);
    expect(rows.map(({ id, usual, last }) => [id, usual, last.quantity])).toEqual([[1, 60, 60]]);
  });

  it('says what a unit cost then where the price has changed', () => {
    const [row] = repeatItems([line({ price: 2.8, changes: ['price_up'] })]);
    expect(row?.priceChange).toEqual({ from: 2.5, to: 2.8, reason: null });
  });
});
