import { isOffline, showFailure } from '@sjaj/app-kit';
import type { Cart, CartItem } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { storeCart } from '../../shared/cart-store.ts';
import { t } from '../../shared/texts/t.ts';
import { queueQuantity, dequeueArticle } from '../../shared/cart-queue/queue-change.ts';

/** Maximum number of lines in one call. */
const MOST_AT_ONCE = 300;

async function change(work: () => Promise<{ data: Cart }>): Promise<boolean> {
  try {
    storeCart((await work()).data);
    return true;
  } catch (error) {
    showFailure(error);
    return false;
  }
}

/** Removes a line; the toast has an undo. Offline, the change is queued. */
export async function removeLine(item: CartItem): Promise<void> {
  const title = t('cart.removed', { title: item.article.title });
  try {
    storeCart((await api.shoppingCart.deleteItem({ params: { id: item.id } })).data);
    dequeueArticle(item.articleId);
    showToast({ tone: 'done', title, onUndo: () => void putBack([item]) });
  } catch (error) {
    if (!isOffline(error) || !queueQuantity(item, 0)) return showFailure(error);
    const undo = (): void => void queueQuantity(item, item.quantity);
    showToast({ tone: 'warn', title, text: t('cart.waitingHint'), onUndo: undo });
  }
}

/** Removes all lines; the toast has an undo. */
export async function emptyCart(cart: Cart): Promise<void> {
  const isEmpty = await change(() => api.shoppingCart.empty({ params: { cartId: cart.id } }));
  if (!isEmpty) return;
  showToast({ tone: 'done', title: t('cart.emptied'), onUndo: () => void putBack(cart.cartItems) });
}

/** Adds removed lines again, with their notes. */
async function putBack(items: readonly CartItem[]): Promise<void> {
  const lines = items.map(({ articleId, quantity }) => ({ articleId, quantity }));
  for (let start = 0; start < lines.length; start += MOST_AT_ONCE) {
    const body = { items: lines.slice(start, start + MOST_AT_ONCE) };
    const isBack = await change(async () => {
      const answer = await api.shoppingCart.addItems({ body });
      const notes = notesFor(answer.data, items);
      return notes.length > 0 ? api.shoppingCart.noteLines({ body: { items: notes } }) : answer;
    });
    if (!isBack) return;
  }
}

/** Notes of the removed lines, for lines of the same articles that have none. */
function notesFor(cart: Cart, items: readonly CartItem[]): { id: number; note: string }[] {
  const notes = new Map(items.map(({ articleId, note }) => [articleId, note]));
  return cart.cartItems.flatMap(({ id, articleId, note }) => {
    const before = note === null ? notes.get(articleId) : null;
    return before ? [{ id, note: before }] : [];
  });
}

/** Sets the quantity of a line. Offline, the change is queued. */
export async function setLineQuantity(item: CartItem, quantity: number): Promise<void> {
  try {
    storeCart((await api.shoppingCart.update({ body: { items: [{ id: item.id, quantity }] } })).data);
    dequeueArticle(item.articleId);
  } catch (error) {
    if (!isOffline(error) || !queueQuantity(item, quantity)) showFailure(error);
  }
}
