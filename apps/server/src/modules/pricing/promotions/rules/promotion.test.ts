import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RequestedLine, type Candidate, planLines } from './items-plan.ts';
import {
  daysOf,
  endNow,
  isLower,
  type ListPrices,
  periodOf,
  pricesFor,
  stateOf,
  type RequestedPrices,
} from './promotion.ts';

const DAYS = { startsOn: '2026-10-24', endsOn: '2026-10-25' };

describe('periodOf', () => {
  it('covers both days completely, across the change to winter time', () => {
    const { startsAt, endsAt } = periodOf(DAYS);
    expect([startsAt.toISOString(), endsAt.toISOString()]).toEqual([
      '2026-10-23T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ]);
  });

  it('is the inverse of daysOf', () => {
    const day = fc
      .integer({ min: 0, max: 3_000 })
      .map((n) => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [startsOn = one, endsOn = other] = [one, other].toSorted();
        expect(daysOf(periodOf({ startsOn, endsOn }))).toEqual({ startsOn, endsOn });
      }),
    );
  });

  it('keeps the hour of an unchanged day, so that an ended promotion stays ended', () => {
    const stored = { ...periodOf(DAYS), endsAt: new Date('2026-10-25T13:30:00Z') };
    expect(periodOf(DAYS, stored)).toEqual(stored);
    const longer = periodOf({ ...DAYS, endsOn: '2026-10-26' }, stored);
    expect(longer.endsAt.toISOString()).toBe('2026-10-26T23:00:00.000Z');
  });

  it('refuses a last day before the first', () => {
    expect(() => periodOf({ startsOn: '2026-10-25', endsOn: '2026-10-24' })).toThrow('sales.period_turned');
  });
});

describe('a promotion', () => {
  const promotion = { ...periodOf(DAYS), isActive: true };

  it('runs from its start until before its end', () => {
    const at = (instant: string) => stateOf(promotion, new Date(instant));
    expect(at('2026-10-23T21:59:59Z')).toBe('upcoming');
    expect(at('2026-10-23T22:00:00Z')).toBe('running');
    expect(at('2026-10-25T23:00:00Z')).toBe('ended');
    expect(stateOf({ ...promotion, isActive: false }, new Date('2026-10-24T12:00:00Z'))).toBe('inactive');
  });

  it('can be ended only while it runs', () => {
    const noon = new Date('2026-10-24T12:00:00Z');
    expect(endNow(promotion, noon)).toEqual(noon);
    expect(endNow(promotion, promotion.startsAt).getTime()).toBeGreaterThan(promotion.startsAt.getTime());
    expect(() => endNow(promotion, promotion.endsAt)).toThrow('sales.not_running');
    expect(() => endNow({ ...promotion, isActive: false }, noon)).toThrow('sales.not_running');
  });
});

const amount = fc.integer({ min: 0, max: 5_000_000 }).map(feninga);
const maybe = fc.option(amount, { nil: null });
const list: fc.Arbitrary<ListPrices> = fc.record({ listPrice: amount, listRetailPrice: amount });
const requested: fc.Arbitrary<RequestedPrices> = fc.record({
  price: maybe,
  retailPrice: maybe,
  percentBp: fc.option(fc.integer({ min: 1, max: 9_999 }), { nil: null }),
});
const SOAP: ListPrices = { listPrice: feninga(1000), listRetailPrice: feninga(1170) };
const NOTHING: RequestedPrices = { price: null, retailPrice: null, percentBp: null };

describe('pricesFor', () => {
  it.each<[string, Partial<RequestedPrices>, unknown]>([
    ['reduces both prices by a tenth', { percentBp: 1000 }, { price: 900, retailPrice: 1053 }],
    [
      'prefers a requested price to the percentage',
      { percentBp: 1000, price: feninga(800) },
      { price: 800, retailPrice: 1053 },
    ],
    ['reduces the retail price in proportion', { price: feninga(800) }, { price: 800, retailPrice: 936 }],
    [
      'accepts both requested prices',
      { price: feninga(1000), retailPrice: feninga(1000) },
      { price: 1000, retailPrice: 1000 },
    ],
    ['refuses a request without a net price', { retailPrice: feninga(900) }, 'no_price'],
    ['refuses a higher price', { price: feninga(1001) }, 'not_lower'],
    ['refuses unchanged prices', { price: feninga(1000) }, 'not_lower'],
    ['refuses a price of zero', { price: feninga(0) }, 'not_lower'],
  ])('%s', (_, change, expected) => {
    expect(pricesFor(SOAP, { ...NOTHING, ...change })).toEqual(expected);
  });

  it('never returns a price above the list price or of zero', () => {
    fc.assert(
      fc.property(list, requested, (prices, request) => {
        const given = pricesFor(prices, request);
        if (typeof given === 'string') return;
        expect(isLower(prices, given)).toBe(true);
        expect(given.price).toBeLessThanOrEqual(prices.listPrice);
        expect(Math.min(given.price, given.retailPrice)).toBeGreaterThan(0);
      }),
    );
  });

  it('returns prices for list prices of 1 KM or more and reductions up to half', () => {
    const fromOneKm = fc.integer({ min: 100, max: 5_000_000 }).map(feninga);
    fc.assert(
      fc.property(
        fromOneKm,
        fromOneKm,
        fc.integer({ min: 100, max: 5_000 }),
        (listPrice, listRetailPrice, percentBp) => {
          expect(pricesFor({ listPrice, listRetailPrice }, { ...NOTHING, percentBp })).toBeTypeOf('object');
        },
      ),
    );
  });
});

describe('planLines', () => {
  const article = (articleId: number, before: number | null = null): Candidate => ({
    ...SOAP,
    articleId,
    code: `S-${articleId}`,
    title: {},
    costPrice: feninga(500),
    isInOtherPromotion: false,
    before: before === null ? null : { price: feninga(before), retailPrice: feninga(1053) },
  });
  const line = (place: number, found: readonly Candidate[]): RequestedLine => ({
    line: place,
    code: `kod ${place}`,
    found,
    requested: { ...NOTHING, percentBp: 1000 },
  });

  it('accepts the clear lines and names the error of each other line', () => {
    const lines = [line(1, [article(1)]), line(2, []), line(3, [article(1)]), line(4, [article(2), article(3)])];
    const { items, faults } = planLines(lines);
    expect(items).toMatchObject([{ articleId: 1, price: 900 }]);
    expect(faults).toEqual([
      { line: 2, code: 'kod 2', fault: 'unknown' },
      { line: 3, code: 'kod 3', fault: 'twice' },
      { line: 4, code: 'kod 4', fault: 'unclear' },
    ]);
  });

  it('leaves unchanged prices out', () => {
    const { items, same } = planLines([line(1, [article(1, 900)]), line(2, [article(2, 800)])]);
    expect([items.map(({ articleId }) => articleId), same]).toEqual([[2], 1]);
  });

  it('accounts for every line', () => {
    const anyLine = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (all) => {
        const plan = planLines(
          all.map((ids, place) =>
            line(
              place + 1,
              ids.map((id) => article(id)),
            ),
          ),
        );
        expect(plan.items.length + plan.same + plan.faults.length).toBe(all.length);
      }),
    );
  });
});
