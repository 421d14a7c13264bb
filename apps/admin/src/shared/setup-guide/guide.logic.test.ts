import { expect, it } from 'vitest';
import { SETUP_STEPS, type SetupGuide, type SetupStep } from '@sjaj/contract';
import { isStepPage, stepAfter } from './guide.logic.ts';

const guide = (done: readonly SetupStep[], skipped: readonly SetupStep[] = []): SetupGuide => ({
  steps: SETUP_STEPS.map((step) => ({ step, isDone: done.includes(step), isSkipped: skipped.includes(step) })),
  isOver: false,
});

it('knows the pages of steps and of the records that they make', () => {
  for (const path of ['/settings/company', '/pickup-places/new', '/pickup-places/3', '/imports/7', '/outgoing-mail'])
    expect(isStepPage(path), path).toBe(true);
  for (const path of ['/', '/settings', '/orders/1', '/terms-of-use']) expect(isStepPage(path), path).toBe(false);
});

it('leads on from the page, not back to a step before it', () => {
  expect(stepAfter(guide(['company']), '/settings/company')).toBe('branches');
  expect(stepAfter(guide(['company', 'logo', 'branches', 'delivery', 'terms']), '/imports/1')).toBe('customer');
});

it('returns to the top for what was left, passes over what is put off, and ends with nothing', () => {
  const all = SETUP_STEPS.filter((step) => step !== 'mail');
  expect(stepAfter(guide(all), '/users/2')).toBe('mail');
  expect(stepAfter(guide(all, ['mail']), '/users/2')).toBeUndefined();
  expect(stepAfter(guide(all), '/outgoing-mail')).toBeUndefined();
});
