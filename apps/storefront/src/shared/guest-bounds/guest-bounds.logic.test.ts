import { expect, it } from 'vitest';
import { boundError } from './guest-bounds.logic.ts';

const BOUNDS = { lines: 2, quantity: 100, total: 3_000 };
const line = (code: string, quantity = 1) => ({ code, quantity });

it('finds nothing in a cart at the bounds', () => {
  expect(boundError({ cartItems: [line('A', 100), line('B')], totalAmount: 3_000 }, BOUNDS)).toBeNull();
});

it('names the bound that the cart passes, and the lines', () => {
  const error = (cartItems: ReturnType<typeof line>[], totalAmount: number | null = 10) =>
    boundError({ cartItems, totalAmount }, BOUNDS);
  expect(error([line('A'), line('B'), line('C')])).toEqual({ kind: 'lines', bound: 2, codes: [] });
  expect(error([line('A', 101), line('B')])).toEqual({ kind: 'quantity', bound: 100, codes: ['A'] });
  expect(error([line('A')], 3_000.01)).toEqual({ kind: 'total', bound: 3_000 });
  expect(error([line('A')], null)).toBeNull();
});
