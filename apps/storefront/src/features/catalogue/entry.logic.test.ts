import { fromKm } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, canEnter, type Enterable, errorOf, sumEntries, typedQuantity } from './entry.logic.ts';

const article = (over: Partial<Enterable> = {}): Enterable => ({
  id: 1,
  title: 'Mikrofiber krpa',
  minimumQuantity: 10,
  packSize: 10,
  price: 1.7,
  salePrice: null,
  offer: 'cart',
  variation: null,
  ...over,
});

describe('a quantity typed in the table', () => {
  it('is priced at the current price', () => {
    expect(amountOf(article(), '20')).toBe(fromKm(34));
    expect(amountOf(article({ salePrice: 1.45 }), '20')).toBe(fromKm(29));
  });

  it('has no amount if it is invalid or 0, or if prices are hidden', () => {
    expect(amountOf(article(), '15')).toBeNull();
    expect(amountOf(article(), '0')).toBeNull();
    expect(amountOf(article({ price: null }), '20')).toBeNull();
  });

  it('reports the error and takes 0 as empty', () => {
    expect(errorOf(article(), '15')).toBe('not_multiple');
    expect(errorOf(article(), '1,5')).toBe('not_whole');
    expect(errorOf(article(), '0')).toBeNull();
    expect(errorOf(article(), undefined)).toBeNull();
  });

  it('is a whole number, 0 for an empty field, NaN otherwise', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const quantity = typedQuantity(typed);
        expect(Number.isNaN(quantity) || (Number.isSafeInteger(quantity) && quantity >= 0)).toBe(true);
      }),
    );
  });

  it.each([
    ['variations', { variation: { id: 3 } }],
    ['nothing to sell now', { offer: 'request' as const }],
    ['nothing to sell any more', { offer: 'none' as const }],
  ])('has no field for an article with %s', (_, over) => {
    expect(canEnter(article(over))).toBe(false);
  });
});

describe('all rows together', () => {
  const rows = [
    article(),
    article({ id: 2, packSize: 1, minimumQuantity: 1, price: 5 }),
    article({ id: 3, variation: {} }),
  ];

  it('adds up valid quantities', () => {
    const all = sumEntries(
      rows,
      new Map([
        [1, '20'],
        [2, '3'],
        [3, '9'],
      ]),
    );
    expect(all.lines.map(({ articleId, quantity }) => [articleId, quantity])).toEqual([
      [1, 20],
      [2, 3],
    ]);
    expect(all.total).toBe(fromKm(49));
    expect(all.firstInvalid).toBeNull();
  });

  it('names the first invalid row', () => {
    expect(
      sumEntries(
        rows,
        new Map([
          [1, '7'],
          [2, '3'],
        ]),
      ).firstInvalid,
    ).toBe(1);
  });

  it('has no total if prices are hidden', () => {
    expect(sumEntries([article({ price: null })], new Map([[1, '10']]))).toMatchObject({ total: null });
  });
});
