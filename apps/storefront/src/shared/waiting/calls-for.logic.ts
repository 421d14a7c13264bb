import type { Cart } from '@sjaj/contract';
import type { WaitingChange } from './waiting.logic.ts';

export interface WaitingCalls {
  readonly updates: readonly { readonly id: number; readonly quantity: number }[];
  readonly additions: readonly { readonly articleId: number; readonly quantity: number }[];
}

/**
 * What brings the cart to the quantities that wait. They are wholes, not steps: sent a second time, after an answer that was
 * lost, they change nothing.
 */
export function callsFor(cart: Cart, waiting: readonly WaitingChange[]): WaitingCalls {
  const lines = new Map(cart.cartItems.map(({ articleId, id, quantity }) => [articleId, { id, quantity }]));
  return {
    updates: waiting.flatMap(({ articleId, quantity }) => {
      const line = lines.get(articleId);
      return line && line.quantity !== quantity ? [{ id: line.id, quantity }] : [];
    }),
    additions: waiting.flatMap(({ articleId, quantity }) =>
      quantity > 0 && !lines.has(articleId) ? [{ articleId, quantity }] : [],
    ),
  };
}
