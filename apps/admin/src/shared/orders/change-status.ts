import type { OrderAct, OrderRow } from '@sjaj/contract';
import { CallFailed } from '@sjaj/client';
import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { ORDER_ACT } from './order-acts.ts';

/** An order that is not what the list showed any more. */
class OrderMoved extends Error {
  override readonly name = 'OrderMoved';
}

/** What an act needs besides the order. */
export interface ActAsk {
  readonly act: OrderAct;
  readonly reason?: string;
}

/** Moves an order of which the present version is known. */
export async function changeStatus(order: { id: number; version: number }, { act, reason }: ActAsk): Promise<void> {
  const { id: orderId, version } = order;
  await api.orderStatus.updateStatus({
    body: { orderId, version, status: ORDER_ACT[act].to, ...(reason !== undefined && { reason }) },
  });
}

/** Moves an order of which only a row is known: first looks whether it still stands as the row said. */
export async function changeStatusOfRow(row: OrderRow, ask: ActAsk): Promise<void> {
  const order = (await api.orders.one({ params: { id: row.id } })).data;
  if (order.status !== row.status || !order.may.includes(ask.act)) throw new OrderMoved();
  await changeStatus(order, ask);
}

/** Whether somebody else was faster. */
export const isMoved = (error: unknown): boolean =>
  error instanceof OrderMoved || (error instanceof CallFailed && error.code === 'orders.changed_meanwhile');

/** Refreshes all queries that contain orders. */
export const refreshOrders = (): Promise<unknown> =>
  Promise.all(['orders', 'start'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
