import { type AdminCarrier, CarrierForm } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { gramsOf, kgText } from '../weight.ts';
import { EMPTY_DRAFT, FIELDS, outOfOrder } from './draft.logic.ts';

const form: CarrierForm = {
  title: 'Brza',
  description: { bs: 'Za dva dana' },
  deliveryDaysFrom: 1,
  deliveryDaysTo: 2,
  isDefault: true,
  isActive: true,
  rates: [
    { toWeightG: 500, price: 7 },
    { toWeightG: 12_345, price: 1_100.5 },
  ],
};
const post: AdminCarrier = { ...form, id: 1, version: 7, name: 'Brza' };

it('converts a read record back unchanged', () => {
  expect(z.decode(FIELDS, z.encode(FIELDS, post))).toEqual(form);
  expect(CarrierForm.safeParse(z.decode(FIELDS, z.encode(FIELDS, post))).success).toBe(true);
});

it('refuses a new record without its required fields', () => {
  const { error } = CarrierForm.safeParse(z.decode(FIELDS, EMPTY_DRAFT));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['title', 'rates.0.toWeightG', 'rates.0.price']);
});

it.each([
  ['0,5', 500],
  ['2', 2_000],
  ['12.345', 12_345],
  ['-1', null],
  ['2 kg', null],
  ['', null],
])('parses %j as %j g', (typed, grams) => {
  expect(gramsOf(typed)).toBe(grams);
});

it('parses a weight that it formatted', () => {
  for (const grams of [1, 10, 250, 1_000, 31_500]) expect(gramsOf(kgText(grams))).toBe(grams);
});

describe('outOfOrder', () => {
  it.each([
    [
      'nothing where prices rise, whatever their order',
      [
        ['10', '9'],
        ['2', '7'],
      ],
      [],
    ],
    [
      'a heavier parcel that is cheaper',
      [
        ['10', '6,99'],
        ['2', '7'],
      ],
      [0],
    ],
    [
      'a weight that comes twice',
      [
        ['2', '7'],
        ['2,0', '8'],
      ],
      [1],
    ],
    [
      'nothing of what is not typed yet',
      [
        ['', '7'],
        ['2', ''],
      ],
      [],
    ],
  ] as const)('names %s', (_, rates, places) => {
    expect(outOfOrder(rates.map(([upTo, price]) => ({ upTo, price })))).toEqual(places);
  });
});
