import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedLine, type Candidate, planOf } from './items-plan.ts';
import { daysOf, endedNow, isLower, type ListPrices, periodOf, pricesFor, stateOf, type Wish } from './promotion.ts';

const DAYS = { startsOn: '2026-10-24', endsOn: '2026-10-25' };

describe('periodOf', () => {
  it('takes both days as wholes, over the change of the clock', () => {
    const { startsAt, endsAt } = periodOf(DAYS);
    expect([startsAt.toISOString(), endsAt.toISOString()]).toEqual([
      '2026-10-23T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ]);
  });

  it('is read back as it was written', () => {
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

  it('keeps the hour of a day that stays, so that an ended sale stays ended', () => {
    const kept = { ...periodOf(DAYS), endsAt: new Date('2026-10-25T13:30:00Z') };
    expect(periodOf(DAYS, kept)).toEqual(kept);
    const longer = periodOf({ ...DAYS, endsOn: '2026-10-26' }, kept);
    expect(longer.endsAt.toISOString()).toBe('2026-10-26T23:00:00.000Z');
  });

  it('refuses days that are turned', () => {
    expect(() => periodOf({ startsOn: '2026-10-25', endsOn: '2026-10-24' })).toThrow('sales.period_turned');
  });
});

describe('a sale', () => {
  const sale = { ...periodOf(DAYS), isActive: true };

  it('runs from its first moment to before its last', () => {
    const at = (instant: string) => stateOf(sale, new Date(instant));
    expect(at('2026-10-23T21:59:59Z')).toBe('upcoming');
    expect(at('2026-10-23T22:00:00Z')).toBe('running');
    expect(at('2026-10-25T23:00:00Z')).toBe('ended');
    expect(stateOf({ ...sale, isActive: false }, new Date('2026-10-24T12:00:00Z'))).toBe('inactive');
  });

  it('is ended at once, and only while it runs', () => {
    const noon = new Date('2026-10-24T12:00:00Z');
    expect(endedNow(sale, noon)).toEqual(noon);
    expect(endedNow(sale, sale.startsAt).getTime()).toBeGreaterThan(sale.startsAt.getTime());
    expect(() => endedNow(sale, sale.endsAt)).toThrow('sales.not_running');
    expect(() => endedNow({ ...sale, isActive: false }, noon)).toThrow('sales.not_running');
  });
});

const amount = fc.integer({ min: 0, max: 5_000_000 }).map(feninga);
const maybe = fc.option(amount, { nil: null });
const list: fc.Arbitrary<ListPrices> = fc.record({ vpc: amount, mpc: amount });
const wish: fc.Arbitrary<Wish> = fc.record({
  price: maybe,
  retailPrice: maybe,
  percentBp: fc.option(fc.integer({ min: 1, max: 9_999 }), { nil: null }),
});
const SOAP: ListPrices = { vpc: feninga(1000), mpc: feninga(1170) };
const NOTHING: Wish = { price: null, retailPrice: null, percentBp: null };

describe('pricesFor', () => {
  it.each<[string, Partial<Wish>, unknown]>([
    ['a tenth off both', { percentBp: 1000 }, { price: 900, retailPrice: 1053 }],
    ['an own price before the percentage', { percentBp: 1000, price: feninga(800) }, { price: 800, retailPrice: 1053 }],
    ['the retail price in proportion', { price: feninga(800) }, { price: 800, retailPrice: 936 }],
    [
      'both as they were given',
      { price: feninga(1000), retailPrice: feninga(1000) },
      { price: 1000, retailPrice: 1000 },
    ],
    ['nothing that was not asked for', { retailPrice: feninga(900) }, 'no_price'],
    ['no dearer price', { price: feninga(1001) }, 'not_lower'],
    ['nothing as it is', { price: feninga(1000) }, 'not_lower'],
    ['nothing for nothing', { price: feninga(0) }, 'not_lower'],
  ])('gives %s', (_, asked, expected) => {
    expect(pricesFor(SOAP, { ...NOTHING, ...asked })).toEqual(expected);
  });

  it('never gives a price above the list, nor for nothing', () => {
    fc.assert(
      fc.property(list, wish, (prices, asked) => {
        const given = pricesFor(prices, asked);
        if (typeof given === 'string') return;
        expect(isLower(prices, given)).toBe(true);
        expect(given.price).toBeLessThanOrEqual(prices.vpc);
        expect(Math.min(given.price, given.retailPrice)).toBeGreaterThan(0);
      }),
    );
  });

  it('gives a price to whatever costs a KM or more and gets at most half off', () => {
    const dear = fc.integer({ min: 100, max: 5_000_000 }).map(feninga);
    fc.assert(
      fc.property(dear, dear, fc.integer({ min: 100, max: 5_000 }), (vpc, mpc, percentBp) => {
        expect(pricesFor({ vpc, mpc }, { ...NOTHING, percentBp })).toBeTypeOf('object');
      }),
    );
  });
});

describe('planOf', () => {
  const article = (articleId: number, before: number | null = null): Candidate => ({
    ...SOAP,
    ...{ articleId, code: `S-${articleId}`, title: {}, nc: feninga(500), isElsewhere: false },
    before: before === null ? null : { price: feninga(before), retailPrice: feninga(1053) },
  });
  const line = (place: number, found: readonly Candidate[]): AskedLine => ({
    ...{ line: place, code: `kod ${place}`, found },
    wish: { ...NOTHING, percentBp: 1000 },
  });

  it('takes what is clear and says of each other line why not', () => {
    const lines = [line(1, [article(1)]), line(2, []), line(3, [article(1)]), line(4, [article(2), article(3)])];
    const { items, faults } = planOf(lines);
    expect(items).toMatchObject([{ articleId: 1, price: 900 }]);
    expect(faults).toEqual([
      { line: 2, code: 'kod 2', fault: 'unknown' },
      { line: 3, code: 'kod 3', fault: 'twice' },
      { line: 4, code: 'kod 4', fault: 'unclear' },
    ]);
  });

  it('writes nothing that is as it is', () => {
    const { items, same } = planOf([line(1, [article(1, 900)]), line(2, [article(2, 800)])]);
    expect([items.map(({ articleId }) => articleId), same]).toEqual([[2], 1]);
  });

  it('loses no line', () => {
    const anyLine = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (all) => {
        const plan = planOf(
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
