import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure, useSendOnce } from '@sjaj/app-kit';
import type { Cart, CartItem, SavedCart } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from './api/api.ts';
import { takeBack } from './cart-actions.ts';
import { cartQuery, storeCart } from './cart-store.ts';
import { t } from './texts/t.ts';

type LoadMode = 'replace' | 'add';

/** Loads a saved cart into the cart. The toast has an undo and lists what could not be added. */
export function useLoadSavedCart() {
  const client = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: async ({ saved, mode }: { readonly saved: SavedCart; readonly mode: LoadMode }) => {
      const before = client.getQueryData(cartQuery.queryKey)?.cartItems ?? [];
      const request = { params: { id: saved.id }, body: { mode } };
      const loaded = await sendOnce(request, (idempotencyKey) => api.documents.load({ ...request, idempotencyKey }));
      return { before, mode, ...loaded };
    },
    onSuccess: ({ before, mode, data, info }) => {
      const cart = storeCart(data.cart);
      const missed = data.left.map(({ code, reason }) => `${code}: ${reason}`).join(' ');
      showToast({
        tone: data.left.length > 0 ? 'warn' : 'done',
        title: info?.message ?? t('savedCarts.title'),
        text: data.left.length > 0 ? `${t('savedCarts.notOrderable')} ${missed}` : undefined,
        onUndo: () => void (mode === 'add' ? takeBack(cart, data.added) : restoreCart(cart, before)),
      });
    },
    onError: showFailure,
  });
}

/** As many lines as one call takes. */
const MOST_AT_ONCE = 300;

/** Puts the cart back to lines that it had before. */
async function restoreCart(cart: Cart, before: readonly CartItem[]): Promise<void> {
  const lines = before.map(({ articleId, quantity }) => ({ articleId, quantity }));
  try {
    storeCart((await api.shoppingCart.empty({ params: { cartId: cart.id } })).data);
    for (let start = 0; start < lines.length; start += MOST_AT_ONCE) {
      const items = lines.slice(start, start + MOST_AT_ONCE);
      storeCart((await api.shoppingCart.addItems({ body: { items } })).data);
    }
  } catch (error) {
    showFailure(error);
  }
}
