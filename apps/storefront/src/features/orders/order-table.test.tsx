import { screen, within } from '@testing-library/react';
import type { OrderRow } from '@sjaj/contract';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { OrderTable } from './order-table.tsx';

// Files of one worker share their modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../../shared/texts/t.ts', () => ({
  t: (key: string, facts?: { readonly number?: string }) => [key, facts?.number].filter(Boolean).join(' '),
  language: () => 'en',
}));
vi.mock('../../shared/orders/order-sum.tsx', () => ({ OrderSumHead: () => null, OrderSumCell: () => <td /> }));
vi.mock('./payment-link.tsx', () => ({ PaymentLink: () => null }));

it('repeats an order from its row, by the dialog of its page', () => {
  const order = { id: 83, orderNumber: '2026-004083', date: '2026-11-21T17:40:00Z', status: 5, waitsFor: null };
  renderUi(<OrderTable orders={[{ ...order, confirmEmailBy: null } as unknown as OrderRow]} />);
  const row = screen.getByRole('row', { name: /2026-004083/ });
  const repeat = within(row).getByRole('link', { name: 'orders.repeatTitle 2026-004083' });
  expect(repeat.getAttribute('href')).toBe('/profile/orders/83?repeat=1');
});
