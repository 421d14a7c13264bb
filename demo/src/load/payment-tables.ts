import { figuresOf, type DemoOrder } from '../trade/order.ts';
import { orderNumbers } from './order-tables.ts';
import { table, type Cell, type Table } from './table.ts';

const BY_CARD = 2;
const PAID = 10;
const DELIVERED = 5;
const FIRST_APPROVAL = 104_501;

function attemptRow({ id, events, placedAt }: DemoOrder, number: string, amount: number): Cell[] {
  // What was delivered was paid with the order.
  const isDelivered = events.some(({ to }) => to === DELIVERED);
  const paid = events.find(({ to }) => to === PAID) ?? (isDelivered ? events[0] : undefined);
  const approval = paid ? String(FIRST_APPROVAL + id * 17) : null;
  return [
    id,
    'monri',
    number,
    amount,
    'BAM',
    paid ? 'approved' : 'started',
    paid ? '0000' : null,
    approval,
    placedAt,
    paid?.at ?? null,
  ];
}

/** The tries to pay orders by card: the money of paid ones has come, of the others nothing is known. */
export function paymentTable(orders: readonly DemoOrder[]): Table {
  const { byId } = orderNumbers(orders);
  return table(
    'payment_attempt',
    'order_id provider number amount currency state response_code approval_code started_at settled_at',
    orders
      .filter(({ paymentTypeId }) => paymentTypeId === BY_CARD)
      .map((order) => attemptRow(order, byId.get(order.id) ?? '', figuresOf(order).total)),
  );
}
