import type { CartItem } from '@sjaj/contract';
import { dequeue, queueChanges, queuedChanges } from '../../shared/cart-queue/queue-store.ts';

/** Queues the new quantity of a line; 0 removes the line. False where the browser refuses storage. */
export const queueQuantity = ({ articleId, article, quantity: before }: CartItem, quantity: number): boolean =>
  queueChanges([{ articleId, title: article.title, before, quantity, at: Date.now() }]);

/** Drops the queued change of an article after the server has taken a later one. */
export function dequeueArticle(articleId: number): void {
  const queued = queuedChanges().filter((change) => change.articleId === articleId);
  if (queued.length > 0) dequeue(queued);
}
