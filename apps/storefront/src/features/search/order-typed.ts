import { showFailure } from '@sjaj/app-kit';
import type { ArticleCard } from '@sjaj/contract';
import { findQuantityError } from '@sjaj/domain';
import { showToast } from '@sjaj/ui';
import { queryClient } from '../../shared/api/query-client.ts';
import { purchaseOf, quantityRule } from '../../shared/article/offer.logic.ts';
import { addToCart } from '../../shared/cart-actions.ts';
import { checkLines, isReady } from '../../shared/quick-check.ts';
import { suggestionsQuery } from './queries.ts';
import { type TypedOrder, typedOrder } from './typed-order.logic.ts';

/** Added; refused, and why is told; searched for, because it is no order; or one has to choose, of one article among its sizes. */
type Outcome = 'added' | 'told' | 'search' | { readonly sizesOf: ArticleCard | null };

/**
 * Puts what was typed into the cart: a code with a quantity, or words with a quantity that fit one article. Where they fit several
 * articles, or several sizes of one, it is asked which. A quantity that cannot be ordered is told, and the text stays.
 */
export async function orderTyped(typed: string, isGuest: boolean): Promise<Outcome> {
  try {
    // Guests have no quick order.
    const line = isGuest ? null : typedOrder(typed);
    const byCode = line && (await orderCode(line));
    return byCode ?? (await orderWords(typed));
  } catch (error) {
    showFailure(error);
    return 'told';
  }
}

/** Null for a code that is not known, or known of several articles. */
async function orderCode(order: TypedOrder): Promise<'added' | 'told' | null> {
  const [line] = (await checkLines([{ line: 1, ...order }])).lines;
  if (!line?.article || line.quantity === null) return null;
  const { id: articleId, title } = line.article;
  if (isReady(line)) return (await addToCart([{ articleId, quantity: line.quantity, title }])) ? 'added' : 'told';
  showToast({ tone: 'warn', title, text: line.reason ?? undefined });
  return 'told';
}

async function orderWords(typed: string): Promise<Outcome> {
  const { articles, order, totalItems } = await queryClient.fetchQuery(suggestionsQuery(typed));
  const [best] = articles;
  if (!order?.isSure || !best) return 'search';
  if (totalItems > 1) return { sizesOf: null };
  const { quantity } = order;
  if (best.variation) return { sizesOf: best };
  if (purchaseOf(best) !== 'buy' || findQuantityError(quantity, quantityRule(best))) return { sizesOf: null };
  return (await addToCart([{ articleId: best.id, quantity, title: best.title }])) ? 'added' : 'told';
}
