import { describe, expect, it } from 'vitest';
import { firstQuantity, isShortRange, offerOf, salePercent } from './offer.logic.ts';

const article = {
  variation: null,
  disableSelling: false,
  isDiscontinued: false,
  stock: { state: 'in_stock', available: 5, expectedOn: null },
} as const;
const gone = { state: 'out', available: 0, expectedOn: null } as const;

describe('what can be done with an article', () => {
  it.each([
    ['bought while it is there', {}, 'buy'],
    ['bought while it comes on order', { stock: { ...gone, state: 'on_order' as const } }, 'buy'],
    ['asked for when it is gone', { stock: gone }, 'ask_arrival'],
    ['only looked at when it is gone for good', { stock: gone, isDiscontinued: true }, 'none'],
    ['bought while the last pieces are there', { isDiscontinued: true }, 'buy'],
    ['asked an offer for', { disableSelling: true }, 'ask_offer'],
    ['chosen first', { variation: { id: 1, members: 4, attribute: 'Veličina', range: 'S–XL' }, stock: gone }, 'choose'],
  ] as const)('is %s', (_, over, offer) => {
    expect(offerOf({ ...article, ...over })).toBe(offer);
  });
});

describe('the numbers of a card', () => {
  it('begin with the proposed quantity or the least that can be bought', () => {
    expect(firstQuantity({ quantity: 6, minimumQuantity: 1, packSize: 1 })).toBe(6);
    expect(firstQuantity({ quantity: 0, minimumQuantity: 5, packSize: 4 })).toBe(8);
  });

  it('say a discount in whole percent, or nothing', () => {
    const oldPrice = { amount: 29.3, percent: 15 };
    expect(salePercent({ priceSource: 'sale', oldPrice })).toBe(15);
    expect(salePercent({ priceSource: 'sale', oldPrice: null })).toBeNull();
    expect(salePercent({ priceSource: 'contract', oldPrice })).toBeNull();
    expect(salePercent({ priceSource: null, oldPrice: null })).toBeNull();
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
