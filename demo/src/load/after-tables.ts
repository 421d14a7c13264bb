import type { DemoOrder, OrderEvent } from '../trade/order.ts';
import { isStaff, users } from '../trade/users.ts';
import { fullName, orderNumbers } from './order-tables.ts';
import { json, table, type Cell, type Table } from './table.ts';

const DAY = 86_400_000;

const OF_STATUS: Readonly<Record<number, string>> = {
  2: 'message.orderApproved',
  4: 'message.orderHandedOver',
  5: 'message.orderDelivered',
  8: 'message.orderNotDelivered',
  10: 'message.orderPaid',
};

/** The message to the orderer about a change of status; null for their own changes and for those that need a second number. */
function kindOf({ from, to, by, reason }: OrderEvent): string | null {
  if (from === null) return 'message.orderPlaced';
  if (to === 3) return isStaff(by) && reason !== null ? 'message.orderRejected' : null;
  return OF_STATUS[to] ?? null;
}

function messageRows(orders: readonly DemoOrder[], today: Date): Cell[][] {
  const { byId } = orderNumbers(orders);
  const readBefore = today.getTime() - 2 * DAY;
  const readAt = (at: Date): Date | null => (at.getTime() < readBefore ? new Date(at.getTime() + 3_600_000) : null);
  const toOrderers = orders.flatMap((order) =>
    order.events.flatMap((event): Cell[][] => {
      const kind = kindOf(event);
      if (kind === null) return [];
      const facts = { number: byId.get(order.id), ...(event.reason === null ? {} : { reason: event.reason }) };
      const link = `/profile/orders/${order.id}`;
      return [[order.orderer.id, kind, json(facts), link, event.at, readAt(event.at), order.id]];
    }),
  );
  const administrators = users.filter((user) => user.role === 'administrator');
  // Staff hear of a card order when its money is there.
  const notified = orders.slice(-14).filter(({ status }) => status !== 9);
  const toStaff = notified.flatMap((order) =>
    administrators.map((user): Cell[] => {
      const facts = { number: byId.get(order.id), company: order.company?.title ?? fullName(order.orderer) };
      return [
        user.id,
        'message.newOrder',
        json(facts),
        `/admin/orders/${order.id}`,
        order.placedAt,
        readAt(order.placedAt),
        order.id,
      ];
    }),
  );
  const waiting = orders
    .filter((order) => order.waitsFor === 'approval')
    .flatMap((order) =>
      users
        .filter((user) => user.role === 'company_admin' && user.company?.id === order.company?.id)
        .map((user): Cell[] => [
          user.id,
          'message.orderWaitsForYou',
          json({ number: byId.get(order.id) }),
          `/profile/orders/${order.id}`,
          order.placedAt,
          null,
          order.id,
        ]),
    );
  return [...toOrderers, ...toStaff, ...waiting].sort((a, b) => Number(a[4]) - Number(b[4]));
}

/** Messages about the orders. */
export function afterTables(orders: readonly DemoOrder[], today: Date): Table[] {
  return [table('system_message', 'user_id kind facts link created_at read_at order_id', messageRows(orders, today))];
}
