import { fireEvent, screen } from '@testing-library/react';
import { CallFailed } from '@sjaj/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../../packages/ui/test/render.tsx';

// Files of one worker share their modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const calls = vi.hoisted(() => ({ read: vi.fn(), decide: vi.fn() }));
vi.mock('../../../shared/texts/t.ts', () => ({ t: (key: string) => key, language: () => 'en' }));
vi.mock('../../../shared/order-access/order-link-session.ts', () => ({ useApprovalLink: () => 'token' }));
vi.mock('../../../shared/order-access/link-access.ts', () => ({ LINKED_ORDER: { key: 'linked-order' } }));
vi.mock('../order-content.tsx', () => ({ OrderSummary: () => null }));
vi.mock('../order-facts.tsx', () => ({ OrderFacts: () => null }));
vi.mock('../order-lines.tsx', () => ({ OrderLines: () => null }));
vi.mock('./approval-calls.ts', () => ({
  readLinked: calls.read,
  linkedCalls: () => ({ preview: vi.fn(), decide: calls.decide }),
}));

const { LinkedApprovalPage } = await import('./linked-approval-page.tsx');

const linkOver = new CallFailed({ status: 404, code: 'orders.approval_link_unknown', message: 'over' } as never);
const waiting = {
  approver: 'Ana Anić',
  orderNumber: '26-1',
  expiresAt: '2026-12-01T10:00:00Z',
  order: { id: 1, version: 1, orderer: 'Adis', total: 1, approval: null, may: ['confirm'], orderLines: [] },
  ended: null,
  isReduced: false,
};
const ended = { ...waiting, order: null, ended: { at: '2026-11-30T10:00:00Z', who: 'Ana Anić', to: 1, reason: null } };

const show = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LinkedApprovalPage />
    </QueryClientProvider>,
  );

beforeEach(() => vi.resetAllMocks());

it('has no buttons any more once the server has said that the link is over, but the way to log in', async () => {
  calls.read.mockResolvedValueOnce(waiting).mockRejectedValue(linkOver);
  calls.decide.mockRejectedValue(linkOver);
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'orders.approve' }));
  const logIn = await screen.findByRole('link', { name: 'approval.logIn' });
  expect(logIn.getAttribute('href')).toBe('/profile/orders?forMe=1');
  expect(screen.queryByRole('button', { name: 'orders.approve' })).toBeNull();
});

it.each([
  [true, 'approval.endedReduced'],
  [false, 'approval.endedApproved'],
])('says whether it was approved with less: %s', async (isReduced, title) => {
  calls.read.mockResolvedValue({ ...ended, isReduced });
  show();
  await screen.findByRole('heading', { name: title });
});
