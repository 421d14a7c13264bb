import { MOST_QUEUED_ORDERS, type OrderAction, type StatusOutcome } from '@sjaj/contract';
import { CallFailed } from '@sjaj/client';
import { messageOf } from '@sjaj/app-kit';
import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { ORDER_ACTION } from './order-actions.ts';

/** What an action needs besides the order. */
export interface ActionInput {
  readonly action: OrderAction;
  readonly reason?: string;
}

/** An order as somebody has seen it. */
interface SeenOrder {
  readonly id: number;
  readonly version: number;
}

const changeOf = ({ action, reason }: ActionInput) => ({
  status: ORDER_ACTION[action].to,
  ...(reason !== undefined && { reason }),
});

/** Moves an order. */
export async function changeStatus({ id: orderId, version }: SeenOrder, input: ActionInput): Promise<void> {
  await api.orderStatus.updateStatus({ body: { orderId, version, ...changeOf(input) } });
}

interface ListedOrder extends SeenOrder {
  readonly orderNumber: string;
}

/**
 * Moves several orders, as many at once as one call takes; a refused one stops none of the others. Where a call fails after others went
 * well, its orders and those after it are told as refused.
 */
export async function changeStatuses(
  orders: readonly ListedOrder[],
  input: ActionInput,
  onProgress?: (done: number) => void,
): Promise<readonly StatusOutcome[]> {
  const outcomes: StatusOutcome[] = [];
  for (let done = 0; done < orders.length; done = outcomes.length) {
    onProgress?.(done);
    const some = orders.slice(done, done + MOST_QUEUED_ORDERS);
    const body = { orders: some.map(({ id: orderId, version }) => ({ orderId, version })), ...changeOf(input) };
    try {
      outcomes.push(...(await api.orderQueues.changeStatuses({ body })).data);
    } catch (error) {
      if (done === 0) throw error;
      const refusal = messageOf(error);
      return [
        ...outcomes,
        ...orders.slice(done).map(({ id: orderId, orderNumber }) => ({ orderId, orderNumber, refusal })),
      ];
    }
  }
  return outcomes;
}

/** Whether somebody else was faster. */
export const isMoved = (error: unknown): boolean =>
  error instanceof CallFailed && error.code === 'orders.changed_meanwhile';

/** Refreshes all queries that contain orders. */
export const refreshOrders = (): Promise<unknown> =>
  Promise.all(['orders', 'shipping', 'start'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
