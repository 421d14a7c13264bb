import { SETUP_STEPS, type SetupStep } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { guideOf } from './rules.ts';

const done = (...steps: readonly SetupStep[]) =>
  Object.fromEntries(SETUP_STEPS.map((step) => [step, steps.includes(step)])) as Record<SetupStep, boolean>;

it('is over when each step is done or put off, not before', () => {
  const [last, ...others] = [...SETUP_STEPS].toReversed();
  const facts = { done: done(...others), skipped: [], hasOrders: false };
  expect(guideOf(facts).isOver).toBe(false);
  expect(guideOf({ ...facts, skipped: [last ?? ''] }).isOver).toBe(true);
  expect(guideOf({ ...facts, done: done(...SETUP_STEPS) }).isOver).toBe(true);
});

it('is over with the first order', () => {
  const facts = { done: done(), skipped: [] };
  expect(guideOf({ ...facts, hasOrders: false }).isOver).toBe(false);
  expect(guideOf({ ...facts, hasOrders: true }).isOver).toBe(true);
});
