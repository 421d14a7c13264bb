import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import { MOST_PURCHASE_LINES, type VendorProposal } from '@sjaj/contract';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../../shared/api/query-client.ts';
import { PROFILE_KEY } from '../../shared/session/profile-key.ts';
import { VendorPanel } from './vendor-panel.tsx';

const line = (articleId: number): VendorProposal['lines'][number] => ({
  articleId,
  code: `PA-${articleId}`,
  title: `Krpa ${articleId}`,
  partNumber: '',
  unit: 'kom',
  available: 1,
  backOrdered: 0,
  ordered: 0,
  lowLevel: 5,
  sold: 30,
  lastsDays: 3,
  reason: 'low',
  packSize: 12,
  quantity: 24,
  unitCost: null,
});

const proposal = (count: number): VendorProposal => ({
  vendor: { id: 3, title: 'Chemie Nord', deliveryDays: 5, minimumWorth: 100 },
  expectedOn: '2030-01-07',
  lines: Array.from({ length: count }, (_one, index) => line(index + 1)),
});

interface Sent {
  readonly note: string;
  readonly lines: readonly { readonly articleId: number; readonly quantity: number }[];
}
let sent: Sent[] = [];

const isPageOf = (id: number): void =>
  void queryClient.setQueryData(PROFILE_KEY, { userData: { id, staff: { capabilities: [], companyScope: 'all' } } });

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});
beforeEach(() => {
  isPageOf(1);
  sessionStorage.clear();
  sent = [];
  vi.stubGlobal('fetch', async (url: RequestInfo, { method = 'GET', body }: RequestInit = {}) => {
    const isPlacing = method === 'POST' && String(url).includes('/purchase-orders');
    if (isPlacing) sent.push(JSON.parse(String(body)));
    const data = isPlacing ? { id: 9, number: 'N-9' } : null;
    return new Response(JSON.stringify({ data, info: null, pagedResult: null }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (count: number) => {
  const root = createRootRoute({ component: () => <VendorPanel proposal={proposal(count)} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  return renderUi(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};

it('keeps what is typed when the page is left, until it is ordered', async () => {
  const { user, unmount } = open(2);
  const field = await screen.findByRole('textbox', { name: 'Quantity of PA-1' });
  await user.clear(field);
  await user.type(field, '36');
  await user.click(screen.getByRole('checkbox', { name: 'Order PA-2' }));
  await user.type(screen.getByRole('textbox', { name: /Note/ }), 'By truck');
  unmount();

  const again = open(2);
  expect(await screen.findByRole('textbox', { name: 'Quantity of PA-1' })).toHaveProperty('value', '36');
  expect(screen.getByRole('checkbox', { name: 'Order PA-2' })).toHaveProperty('checked', false);
  await again.user.click(screen.getByRole('button', { name: 'Mark as ordered: 1' }));
  await expect.poll(() => sent).toMatchObject([{ note: 'By truck', lines: [{ articleId: 1, quantity: 36 }] }]);
  await expect.poll(() => sessionStorage).toHaveLength(0);
});

it('shows nobody else what one has typed', async () => {
  const { user, unmount } = open(2);
  await user.type(await screen.findByRole('textbox', { name: /Note/ }), 'By truck');
  unmount();
  isPageOf(2);
  const other = open(2);
  expect(await screen.findByRole('textbox', { name: /Note/ })).toHaveProperty('value', '');
  other.unmount();
  isPageOf(1);
  open(2);
  expect(await screen.findByRole('textbox', { name: /Note/ })).toHaveProperty('value', 'By truck');
});

it('orders the first lines of more than an order takes, and shows them in pages', async () => {
  const { user } = open(MOST_PURCHASE_LINES + 20);
  await screen.findByRole('textbox', { name: 'Quantity of PA-1' });
  expect(screen.getAllByRole('checkbox')).toHaveLength(48);
  expect(screen.getByText(/An order has up to 500 products/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('textbox', { name: 'Quantity of PA-49' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mark as ordered: 500' }));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.lines).toHaveLength(MOST_PURCHASE_LINES);
});

it('orders nothing while a quantity is not in whole packs', async () => {
  const { user } = open(2);
  const field = await screen.findByRole('textbox', { name: 'Quantity of PA-1' });
  await user.clear(field);
  await user.type(field, '25');
  expect(screen.getByRole('button', { name: /Mark as ordered/ })).toHaveProperty('disabled', true);
});

it('says which quantity holds the order up, and leads to it from another page', async () => {
  const { user } = open(60);
  const field = await screen.findByRole('textbox', { name: 'Quantity of PA-1' });
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.queryByRole('textbox', { name: 'Quantity of PA-1' })).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('PA-1');
  await user.click(screen.getByRole('button', { name: 'Show it' }));
  const wrong = screen.getByRole('textbox', { name: 'Quantity of PA-1' });
  expect(document.activeElement).toBe(wrong);
  await user.type(wrong, '24');
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('button', { name: /Mark as ordered/ })).toHaveProperty('disabled', false);
});
