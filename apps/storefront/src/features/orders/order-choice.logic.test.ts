import { ORDER_STATUSES, ORDER_WAITS } from '@sjaj/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addressOf,
  ANY_ORDER,
  choiceFrom,
  groupOf,
  isNarrowed,
  ORDER_GROUPS,
  ORDER_SIZES,
  statusesOf,
} from './order-choice.logic.ts';

it('assigns every status to exactly one tab besides "all"', () => {
  for (const status of ORDER_STATUSES) {
    const groups = ORDER_GROUPS.filter((group) => statusesOf(group).includes(status));
    expect(groups).toEqual([groupOf(status)]);
  }
});

it('reads back every URL that it writes', () => {
  const choice = fc.record({
    page: fc.integer({ min: 1, max: 1_000 }),
    size: fc.constantFrom(null, ...ORDER_SIZES),
    group: fc.constantFrom(...ORDER_GROUPS),
    waitsFor: fc.constantFrom(null, ...ORDER_WAITS),
    text: fc.string({ maxLength: 64 }),
    from: fc.constantFrom('', '2026-01-31'),
    to: fc.constantFrom('', '2026-02-28'),
    isOwn: fc.boolean(),
    isForMe: fc.boolean(),
    address: fc.constantFrom('', 'Bišće polje 1, 88000 Mostar', 'A & B = C, 1'),
  });
  fc.assert(
    fc.property(choice, (one) => {
      const { search } = new URL(addressOf(one), 'http://sjaj.test');
      expect(choiceFrom(Object.fromEntries(new URLSearchParams(search)))).toEqual(one);
    }),
  );
});

it('falls back to the first page of all orders for invalid values', () => {
  expect(
    choiceFrom({
      page: 'x',
      size: 13,
      status: 'gone',
      waitsFor: 'rain',
      q: {},
      from: '1.2.2026.',
      to: 5,
      address: [],
      own: 'x',
    }),
  ).toEqual(ANY_ORDER);
});

it('detects a filtered list on any page', () => {
  expect(isNarrowed({ ...ANY_ORDER, page: 3, size: 48 })).toBe(false);
  expect(isNarrowed({ ...ANY_ORDER, address: 'Mostar' })).toBe(true);
  expect(isNarrowed({ ...ANY_ORDER, isOwn: true })).toBe(true);
  expect(isNarrowed({ ...ANY_ORDER, waitsFor: 'payment' })).toBe(true);
});
