import { isOffline, showFailure } from '@sjaj/app-kit';
import type { Cart } from '@sjaj/contract';
import { formatKm, fromKm } from '@sjaj/domain';
import { showToast } from '@sjaj/ui';
import { showAddition } from './added-to-cart.ts';
import { api } from './api/api.ts';
import { inCart } from './cart-owner.ts';
import { countPending, storeCart } from './cart-store.ts';
import { language, t } from './texts/t.ts';
import { plannedAdditions, queueAdditions } from './cart-queue/queue-additions.ts';

interface NewLine {
  readonly articleId: number;
  readonly quantity: number;
  readonly title?: string;
}

/**
 * Adds to the cart: counted on the screen at once, undone where the server refuses. A toast, on phones a sheet, offers to take it
 * back and says how much is missing for free delivery. Resolves whether it was added.
 */
export async function addToCart(lines: readonly NewLine[]): Promise<boolean> {
  const planned = plannedAdditions(lines);
  for (const { articleId, quantity } of lines) countPending(articleId, quantity);
  try {
    const cart = storeCart(await inCart(() => send(lines)));
    showAdded(cart, lines);
    return true;
  } catch (error) {
    if (isOffline(error) && planned && queueAdditions(planned)) {
      showToast({ tone: 'warn', title: addedText(lines), text: t('cart.waitingHint') });
      return true;
    }
    showFailure(error);
    return false;
  } finally {
    for (const { articleId, quantity } of lines) countPending(articleId, -quantity);
  }
}

function showAdded(cart: Cart, lines: readonly NewLine[]): void {
  const title = addedText(lines);
  const text = freeDeliveryText(cart);
  const onUndo = (): void => void takeBack(cart, lines);
  const spoken = text === undefined ? title : `${title}. ${text}`;
  if (!showAddition({ lines, spoken, onUndo })) showToast({ tone: 'done', title, text, onUndo });
}

export const useAddToCart = (): typeof addToCart => addToCart;

function addedText(lines: readonly NewLine[]): string {
  const title = lines.length === 1 ? lines[0]?.title : undefined;
  return title ? t('cart.added', { title }) : t('cart.addedMany', { count: lines.length });
}

async function send(lines: readonly NewLine[]): Promise<Cart> {
  const items = lines.map(({ articleId, quantity }) => ({ articleId, quantity }));
  const [only] = items;
  const { data } =
    only && items.length === 1
      ? await api.shoppingCart.addItem({ body: only })
      : await api.shoppingCart.addItems({ body: { items } });
  return data;
}

/** Lowers each line by what was added; a line that it began goes. */
export async function takeBack(cart: Cart, lines: readonly NewLine[]): Promise<void> {
  const items = lines.flatMap(({ articleId, quantity }) => {
    const item = cart.cartItems.find((one) => one.articleId === articleId);
    return item ? [{ id: item.id, quantity: Math.max(0, item.quantity - quantity) }] : [];
  });
  try {
    storeCart((await api.shoppingCart.update({ body: { items } })).data);
  } catch (error) {
    showFailure(error);
  }
}

function freeDeliveryText({ freeShipping }: Cart): string | undefined {
  if (!freeShipping) return undefined;
  if (freeShipping.missing === 0) return t('cart.freeDelivery');
  return t('cart.toFreeDelivery', { amount: formatKm(fromKm(freeShipping.missing), language()) });
}

export { useCartQuantities, useQuantityInCart } from './cart-store.ts';
