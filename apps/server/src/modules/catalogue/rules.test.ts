import { expect, it } from 'vitest';
import { bySaving } from './rules.ts';

const card = (id: number, percent: number | null) => ({
  id,
  oldPrice: percent === null ? null : { amount: 10, percent },
});
const ids = (cards: readonly { readonly id: number }[]) => cards.map(({ id }) => id);

it('puts what saves most first, and leaves equal ones and those without an old price as they came', () => {
  expect(ids(bySaving([card(1, 4), card(2, null), card(3, 20), card(4, 4), card(5, null)]))).toEqual([3, 1, 4, 2, 5]);
  expect(ids(bySaving([card(2, null), card(1, null)]))).toEqual([2, 1]);
});
