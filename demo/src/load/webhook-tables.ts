import type { DemoOrder } from '../trade/order.ts';
import { table, type Cell, type Table } from './table.ts';

const WEBHOOK_ID = 1;
const SHOWN_ORDERS = 5;
const MINUTE_MS = 60_000;
/** Delivered. */
const DELIVERED = 5;

/**
 * A webhook with its log. It is switched off and has no secret, because only a running shop can seal one: to try it, ask for a new secret
 * first.
 */
export function webhookTables(orders: readonly DemoOrder[], today: Date): Table[] {
  const delivered = orders.filter(({ status }) => status === DELIVERED).slice(-SHOWN_ORDERS);
  const rows = delivered.map(({ id }, index): Cell[] => {
    const at = new Date(today.getTime() - (delivered.length - index) * 190 * MINUTE_MS);
    const isFailed = index === 1;
    const queuedAt = isFailed ? new Date(at.getTime() - 24 * 60 * MINUTE_MS) : at;
    const result = isFailed ? ['set_aside', 10, 503, 'status', 412] : ['sent', 1, 200, null, 90 + index * 37];
    const body = JSON.stringify({ type: 'order.delivered', timestamp: queuedAt.toISOString(), data: { id } });
    return [WEBHOOK_ID, `msg_demo_${id}`, 'order.delivered', id, body, queuedAt, at, at, ...result];
  });
  return [
    table('webhook', 'name url events is_active', [
      [
        'Skladište',
        'https://skladiste.example.ba/sjaj',
        ['order.approved', 'order.delivered', 'order.cancelled'],
        false,
      ],
    ]),
    table(
      'webhook_delivery',
      'webhook_id message_id event order_id body queued_at due_at last_attempt_at state attempts status error duration_ms',
      rows,
    ),
  ];
}
