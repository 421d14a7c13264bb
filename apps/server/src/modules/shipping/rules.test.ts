import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ShippingMethod, OWN_DELIVERY, postageOf, findShippingMethod } from './rules.ts';

const express: ShippingMethod = {
  ...OWN_DELIVERY,
  method: 'express',
  expressPostId: 3,
  title: 'Brzo',
  rates: [
    { toWeightG: 2_000, price: feninga(700) },
    { toWeightG: 10_000, price: feninga(1_100) },
  ],
};

describe('postageOf', () => {
  it('takes the rate that the weight still fits, to the gram', () => {
    expect(postageOf(express, { weightG: 0, isFree: false })).toBe(700);
    expect(postageOf(express, { weightG: 2_000, isFree: false })).toBe(700);
    expect(postageOf(express, { weightG: 2_001, isFree: false })).toBe(1_100);
  });

  it('is nothing where delivery is free', () => {
    expect(postageOf(express, { weightG: 2_001, isFree: true })).toBe(0);
  });

  it('is not on offer beyond the heaviest rate, not even free', () => {
    expect(postageOf(express, { weightG: 10_001, isFree: true })).toBeNull();
    expect(postageOf({ ...express, rates: [] }, { weightG: 1, isFree: false })).toBeNull();
  });

  it('costs nothing by own delivery and pickup, whatever the weight', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('own' as const, 'pickup' as const), (weightG, method) => {
        expect(postageOf({ ...express, method }, { weightG, isFree: false })).toBe(0);
      }),
    );
  });

  it('never falls with the weight, in whatever order the rates are given', () => {
    const weight = fc.integer({ min: 0, max: 10_000 });
    const shuffled = fc.shuffledSubarray([...express.rates], { minLength: 2 });
    fc.assert(
      fc.property(weight, weight, shuffled, (w1, w2, rates) => {
        const light = postageOf({ ...express, rates }, { weightG: Math.min(w1, w2), isFree: false });
        const heavy = postageOf({ ...express, rates }, { weightG: Math.max(w1, w2), isFree: false });
        expect(light ?? 0).toBeLessThanOrEqual(heavy ?? 0);
      }),
    );
  });
});

it('knows a choice by method and ids together', () => {
  const methods = [OWN_DELIVERY, express];
  expect(findShippingMethod({ deliveryMethod: 'express', expressPostId: 3, pickupPlaceId: null }, methods)).toBe(
    express,
  );
  expect(findShippingMethod({ deliveryMethod: 'own', expressPostId: 3, pickupPlaceId: null }, methods)).toBeUndefined();
  expect(
    findShippingMethod({ deliveryMethod: 'express', expressPostId: 4, pickupPlaceId: null }, methods),
  ).toBeUndefined();
});
