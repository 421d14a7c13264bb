import type { ReplacementPlace } from '@sjaj/contract';
import type { Customer } from '../../../kernel/actor.ts';
import type { ReplacedPair } from '../../../kernel/replaced-lines.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Db } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { readCart } from '../../cart/index.ts';
import { savedCartsWith } from '../../saved-carts/index.ts';
import { isOnWishList } from '../../wishlist/index.ts';
import { areArticles, isBought } from '../store.ts';
import { quantityRuleOf } from './new-quantity.ts';

/** The lists of the caller that have the article. */
export async function readPlaces(
  db: Db,
  pair: ReplacedPair,
  context: RequestContext<Customer>,
): Promise<ReplacementPlace[]> {
  const { actor } = context;
  if (!(await areArticles(db, pair))) throw new Problem('articles.not_found', 404);
  const [cart, bought, wished, saved, newQuantity] = await Promise.all([
    readCart(db, context),
    isBought(db, actor, pair.articleId),
    isOnWishList(db, actor.userId, pair.articleId),
    savedCartsWith(db, actor, pair),
    quantityRuleOf(db, pair.replacementId),
  ]);
  const line = cart.lines.find(({ articleId }) => articleId === pair.articleId);
  const own = cart.lines.find(({ articleId }) => articleId === pair.replacementId);
  return [
    ...(line
      ? [
          {
            ...listOf('cart'),
            quantity: line.quantity,
            newQuantity: newQuantity(line.quantity + (own?.quantity ?? 0)),
          },
        ]
      : []),
    ...(bought ? [listOf('usual_order')] : []),
    ...(wished ? [listOf('wish_list')] : []),
    ...saved.map(({ id, title, quantity, replacementQuantity }) => ({
      kind: 'saved_cart' as const,
      savedCartId: id,
      title,
      quantity,
      newQuantity: newQuantity(quantity + replacementQuantity),
    })),
  ];
}

const listOf = (kind: 'cart' | 'usual_order' | 'wish_list') => ({
  kind,
  savedCartId: null,
  title: null,
  quantity: null,
  newQuantity: null,
});
