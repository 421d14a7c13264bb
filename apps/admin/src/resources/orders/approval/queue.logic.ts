interface Queued {
  readonly id: number;
}

/** What is shown once an order has left the queue: the one behind it, else the one before it. */
export function neighbourOf<Order extends Queued>(orders: readonly Order[], id: number): Order | undefined {
  const at = orders.findIndex((order) => order.id === id);
  return at < 0 ? orders[0] : (orders[at + 1] ?? orders[at - 1]);
}

/** The order that is so many places further; undefined beyond the ends. */
export function stepFrom<Order extends Queued>(
  orders: readonly Order[],
  id: number | undefined,
  by: 1 | -1,
): Order | undefined {
  const at = orders.findIndex((order) => order.id === id);
  return at < 0 ? orders[0] : orders[at + by];
}
