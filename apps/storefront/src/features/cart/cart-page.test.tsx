import { screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { CartPage } from './cart-page.tsx';

const state = vi.hoisted(() => ({ cartItems: [] as object[] }));
// Files of one worker share their modules: what is built on the mocks is not for the next file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useSuspenseQuery: () => ({ data: { cartItems: state.cartItems } }),
}));
vi.mock('../../shared/cart-store.ts', () => ({ cartQuery: {} }));
vi.mock('../../shared/debt/debt-notice.tsx', () => ({ DebtNotice: () => null }));
vi.mock('../../shared/limits/limit-card.tsx', () => ({ LimitCard: () => null }));
vi.mock('../../shared/page/use-buying-facts.ts', () => ({ useBuyingFacts: () => undefined }));
vi.mock('../../shared/print/print-head.tsx', () => ({ PrintHead: () => null }));
vi.mock('../../shared/session/profile.ts', () => ({ useIsGuest: () => false }));
vi.mock('../../shared/texts/t.ts', () => ({ t: (key: string) => key }));
vi.mock('../../shared/cart-queue/queue-store.ts', () => ({ useQueuedChanges: () => [] }));
vi.mock('./cart-actions.tsx', () => ({ CartActions: () => null }));
vi.mock('./cart-lines.tsx', () => ({ CartLines: () => <p>{'lines'}</p> }));
vi.mock('./cart-summary.tsx', () => ({ CartPhoneBar: () => null, CartSummary: () => null }));
vi.mock('./log-in-panel.tsx', () => ({ LogInPanel: () => null }));
vi.mock('./often-together.tsx', () => ({ OftenTogether: () => null }));
vi.mock('./quick-line.tsx', () => ({ QuickLine: () => <input aria-label="code" /> }));
vi.mock('./queued-changes.tsx', () => ({ QueuedChangesPanel: () => null }));

it('keeps the focus in the field of the code when the first line is in the cart', () => {
  const { rerender } = renderUi(<CartPage />);
  expect(screen.getByText('cart.empty')).toBeTruthy();
  const code = screen.getByLabelText('code');
  code.focus();
  state.cartItems = [{ articleId: 7 }];
  rerender(<CartPage />);
  expect(screen.getByText('lines')).toBeTruthy();
  expect(document.activeElement).toBe(code);
  expect(code.isConnected).toBe(true);
});
