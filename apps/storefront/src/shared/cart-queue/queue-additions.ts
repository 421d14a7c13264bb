import type { Cart } from '@sjaj/contract';
import { queryClient } from '../api/query-client.ts';
import { cartQuery, NO_CART, pendingAddition } from '../cart-store.ts';
import { readToken } from '../session/token.ts';
import type { QueuedChange } from './queued-change.logic.ts';
import { queueChanges, queuedChanges } from './queue-store.ts';

type Added = Pick<QueuedChange, 'articleId' | 'quantity'> & { readonly title?: string };

/**
 * The quantities of the cart once these lines are added, and others before them that wait for an answer; undefined where the cart is not
 * known. Worked out before the call: the server may push a cart that has them before its answer is lost.
 */
export function plannedAdditions(lines: readonly Added[]): readonly QueuedChange[] | undefined {
  const cart = queryClient.getQueryData(cartQuery.queryKey) ?? (readToken() === null ? NO_CART : undefined);
  return cart && lines.map((line) => plannedAddition(cart, line));
}

function plannedAddition(cart: Cart, { articleId, quantity, title }: Added): QueuedChange {
  const item = cart.cartItems.find((one) => one.articleId === articleId);
  const before = item?.quantity ?? 0;
  const current = (queuedQuantity(articleId) ?? before) + pendingAddition(articleId);
  return {
    articleId,
    title: title ?? item?.article.title ?? '',
    before,
    quantity: current + quantity,
    at: Date.now(),
  };
}

const queuedQuantity = (articleId: number): number | undefined =>
  queuedChanges().find((change) => change.articleId === articleId)?.quantity;

/** Queues additions whose answers were lost; false where the browser refuses storage. A later one includes those before it. */
export const queueAdditions = (planned: readonly QueuedChange[]): boolean =>
  queueChanges(
    planned.map((change) => ({
      ...change,
      quantity: Math.max(change.quantity, queuedQuantity(change.articleId) ?? 0),
    })),
  );
