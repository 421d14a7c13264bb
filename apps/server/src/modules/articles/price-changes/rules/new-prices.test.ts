import type { PriceRule } from '@sjaj/contract';
import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Break, isSame, marginPercent, newPrices, roundTo } from './new-prices.ts';

const article = (vpc: number, more: { mpc?: number; cost?: number; breaks?: readonly Break[] } = {}) => ({
  vpc: feninga(vpc),
  mpc: feninga(more.mpc ?? Math.round(vpc * 1.17)),
  cost: feninga(more.cost ?? 0),
  breaks: more.breaks ?? [],
  taxRateBp: 1_700,
});
const rule = (change: PriceRule['change'], more: Partial<PriceRule> = {}): PriceRule => ({
  price: 'vpc',
  othersFollow: true,
  roundTo: 1,
  change,
  ...more,
});

describe('newPrices', () => {
  it('adds a percent to both prices and the quantity prices, and rounds to five feninga', () => {
    const prices = newPrices(
      article(1_000, { mpc: 1_170, breaks: [[10, 900]] }),
      rule({ by: 'percent', value: 3.33 }, { roundTo: 5 }),
    );
    expect(prices).toEqual({ vpc: 1_035, mpc: 1_210, breaks: [[10, 930]] });
  });

  it('leaves the other price where it is not to follow', () => {
    const prices = newPrices(article(1_000), rule({ by: 'amount', value: 0.5 }, { othersFollow: false }));
    expect(prices).toEqual({ vpc: 1_050, mpc: 1_170, breaks: [] });
  });

  it('computes the price of a margin from the cost, with VAT for the retail price', () => {
    expect(newPrices(article(1_000, { cost: 600 }), rule({ by: 'margin', value: 25 }))).toMatchObject({ vpc: 800 });
    const retail = rule({ by: 'margin', value: 25 }, { price: 'mpc', othersFollow: false });
    expect(newPrices(article(1_000, { cost: 600 }), retail)).toMatchObject({ vpc: 1_000, mpc: 936 });
    expect(newPrices(article(1_000), rule({ by: 'margin', value: 25 }))).toBe('cost_unknown');
  });

  it('takes the price of a list, and computes one that was 0 by the VAT', () => {
    expect(newPrices(article(0, { mpc: 0 }), rule({ by: 'list' }), feninga(500))).toMatchObject({ vpc: 500, mpc: 585 });
    expect(newPrices(article(1_000), rule({ by: 'list' }), null)).toBe('price_unreadable');
  });

  it('refuses a price of nothing, one that cannot be stored and quantity prices that do not fall', () => {
    expect(newPrices(article(100), rule({ by: 'amount', value: -1 }))).toBe('not_positive');
    expect(newPrices(article(2_000_000_000), rule({ by: 'percent', value: 50 }))).toBe('too_high');
    const withBreak = article(1_000, { breaks: [[10, 900]] });
    expect(newPrices(withBreak, rule({ by: 'percent', value: -20 }, { othersFollow: false }))).toBe(
      'breaks_not_falling',
    );
    expect(newPrices(article(10, { breaks: [[10, 9]] }), rule({ by: 'percent', value: 5 }, { roundTo: 50 }))).toBe(
      'breaks_not_falling',
    );
  });

  it('does not round what it leaves as it is', () => {
    const before = article(1_003);
    const after = newPrices(before, rule({ by: 'percent', value: 0 }, { roundTo: 50 }));
    expect(typeof after !== 'string' && isSame(before, after)).toBe(true);
  });

  it('moves every price in the direction of the change, to a multiple of the step', () => {
    const steps = fc.constantFrom(1, 5, 10, 50, 100);
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 5_000_000 }),
        fc.integer({ min: -90, max: 300 }),
        steps,
        (vpc, value, step) => {
          fc.pre(value !== 0);
          const after = newPrices(
            article(vpc),
            rule({ by: 'percent', value }, { roundTo: step as PriceRule['roundTo'] }),
          );
          if (typeof after === 'string') throw new Error(after);
          expect(after.vpc % step).toBe(0);
          expect(Math.abs(after.vpc - (vpc * (100 + value)) / 100)).toBeLessThanOrEqual(Math.max(step, 1));
        },
      ),
      { seed: 7, numRuns: 300 },
    );
  });

  it('reaches the margin that was asked for, to the rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 1_000_000 }), fc.integer({ min: 0, max: 90 }), (cost, value) => {
        const after = newPrices(article(1_000, { cost }), rule({ by: 'margin', value }));
        if (typeof after === 'string') throw new Error(after);
        expect(Math.abs((marginPercent(after.vpc, cost) ?? 0) - value)).toBeLessThanOrEqual(0.1);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});

it('rounds halves up and never to nothing', () => {
  expect([roundTo(102, 5), roundTo(103, 5), roundTo(1, 5), roundTo(125, 50)]).toEqual([100, 105, 5, 150]);
});
