import type { DemoOrder } from '../trade/order.ts';
import { table, type Cell, type Table } from './table.ts';

const SHOWN_ORDERS = 14;
const REFUSED_AT = 4;
const MINUTE_MS = 60_000;

/** What the ERP has of the newest orders of companies; one was refused. */
export function erpOrderTable(orders: readonly DemoOrder[], today: Date): Table {
  const newest = orders
    .filter(({ company }) => company !== null)
    .toSorted((a, b) => b.placedAt.getTime() - a.placedAt.getTime())
    .slice(0, SHOWN_ORDERS);
  const rows = newest.map((order, index): Cell[] => {
    const changedAt = order.events.at(-1)?.at ?? order.placedAt;
    const sentAt = new Date(Math.min(changedAt.getTime() + MINUTE_MS, today.getTime()));
    const isRefused = index === REFUSED_AT;
    const result = isRefused ? ['refused', null, '422 Nepoznat kupac: otvoriti šifru u ERP-u'] : ['sent', sentAt, null];
    return [order.id, Math.max(1, order.events.length), 1, changedAt, sentAt, ...result];
  });
  return table('erp_order', 'order_id change attempts queued_at due_at state sent_at error', rows);
}
