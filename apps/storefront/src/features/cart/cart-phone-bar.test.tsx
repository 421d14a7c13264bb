import { screen } from '@testing-library/react';
import type { Cart } from '@sjaj/contract';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { CartPhoneBar } from './cart-summary.tsx';

const known = vi.hoisted(() => ({ isOnline: true }));
// Files of one worker share their modules: what is built on the mocks is not for the next file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }));
vi.mock('../../shared/page/use-online.ts', () => ({ useOnline: () => known.isOnline }));
vi.mock('../../shared/session/profile.ts', () => ({
  useProfile: () => ({ userData: { canViewPrices: true, canOrder: true } }),
}));
vi.mock('../../shared/texts/t.ts', () => ({ t: (key: string) => key }));
vi.mock('../../shared/delivery/delivery-days.tsx', () => ({ DeliveryDaysList: () => null }));
vi.mock('../../shared/guest-bounds/guest-bounds-notice.tsx', () => ({ GuestBoundsNotice: () => null }));
vi.mock('../../shared/propose/propose-button.tsx', () => ({ ProposeButton: () => null }));
vi.mock('./cart-totals.tsx', () => ({ CartTotals: () => null }));
vi.mock('./discount-code.tsx', () => ({ DiscountCode: () => null }));

const cart = { totalAmount: 19.19 } as unknown as Cart;

it('leads to the checkout', () => {
  renderUi(<CartPhoneBar cart={cart} isWaiting={false} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/checkout');
});

it.each([
  { isOnline: false, isWaiting: false },
  { isOnline: true, isWaiting: true },
])('says why nothing can be ordered: %j', ({ isOnline, isWaiting }) => {
  known.isOnline = isOnline;
  renderUi(<CartPhoneBar cart={cart} isWaiting={isWaiting} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button')).toHaveProperty('disabled', true);
  expect(screen.getByText('cartPage.needsLine')).toBeDefined();
});
