import type { CartItem } from '@sjaj/contract';
import { queryClient } from '../api/query-client.ts';
import { cartQuery, NO_CART } from '../cart-store.ts';
import { readToken } from '../session/token.ts';
import type { QueuedChange } from './queued-change.logic.ts';
import { queueChanges, queuedChanges, dequeue } from './queue-store.ts';

type Added = Pick<QueuedChange, 'articleId' | 'quantity'> & { readonly title?: string };

/** Queues added lines; false where the cart is not known or the browser refuses storage. */
export function queueAdditions(lines: readonly Added[]): boolean {
  const cart = queryClient.getQueryData(cartQuery.queryKey) ?? (readToken() === null ? NO_CART : undefined);
  if (!cart) return false;
  const quantities = new Map(queuedChanges().map(({ articleId, quantity }) => [articleId, quantity]));
  const at = Date.now();
  return queueChanges(
    lines.map(({ articleId, quantity, title }) => {
      const item = cart.cartItems.find((one) => one.articleId === articleId);
      const before = item?.quantity ?? 0;
      const current = quantities.get(articleId) ?? before;
      return { articleId, title: title ?? item?.article.title ?? '', before, quantity: current + quantity, at };
    }),
  );
}

/** Queues the new quantity of a line; 0 removes the line. False where the browser refuses storage. */
export const queueQuantity = ({ articleId, article, quantity: before }: CartItem, quantity: number): boolean =>
  queueChanges([{ articleId, title: article.title, before, quantity, at: Date.now() }]);

/** Drops the queued change of an article after the server has taken a later one. */
export function dequeueArticle(articleId: number): void {
  const queued = queuedChanges().filter((change) => change.articleId === articleId);
  if (queued.length > 0) dequeue(queued);
}
