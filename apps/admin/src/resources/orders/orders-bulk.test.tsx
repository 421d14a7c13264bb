import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import type { AdminOrderRow } from '@sjaj/contract';
import { Toaster } from '@sjaj/ui';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../../shared/api/query-client.ts';
import type { ListQuery } from '../../shared/list/definition.ts';
import { OrdersBulk } from './orders-bulk.tsx';

const QUERY: ListQuery = { view: 'toHandOver', page: 1, pageSize: 24, text: '', sort: null, filters: {} };
const COUNT = 240;

const orderOf = (id: number): AdminOrderRow => ({
  id,
  orderNumber: `2026-${String(id).padStart(6, '0')}`,
  orderer: 'Amra',
  isGuests: false,
  companyTitle: 'Hotel',
  date: '2026-11-28T08:00:00.000Z',
  status: 2,
  waitsFor: null,
  confirmEmailBy: null,
  lines: 1,
  amountWithoutVat: 10,
  vat: 1.7,
  total: 11.7,
  deliveryMethod: 'own',
  deliveryTitle: 'Own delivery',
  paymentTypeId: 3,
  customerReference: null,
  town: 'Mostar',
  version: 1,
  may: ['hand_over'],
});
const ORDERS = Array.from({ length: COUNT }, (_, index) => orderOf(index + 1));

interface Sent {
  readonly path: string;
  readonly body: { readonly orders?: readonly { readonly orderId: number }[]; readonly ids?: readonly number[] };
}
let sent: Sent[] = [];
/** The number of calls that go well. */
let working = Infinity;
const onDone = vi.fn();

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});
beforeEach(() => {
  sent = [];
  working = Infinity;
  onDone.mockClear();
  vi.stubGlobal('fetch', async (url: RequestInfo, { body }: RequestInit = {}) => {
    const call = { path: String(url).replace(/^.*\/api\/admin/, ''), body: JSON.parse(String(body ?? '{}')) };
    sent.push(call);
    const headers = { 'content-type': 'application/json' };
    if (sent.length > working)
      return new Response(JSON.stringify({ data: null, info: { message: 'Closed', code: 'x' } }), {
        status: 500,
        headers,
      });
    const data = (call.body.orders ?? []).map(({ orderId }: { readonly orderId: number }) => ({
      orderId,
      orderNumber: orderOf(orderId).orderNumber,
      refusal: null,
    }));
    return new Response(JSON.stringify({ data, info: null }), { headers });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The bar where all that the list finds is chosen. */
function open() {
  const found = { query: QUERY, total: COUNT };
  const bar = () => (
    <>
      <OrdersBulk rows={ORDERS} found={found} replace={vi.fn()} reload={vi.fn()} onDone={onDone} />
      <Toaster />
    </>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: bar }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  return renderUi(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

async function handOver() {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: `Hand over for delivery (${COUNT})` }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hand over for delivery' }));
  return user;
}

it('hands over all that the list finds, a hundred orders a call', async () => {
  await handOver();
  expect(await screen.findByText(`${COUNT} orders handed over`, { selector: 'b' })).toBeTruthy();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  const calls = sent.filter(({ path }) => path.startsWith('/orders/update-order-statuses'));
  expect(calls.map(({ body }) => body.orders?.length)).toEqual([100, 100, 40]);
  expect(calls.flatMap(({ body }) => body.orders ?? []).map(({ orderId }) => orderId)).toEqual(
    ORDERS.map(({ id }) => id),
  );
});

it('tells what went well and what did not where a later call fails', async () => {
  working = 1;
  await handOver();
  expect(await screen.findByText('100 orders handed over', { selector: 'b' })).toBeTruthy();
  const report = within(await screen.findByRole('dialog', { name: /140/ }));
  expect(report.getAllByText('Closed')).toHaveLength(140);
  expect(report.queryByText('2026-000100')).toBeNull();
  expect(report.getByText('2026-000101')).toBeTruthy();
});
