import { showFailure } from '@sjaj/app-kit';
import { showToast } from '@sjaj/ui';
import { addToCart } from '../../shared/cart-actions.ts';
import { checkLines, isReady } from '../../shared/quick-check.ts';
import type { TypedOrder } from './typed-order.logic.ts';

/**
 * Puts what was typed into the cart. A code that is not known, or known of several articles, is left to the search; a quantity that
 * cannot be ordered is told, and the text stays.
 */
export async function orderTyped(order: TypedOrder): Promise<'added' | 'told' | 'unknown'> {
  try {
    const [line] = (await checkLines([{ line: 1, ...order }])).lines;
    if (!line?.article || line.quantity === null) return 'unknown';
    const { id: articleId, title } = line.article;
    if (isReady(line)) return (await addToCart([{ articleId, quantity: line.quantity, title }])) ? 'added' : 'told';
    showToast({ tone: 'warn', title, text: line.reason ?? undefined });
  } catch (error) {
    showFailure(error);
  }
  return 'told';
}
