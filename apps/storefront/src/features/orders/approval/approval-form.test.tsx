import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CallFailed } from '@sjaj/client';
import type { Order } from '@sjaj/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { showToast } from '@sjaj/ui';
import { afterAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { renderUi } from '../../../../../../packages/ui/test/render.tsx';
import { ApprovalForm } from './approval-form.tsx';

// Files of one worker share their modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../../../shared/texts/t.ts', () => ({ t: (key: string) => key, language: () => 'en' }));
vi.mock('../../../shared/order-access/order-access.ts', () => ({ useOrderAccess: () => ({ key: 'orders' }) }));
vi.mock('@sjaj/ui', async (original) => ({ ...(await original<object>()), showToast: vi.fn() }));

const order = {
  id: 1,
  version: 1,
  orderer: 'Adis',
  total: 100,
  orderLines: [{ id: 7, articleId: 3, title: 'Soap', code: 'CL-1', quantity: 12, unit: 'pcs' }],
} as unknown as Order;

const refusal = (status: number, code: string, field?: string) =>
  new CallFailed({
    status,
    code,
    message: code,
    ...(field ? { errors: [{ field, message: code, code }] } : {}),
  } as unknown as ConstructorParameters<typeof CallFailed>[0]);

let client: QueryClient;
let invalidate: MockInstance;
const preview = vi.fn();
const decide = vi.fn();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.clearAllMocks();
  preview.mockResolvedValue({ total: 50, totalBefore: 100 });
  client = new QueryClient();
  invalidate = vi.spyOn(client, 'invalidateQueries');
});
const show = () =>
  renderUi(
    <QueryClientProvider client={client}>
      <main>
        <ApprovalForm order={order} calls={{ preview, decide }} />
      </main>
    </QueryClientProvider>,
  );

it('keeps the focus: in the first field of what opens, then at the button that opened it', () => {
  show();
  press('approval.reduce');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Soap' }));
  press('action.cancel');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'approval.reduce' }));
  press('approval.return');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'approval.note' }));
  press('action.cancel');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'approval.return' }));
});

it('moves the focus to the word that is missing', async () => {
  decide.mockRejectedValue(refusal(400, 'orders.approval_note_required', 'note'));
  show();
  press('approval.return');
  screen.getByRole('button', { name: 'approval.returnIt' }).focus();
  press('approval.returnIt');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'approval.note' })));
  expect(invalidate).not.toHaveBeenCalled();
});

it('shows at its line what the preview refuses', async () => {
  preview.mockRejectedValue(refusal(400, 'wrong pack', 'lines.7.quantity'));
  show();
  press('approval.reduce');
  fireEvent.change(screen.getByRole('textbox', { name: 'Soap' }), { target: { value: '5' } });
  await screen.findByText('wrong pack');
});

it('says in whose name it decides, before the buttons of each form', () => {
  renderUi(
    <QueryClientProvider client={client}>
      <ApprovalForm order={order} calls={{ preview, decide }} decidesAs="Ana Anić" />
    </QueryClientProvider>,
  );
  const isBefore = (button: string) =>
    screen
      .getByText('approval.decidesAs')
      .compareDocumentPosition(screen.getByRole('button', { name: button }))
      .valueOf() & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore('orders.approve')).toBeTruthy();
  press('approval.return');
  expect(isBefore('approval.returnIt')).toBeTruthy();
});

it('reads a link again that is over meanwhile', async () => {
  decide.mockRejectedValue(refusal(404, 'orders.approval_link_unknown'));
  show();
  press('orders.approve');
  await waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: ['orders'] }));
});

it('reads an order again that somebody else has decided on, and says so', async () => {
  decide.mockRejectedValue(refusal(409, 'orders.approval_over'));
  show();
  press('orders.approve');
  await waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: ['orders'] }));
  expect(showToast).toHaveBeenCalledWith({ tone: 'warn', title: 'orders.approval_over' });
});
