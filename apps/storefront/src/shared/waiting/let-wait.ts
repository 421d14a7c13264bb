import type { CartItem } from '@sjaj/contract';
import { queryClient } from '../api/query-client.ts';
import { cartQuery, NO_CART } from '../cart-store.ts';
import { readToken } from '../session/token.ts';
import type { WaitingChange } from './waiting.logic.ts';
import { letWait, waitingNow, waitNoMore } from './waiting-store.ts';

type Added = Pick<WaitingChange, 'articleId' | 'quantity'> & { readonly title?: string };

/** Lets lines that were added wait for the line; false where the cart is not known or nothing can be kept. */
export function letAdditionsWait(lines: readonly Added[]): boolean {
  const cart = queryClient.getQueryData(cartQuery.queryKey) ?? (readToken() === null ? NO_CART : undefined);
  if (!cart) return false;
  const waiting = new Map(waitingNow().map(({ articleId, quantity }) => [articleId, quantity]));
  const at = Date.now();
  return letWait(
    lines.map(({ articleId, quantity, title }) => {
      const item = cart.cartItems.find((one) => one.articleId === articleId);
      const before = item?.quantity ?? 0;
      const soFar = waiting.get(articleId) ?? before;
      return { articleId, title: title ?? item?.article.title ?? '', before, quantity: soFar + quantity, at };
    }),
  );
}

/** Lets the new quantity of a line wait; 0 takes the line out. False where nothing can be kept. */
export const letQuantityWait = ({ articleId, article, quantity: before }: CartItem, quantity: number): boolean =>
  letWait([{ articleId, title: article.title, before, quantity, at: Date.now() }]);

/** The server knows a later quantity of the article than the one that waits. */
export function overtaken(articleId: number): void {
  const waiting = waitingNow().filter((change) => change.articleId === articleId);
  if (waiting.length > 0) waitNoMore(waiting);
}
