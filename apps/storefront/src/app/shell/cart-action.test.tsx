import { screen } from '@testing-library/react';
import type { Cart } from '@sjaj/contract';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { CartAction } from './cart-action.tsx';

const known = vi.hoisted(() => ({ queued: [] as object[] }));
// Files of one worker share their modules. What was loaded before knows nothing of the mocks, and what was built on them is not for the next file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const item = { id: 1, articleId: 7, price: 8.2, oldPrice: null, quantity: 2, amount: 16.4, taxRateBp: 1700 };
const cart = {
  cartItems: [{ ...item, isCovered: false }],
  totalAmountWithoutVat: 16.4,
  totalAmount: 19.19,
  couponRule: null,
  pricesIncludeVat: false,
} as unknown as Cart;

vi.mock('@tanstack/react-query', () => ({ useQuery: () => ({ data: cart }) }));
vi.mock('../../shared/cart-store.ts', () => ({ cartQuery: {}, useCartCount: () => 1 }));
vi.mock('../../shared/cart-queue/queue-store.ts', () => ({ useQueuedChanges: () => known.queued }));
vi.mock('../../shared/session/profile.ts', () => ({
  useCanViewPrices: () => true,
  useProfile: () => ({ userData: { role: 'buyer' } }),
}));
vi.mock('../../shared/session/retail.ts', () => ({ useIsRetail: () => false, useVatNote: () => 'net' }));
vi.mock('../../shared/texts/t.ts', () => ({ t: (key: string) => key }));
vi.mock('./panel-skeleton.tsx', () => ({ PanelSkeleton: () => null }));

it('the total in the header follows changes that wait for the line', () => {
  const { rerender } = renderUi(<CartAction />);
  expect(screen.getByRole('button').textContent).toContain('16');
  known.queued = [{ articleId: 7, quantity: 5 }];
  rerender(<CartAction />);
  expect(screen.getByRole('button').textContent).toContain('41');
});
