import { act, screen } from '@testing-library/react';
import type { Cart } from '@sjaj/contract';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { AddedSheet } from './added-sheet.tsx';

const calls = vi.hoisted(() => ({ dismissed: vi.fn<() => void>(), undone: vi.fn<() => void>() }));
// Files of one worker share their modules: what is built on the mocks is not for the next file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const item = {
  id: 1,
  articleId: 7,
  article: { id: 7, title: 'Sapun 5 L', placeholder: 'soap' },
  code: 'CL-7',
  quantity: 6,
  unit: 'kom',
  price: 8.2,
  amount: 49.2,
  variation: null,
  highlightedImageUrl: null,
};
const cart = { cartItems: [item], totalAmountWithoutVat: 49.2, freeShipping: null } as unknown as Cart;

vi.mock('@tanstack/react-query', () => ({ useQuery: () => ({ data: cart }) }));
vi.mock('../../shared/added-to-cart.ts', () => ({ dismissAddition: calls.dismissed }));
vi.mock('../../shared/cart-store.ts', () => ({ cartQuery: {} }));
vi.mock('../../shared/session/profile.ts', () => ({ useCanViewPrices: () => true }));
vi.mock('../../shared/session/retail.ts', () => ({ useIsRetail: () => false, useVatNote: () => 'net' }));
vi.mock('../../shared/texts/t.ts', () => ({ t: (key: string) => key }));
vi.mock('./cart-totals.tsx', () => ({ FreeDelivery: () => null }));

const show = () =>
  renderUi(
    <>
      <button type="button">Next</button>
      <AddedSheet addition={{ lines: [{ articleId: 7, quantity: 2 }], spoken: 'Added: soap', onUndo: calls.undone }} />
    </>,
  );
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const sheet = () => screen.getByRole('region', { name: 'cartPage.addedHead' });

it('shows the line as it is in the cart, takes no focus and is announced', () => {
  vi.useFakeTimers();
  show();
  expect(sheet().textContent).toContain('Sapun 5 L');
  expect(sheet().textContent).toContain('6 kom');
  expect(sheet().contains(document.activeElement)).toBe(false);
  pass(100);
  expect(screen.getByRole('status').textContent).toBe('Added: soap');
});

it('goes by itself, but not while somebody is in it', () => {
  vi.useFakeTimers();
  show();
  act(() => screen.getByRole('button', { name: 'action.undo' }).focus());
  pass(60_000);
  expect(calls.dismissed).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  pass(6_000);
  expect(calls.dismissed).toHaveBeenCalledTimes(1);
});

it('goes by Escape, and undoes by its button', async () => {
  const { user } = show();
  await user.keyboard('{Escape}');
  expect(calls.dismissed).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'action.undo' }));
  expect(calls.undone).toHaveBeenCalledTimes(1);
});
