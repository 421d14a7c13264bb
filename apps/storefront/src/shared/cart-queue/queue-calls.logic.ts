import type { Cart } from '@sjaj/contract';
import type { QueuedChange } from './queued-change.logic.ts';

interface QueueCalls {
  readonly updates: readonly { readonly id: number; readonly quantity: number }[];
  readonly additions: readonly { readonly articleId: number; readonly quantity: number }[];
}

/**
 * The calls that bring the cart to the queued quantities. They set quantities instead of adding, so that a second attempt after a
 * lost answer changes nothing.
 */
export function callsFor(cart: Cart, queued: readonly QueuedChange[]): QueueCalls {
  const lines = new Map(cart.cartItems.map(({ articleId, id, quantity }) => [articleId, { id, quantity }]));
  return {
    updates: queued.flatMap(({ articleId, quantity }) => {
      const line = lines.get(articleId);
      return line && line.quantity !== quantity ? [{ id: line.id, quantity }] : [];
    }),
    additions: queued.flatMap(({ articleId, quantity }) =>
      quantity > 0 && !lines.has(articleId) ? [{ articleId, quantity }] : [],
    ),
  };
}
