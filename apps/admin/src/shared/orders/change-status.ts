import type { OrderAct, StatusOutcome } from '@sjaj/contract';
import { CallFailed } from '@sjaj/client';
import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { ORDER_ACT } from './order-acts.ts';

/** What an act needs besides the order. */
export interface ActAsk {
  readonly act: OrderAct;
  readonly reason?: string;
}

/** An order as somebody has seen it. */
interface SeenOrder {
  readonly id: number;
  readonly version: number;
}

const changeOf = ({ act, reason }: ActAsk) => ({
  status: ORDER_ACT[act].to,
  ...(reason !== undefined && { reason }),
});

/** Moves an order. */
export async function changeStatus({ id: orderId, version }: SeenOrder, ask: ActAsk): Promise<void> {
  await api.orderStatus.updateStatus({ body: { orderId, version, ...changeOf(ask) } });
}

/** Moves several orders; a refused one stops none of the others. */
export async function changeStatuses(orders: readonly SeenOrder[], ask: ActAsk): Promise<readonly StatusOutcome[]> {
  const body = { orders: orders.map(({ id: orderId, version }) => ({ orderId, version })), ...changeOf(ask) };
  return (await api.orderQueues.changeStatuses({ body })).data;
}

/** Whether somebody else was faster. */
export const isMoved = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'orders.changed_meanwhile';

/** Refreshes all queries that contain orders. */
export const refreshOrders = (): Promise<unknown> =>
  Promise.all(['orders', 'shipping', 'start'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
