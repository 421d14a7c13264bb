import { availableOn } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allot,
  corrected,
  inLockOrder,
  moved,
  type MovementKind,
  type StockLevel,
  bestOffer,
  offerOf,
  stockView,
} from './rules.ts';

const stockLevel = fc
  .tuple(fc.nat(500), fc.nat(500))
  .map(([reserved, free]): StockLevel => ({ onHand: reserved + free, reserved }));
const stockLevels = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 30 }), stockLevel), { maxLength: 30 })
  .map((pairs) => new Map(pairs));
const wishes = fc.array(
  fc.record({ articleId: fc.integer({ min: 1, max: 30 }), quantity: fc.integer({ min: 1, max: 300 }) }),
  { maxLength: 40 },
);

describe('allot', () => {
  it('gives all that is wanted where it is there, and names what is short with what is available', () => {
    const stock = new Map([[7, { onHand: 10, reserved: 4 }]]);
    expect(allot([{ articleId: 7, quantity: 6 }], stock)).toEqual({
      taken: [{ articleId: 7, quantity: 6 }],
      short: [],
    });
    expect(allot([{ articleId: 7, quantity: 7 }], stock).short).toEqual([{ articleId: 7, wanted: 7, available: 6 }]);
  });

  it('has nothing of an article without a stock level', () => {
    expect(allot([{ articleId: 1, quantity: 1 }], new Map())).toEqual({
      taken: [],
      short: [{ articleId: 1, wanted: 1, available: 0 }],
    });
  });

  it('never promises more than is there, whatever is wanted', () => {
    fc.assert(
      fc.property(wishes, stockLevels, (wanted, stock) => {
        const { taken, short } = allot(wanted, stock);
        for (const { articleId, quantity } of taken) {
          expect(quantity).toBeLessThanOrEqual(availableOn(stock.get(articleId) ?? { onHand: 0, reserved: 0 }));
        }
        const given = new Map(taken.map(({ articleId, quantity }) => [articleId, quantity]));
        const lacking = new Map(short.map(({ articleId, wanted: all, available }) => [articleId, all - available]));
        for (const { articleId, quantity } of inLockOrder(wanted)) {
          expect((given.get(articleId) ?? 0) + (lacking.get(articleId) ?? 0)).toBe(quantity);
        }
      }),
    );
  });
});

describe('inLockOrder', () => {
  it('adds up an article that comes twice and sorts by id, whatever order the wishes came in', () => {
    fc.assert(
      fc.property(wishes, (wanted) => {
        const sorted = inLockOrder(wanted);
        const ids = sorted.map(({ articleId }) => articleId);
        expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
        expect(inLockOrder([...wanted].reverse())).toEqual(sorted);
      }),
    );
  });
});

describe('moved', () => {
  const ROUNDS: readonly (readonly MovementKind[])[] = [
    ['reservation', 'release'],
    ['reservation', 'hand_over', 'return'],
  ];

  it('leaves the stock as it was after an order that came to nothing', () => {
    fc.assert(
      fc.property(
        stockLevel,
        fc.constantFrom(...ROUNDS),
        fc.integer({ min: 1, max: 500 }),
        (before, round, quantity) => {
          fc.pre(quantity <= availableOn(before));
          expect(round.reduce((now, kind) => moved(now, kind, quantity), before)).toEqual(before);
        },
      ),
    );
  });

  it('refuses to promise what is not there and to give back what was not promised', () => {
    expect(() => moved({ onHand: 5, reserved: 5 }, 'reservation', 1)).toThrow(RangeError);
    expect(() => moved({ onHand: 5, reserved: 1 }, 'release', 2)).toThrow(RangeError);
  });
});

it('shows an article without stock as on order only while pre-orders are taken', () => {
  const empty = { onHand: 4, reserved: 4, lowLevel: 2, expectedOn: null };
  const coming = { ...empty, expectedOn: '2026-12-01' };
  expect([empty, coming].map((stockLevel) => stockView(stockLevel, false).state)).toEqual(['out', 'out']);
  expect([empty, coming].map((stockLevel) => stockView(stockLevel, true).state)).toEqual(['on_order', 'on_order']);
  expect(stockView(coming, false).expectedOn).toBe('2026-12-01');
  expect(stockView({ ...empty, reserved: 2 }, false).state).toBe('low');
  expect(stockView({ ...empty, reserved: 1 }, false).state).toBe('in_stock');
});

describe('what is offered', () => {
  const article = { onHand: 12, reserved: 0, minimum: 1, packSize: 12, disableSelling: false, isDiscontinued: false };
  it.each([
    ['cart', 'cart', 'in stock', {}],
    ['request', 'pre_order', 'not in stock', { reserved: 12 }],
    ['request', 'pre_order', 'less in stock than a pack', { reserved: 1 }],
    ['request', 'request', 'not sold at a price', { disableSelling: true }],
    ['none', 'none', 'discontinued', { isDiscontinued: true }],
  ] as const)('is %s, with pre-orders %s, for an article that is %s', (without, withPreOrders, _, over) => {
    expect(offerOf({ ...article, ...over }, false)).toBe(without);
    expect(offerOf({ ...article, ...over }, true)).toBe(withPreOrders);
  });

  it('is the best that a member of a variation offers', () => {
    expect(bestOffer(['request', 'cart', 'none'])).toBe('cart');
    expect(bestOffer([])).toBe('none');
  });
});

it('lets staff count down to what is promised to orders and not below, up to what can be counted and not above', () => {
  const held = { onHand: 10, reserved: 4 };
  const counted = (onHand: number) => corrected(held, { kind: 'counted', onHand, reason: '' });
  const changed = (change: number) => corrected(held, { kind: 'change', change, reason: '' });
  expect([counted(4), changed(-6), counted(9_999_999)]).toEqual([4, 4, 9_999_999]);
  for (const below of [() => counted(3), () => changed(-7)]) expect(below).toThrow('stock.below_reserved');
  for (const above of [() => counted(10_000_000), () => changed(9_999_990)]) expect(above).toThrow('stock.too_many');
});
