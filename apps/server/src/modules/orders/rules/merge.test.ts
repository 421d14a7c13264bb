import { ORDER_STATUS as S } from '@sjaj/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinLines, joinTexts, type Mergeable, type MergedLine, obstacleBetween } from './merge.ts';

/** More in the long run. */
const RUNS = Math.max(300, fc.readConfigureGlobal().numRuns ?? 0);

const order: Mergeable = {
  status: S.created,
  companyId: 1,
  paymentTypeId: 1,
  deliveryMethod: 'own',
  expressPostId: null,
  pickupPlaceId: null,
  deliveryAddress: {
    street: 'Obala 14',
    town: 'Mostar',
    postalCode: '88000',
    country: 'BA',
  },
};
const elsewhere = { ...order.deliveryAddress, street: 'Obala 15' };

describe('what keeps two orders apart', () => {
  it.each<[string | null, Partial<Mergeable>]>([
    [null, {}],
    [null, { deliveryAddress: { ...order.deliveryAddress, street: 'OBALA 14 ' } }],
    ['company', { companyId: 2 }],
    ['company', { companyId: null }],
    ['status', { status: S.approved }],
    ['address', { deliveryAddress: elsewhere }],
    ['delivery', { deliveryMethod: 'express', expressPostId: 1 }],
    ['payment', { paymentTypeId: 3 }],
  ])('%s', (obstacle, change) => {
    expect(obstacleBetween(order, { ...order, ...change })).toBe(obstacle);
  });

  it('is that they are private', () => {
    const own = { ...order, companyId: null };
    expect(obstacleBetween(own, own)).toBe('company');
  });

  it('is another place of pickup, or another express post', () => {
    const pickup = { ...order, deliveryMethod: 'pickup', pickupPlaceId: 1 };
    expect(obstacleBetween(pickup, { ...pickup, pickupPlaceId: 2 })).toBe('address');
    const express = { ...order, deliveryMethod: 'express', expressPostId: 1 };
    expect(obstacleBetween(express, { ...express, expressPostId: 2 })).toBe('delivery');
  });
});

const lines = fc
  .array(
    fc.record({
      articleId: fc.nat(4),
      quantity: fc.integer({ min: 1, max: 9_999 }),
      unitPrice: fc.constantFrom(100, 250),
      off: fc.nat(100),
      note: fc.constantFrom(null, 'za kuhinju'),
    }),
    { maxLength: 60 },
  )
  .map((all) =>
    all.map(({ off, ...line }, index): MergedLine => ({
      ...line,
      id: index + 1,
      reserved: line.quantity,
      listPrice: 300,
      oldPrice: null,
      priceSource: 'list',
      taxRateBp: 1700,
      net: line.unitPrice * line.quantity,
      discount: off,
    })),
  );

it('joins lines without losing a piece or a feninga, and never two of one price', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const joined = joinLines(all);
      const byArticle = (some: readonly MergedLine[]) =>
        Object.fromEntries(
          [...Map.groupBy(some, ({ articleId }) => articleId)].map(([id, own]) => [
            id,
            (['quantity', 'reserved', 'net', 'discount'] as const).map((figure) =>
              own.reduce((sum, line) => sum + line[figure], 0),
            ),
          ]),
        );
      expect(byArticle(joined)).toEqual(byArticle(all));
      for (const line of joined) {
        expect(line.quantity).toBeLessThanOrEqual(9_999);
        expect(line.net).toBe(line.unitPrice * line.quantity);
      }
      const small = joined.filter(({ quantity }) => quantity * 2 <= 9_999 && quantity < 100);
      const kinds = small.map(({ articleId, unitPrice, note }) => `${articleId} ${unitPrice} ${note}`);
      if (all.every(({ quantity }) => quantity < 100)) expect(new Set(kinds).size).toBe(kinds.length);
    }),
    { numRuns: RUNS },
  );
});

it('says every text once', () => {
  expect(joinTexts([null, 'NAB-1', '', 'NAB-2', 'NAB-1'], ', ')).toBe('NAB-1, NAB-2');
  expect(joinTexts([null, ''], ', ')).toBeNull();
});
