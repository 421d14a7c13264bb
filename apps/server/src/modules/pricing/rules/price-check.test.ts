import { feninga } from '@sjaj/domain';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../../platform/problem.ts';
import { checkPriceChanges, priceWarning } from './price-check.ts';

const change = (before: number | null, after: number, cost = 0) => ({
  field: 'vpc',
  before: before === null ? null : feninga(before),
  after: feninga(after),
  net: feninga(after),
  cost: feninga(cost),
});

describe('doubtOf', () => {
  it.each([
    ['half of the price before', 1_000, 500],
    ['half as much again', 1_000, 1_500],
    ['a first price', null, 10],
    ['a price instead of none', 0, 1_000],
    ['what stays', 1_000, 1_000],
  ])('does not mind %s', (_, before, after) => {
    expect(priceWarning(change(before, after))).toBeNull();
  });

  it.each([
    ['less than half', 1_000, 499],
    ['more than half as much again', 1_000, 1_501],
    ['ten times as much', 1_000, 10_000],
    ['a tenth', 1_000, 100],
    ['nothing', 1_000, 0],
  ])('doubts %s', (_, before, after) => {
    expect(priceWarning(change(before, after))).toBe('pricing.price_far_off');
  });

  it('doubts what is below cost, however close to the price before, and not the cost itself', () => {
    expect(priceWarning(change(1_000, 999, 1_000))).toBe('pricing.price_below_cost');
    expect(priceWarning(change(null, 999, 1_000))).toBe('pricing.price_below_cost');
    expect(priceWarning(change(1_100, 1_000, 1_000))).toBeNull();
  });

  it('doubts a price that stays only where the cost has risen above it', () => {
    expect(priceWarning(change(1_000, 1_000, 1_200))).toBeNull();
    expect(priceWarning({ ...change(1_000, 1_000, 1_200), isCostChanged: true })).toBe('pricing.price_below_cost');
  });

  it('compares a price with VAT with the cost without it', () => {
    expect(priceWarning({ ...change(1_200, 1_170, 1_100), net: feninga(1_000) })).toBe('pricing.price_below_cost');
  });
});

const OWNER = { capabilities: ['viewCostPrices'] } as const;

describe('checkPriceChanges', () => {
  const changes = [change(1_990, 50, 1_717)];

  it('tells the old price, the new one, the cost and the margin of each price in doubt', () => {
    const check = () => checkPriceChanges(OWNER, [...changes, change(100, 110)], []);
    expect(check).toThrow(Problem);
    try {
      check();
    } catch (error) {
      expect(error).toMatchObject({
        code: 'pricing.confirm_first',
        status: 409,
        errors: [
          {
            field: 'vpc',
            key: 'pricing.price_below_cost',
            facts: { before: 19.9, after: 0.5, cost: 17.17, margin: -16.67, marginPercent: -3334 },
          },
        ],
      });
    }
  });

  it('lets the very price pass that was confirmed, and no other price or field', () => {
    expect(() => checkPriceChanges(OWNER, changes, [{ field: 'vpc', price: 0.5 }])).not.toThrow();
    expect(() => checkPriceChanges(OWNER, changes, [{ field: 'vpc', price: 0.05 }])).toThrow(Problem);
    expect(() => checkPriceChanges(OWNER, changes, [{ field: 'mpc', price: 0.5 }])).toThrow(Problem);
  });

  it('keeps the cost and the margin from those who may not see purchase prices', () => {
    const check = () => checkPriceChanges({ capabilities: ['editArticles'] }, changes, []);
    expect(check).toThrow(Problem);
    try {
      check();
    } catch (error) {
      expect((error as Problem).errors[0]).toEqual({
        field: 'vpc',
        key: 'pricing.price_below_cost',
        facts: { before: 19.9, after: 0.5 },
      });
    }
  });
});
