import { isOffline, showFailure } from '@sjaj/app-kit';
import type { ArticleCard, Cart, CartItem } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { successorQuantity } from '../../shared/article/offer.logic.ts';
import { cartQuery, storeCart } from '../../shared/cart-store.ts';
import { t } from '../../shared/texts/t.ts';
import { recordStep } from './cart-history.ts';
import { dequeueArticle, queueQuantity } from './queue-quantity.ts';

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
  recordStep([item]);
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

/** Puts what replaces an article into the cart in place of its line, in the nearest quantity, with the note of the line. */
export async function takeSuccessor(item: CartItem, successor: ArticleCard): Promise<void> {
  const line = { ...item, articleId: successor.id, quantity: successorQuantity(item.quantity, successor) };
  if (!(await putBack([line]))) return;
  if (!(await change(() => api.shoppingCart.deleteItem({ params: { id: item.id } })))) return;
  showToast({ tone: 'done', title: t('cartPage.replaced', { title: successor.title }) });
}

/** Removes all lines; the toast has an undo. */
export async function emptyCart(cart: Cart): Promise<void> {
  const isEmpty = await change(() => api.shoppingCart.empty({ params: { cartId: cart.id } }));
  if (!isEmpty) return;
  recordStep(cart.cartItems);
  showToast({ tone: 'done', title: t('cart.emptied'), onUndo: () => void putBack(cart.cartItems) });
}

/** Adds lines, with their notes. */
async function putBack(items: readonly CartItem[]): Promise<boolean> {
  const lines = items.map(({ articleId, quantity }) => ({ articleId, quantity }));
  for (let start = 0; start < lines.length; start += MOST_AT_ONCE) {
    const body = { items: lines.slice(start, start + MOST_AT_ONCE) };
    const isBack = await change(async () => {
      const answer = await api.shoppingCart.addItems({ body });
      const notes = notesFor(answer.data, items);
      return notes.length > 0 ? api.shoppingCart.noteLines({ body: { items: notes } }) : answer;
    });
    if (!isBack) return false;
  }
  return true;
}

/** Notes of the removed lines, for lines of the same articles that have none. */
function notesFor(cart: Cart, items: readonly CartItem[]): { id: number; note: string }[] {
  const notes = new Map(items.map(({ articleId, note }) => [articleId, note]));
  return cart.cartItems.flatMap(({ id, articleId, note }) => {
    const before = note === null ? notes.get(articleId) : null;
    return before ? [{ id, note: before }] : [];
  });
}

/** Brings lines back as they were: their quantities, and those that are gone. Resolves whether it was done. */
export async function restoreLines(before: readonly CartItem[]): Promise<boolean> {
  const cart = queryClient.getQueryData(cartQuery.queryKey);
  const idOf = new Map(cart?.cartItems.map(({ articleId, id }) => [articleId, id]));
  const items = before.flatMap(({ articleId, quantity }) => {
    const id = idOf.get(articleId);
    return id === undefined ? [] : [{ id, quantity }];
  });
  if (items.length > 0 && !(await change(() => api.shoppingCart.update({ body: { items } })))) return false;
  const gone = before.filter(({ articleId }) => !idOf.has(articleId));
  return gone.length === 0 || putBack(gone);
}

interface QuantityChange {
  readonly item: CartItem;
  /** 0 takes the line out. */
  readonly quantity: number;
}

/** Sets quantities of several lines at once; the toast has an undo. Offline, the changes are queued. Resolves whether it was done. */
export async function setQuantities(changes: readonly QuantityChange[]): Promise<boolean> {
  const before = changes.map(({ item }) => item);
  recordStep(before);
  const items = changes.map(({ item, quantity }) => ({ id: item.id, quantity }));
  try {
    storeCart((await api.shoppingCart.update({ body: { items } })).data);
  } catch (error) {
    if (!isOffline(error) || !changes.every(({ item, quantity }) => queueQuantity(item, quantity))) {
      showFailure(error);
      return false;
    }
  }
  showToast({
    tone: 'done',
    title: t('cartSheet.quantitiesChanged', { count: changes.length }),
    onUndo: () => void restoreLines(before),
  });
  return true;
}

/** Sets the quantity of a line. Offline, the change is queued. */
export async function setLineQuantity(item: CartItem, quantity: number): Promise<void> {
  recordStep([item]);
  try {
    storeCart((await api.shoppingCart.update({ body: { items: [{ id: item.id, quantity }] } })).data);
    dequeueArticle(item.articleId);
  } catch (error) {
    if (!isOffline(error) || !queueQuantity(item, quantity)) showFailure(error);
  }
}
