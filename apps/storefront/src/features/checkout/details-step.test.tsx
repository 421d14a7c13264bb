import { screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { DetailsStep } from './details-step.tsx';
import type { Draft } from './draft.logic.ts';

// Files of one worker share their modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../../shared/texts/t.ts', () => ({ t: (key: string) => key }));

it('asks companies for an order number of their own, and nobody who buys for themselves', () => {
  const draft = { customerReference: '', note: '' } as unknown as Draft;
  const step = (isRetail: boolean) => (
    <DetailsStep number={4} draft={draft} isRetail={isRetail} error={null} onChange={() => undefined} />
  );
  const { rerender } = renderUi(step(false));
  expect(screen.getByLabelText(/checkoutPage.reference/)).toBeTruthy();
  rerender(step(true));
  expect(screen.getByLabelText(/checkoutPage.note/)).toBeTruthy();
  expect(screen.queryByLabelText(/checkoutPage.reference/)).toBeNull();
});
