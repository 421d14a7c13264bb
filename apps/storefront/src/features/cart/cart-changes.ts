import type { Cart, CartItem } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { showFailure } from '../../shared/api/failure.ts';
import { keepCart } from '../../shared/cart-store.ts';
import { t } from '../../shared/texts/t.ts';

async function change(work: () => Promise<{ data: Cart }>): Promise<boolean> {
  try {
    keepCart((await work()).data);
    return true;
  } catch (error) {
    showFailure(error);
    return false;
  }
}

/** Takes a line out; the toast puts it back. */
export async function removeLine(item: CartItem): Promise<void> {
  const isGone = await change(() => api.shoppingCart.deleteItem({ params: { id: item.id } }));
  if (!isGone) return;
  const body = { articleId: item.articleId, quantity: item.quantity };
  showToast({
    tone: 'done',
    title: t('cart.removed', { title: item.article.title }),
    onUndo: () => void change(() => api.shoppingCart.addItem({ body })),
  });
}

/** Takes every line out; the toast puts them back. */
export async function emptyCart(cart: Cart): Promise<void> {
  const isEmpty = await change(() => api.shoppingCart.empty({ params: { cartId: cart.id } }));
  if (!isEmpty) return;
  const items = cart.cartItems.map(({ articleId, quantity }) => ({ articleId, quantity }));
  showToast({
    tone: 'done',
    title: t('cart.emptied'),
    onUndo: () => void change(() => api.shoppingCart.addItems({ body: { items } })),
  });
}

export const setLineQuantity = (item: CartItem, quantity: number): Promise<boolean> =>
  change(() => api.shoppingCart.update({ body: { items: [{ id: item.id, quantity }] } }));
