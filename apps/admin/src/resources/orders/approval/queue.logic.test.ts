import { expect, it } from 'vitest';
import { neighbourOf, stepFrom } from './queue.logic.ts';

const orders = [{ id: 7 }, { id: 3 }, { id: 9 }];

it('shows the order behind the one that leaves, at the end the one before it, and nothing after the last', () => {
  expect(neighbourOf(orders, 7)).toEqual({ id: 3 });
  expect(neighbourOf(orders, 9)).toEqual({ id: 3 });
  expect(neighbourOf([{ id: 7 }], 7)).toBeUndefined();
});

it('steps to both sides and stops at the ends', () => {
  expect(stepFrom(orders, 3, 1)).toEqual({ id: 9 });
  expect(stepFrom(orders, 3, -1)).toEqual({ id: 7 });
  expect(stepFrom(orders, 9, 1)).toBeUndefined();
  expect(stepFrom(orders, 7, -1)).toBeUndefined();
  expect(stepFrom(orders, undefined, 1)).toEqual({ id: 7 });
});
