import { describe, expect, it } from 'vitest';
import { firstQuantity, isShortRange, purchaseOf, discountPercent } from './offer.logic.ts';

describe('what can be done with an article', () => {
  const variation = { id: 1, members: 4, attribute: 'Veličina', range: 'S–XL' };
  it.each([
    ['bought while it is there', { offer: 'cart', variation: null }, 'buy'],
    ['bought while it can be pre-ordered', { offer: 'pre_order', variation: null }, 'buy'],
    ['asked for', { offer: 'request', variation: null }, 'request'],
    ['only looked at when it is gone for good', { offer: 'none', variation: null }, 'none'],
    ['chosen first', { offer: 'request', variation }, 'choose'],
  ] as const)('is %s', (_, article, purchase) => {
    expect(purchaseOf(article)).toBe(purchase);
  });
});

describe('the numbers of a card', () => {
  it('begin with the proposed quantity or the least that can be bought', () => {
    expect(firstQuantity({ quantity: 6, minimumQuantity: 1, packSize: 1 })).toBe(6);
    expect(firstQuantity({ quantity: 0, minimumQuantity: 5, packSize: 4 })).toBe(8);
  });

  it('say a discount in whole percent, or nothing', () => {
    const oldPrice = { amount: 29.3, percent: 15 };
    expect(discountPercent({ priceSource: 'sale', oldPrice })).toBe(15);
    expect(discountPercent({ priceSource: 'sale', oldPrice: null })).toBeNull();
    expect(discountPercent({ priceSource: 'contract', oldPrice })).toBeNull();
    expect(discountPercent({ priceSource: null, oldPrice: null })).toBeNull();
  });
});

describe('what there is to choose from', () => {
  it.each([
    ['S – XL', true],
    ['XS – 3XL', true],
    ['36 – 47', true],
    ['0,5 – 5\u00A0L', true],
    ['plava – zelena', false],
    ['', false],
  ])('%j reads as a range: %j', (range, reads) => {
    expect(isShortRange(range)).toBe(reads);
  });
});
