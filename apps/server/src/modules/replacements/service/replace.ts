import type { Customer } from '../../../kernel/actor.ts';
import { type Idempotency, inTransactionOnce } from '../../../kernel/idempotency.ts';
import type { ReplacedLines, ReplacedPair } from '../../../kernel/replaced-lines.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockCart, replaceCartLine } from '../../cart/index.ts';
import { replaceInSavedCart } from '../../saved-carts/index.ts';
import { replaceOnWishList } from '../../wishlist/index.ts';
import { areArticles, type Changes, insert, isBought } from '../store.ts';
import { quantityRuleOf } from './new-quantity.ts';

interface Choice extends ReplacedPair {
  readonly inCart: boolean;
  readonly inUsualOrder: boolean;
  readonly onWishList: boolean;
  readonly savedCartIds: readonly number[];
}

interface ReplaceInput extends RequestContext<Customer> {
  readonly body: Choice;
  readonly idempotency: Idempotency;
}

interface Made {
  readonly id: number;
  /** How many lists have the replacement now. */
  readonly places: number;
}

/** Replaces the article in the chosen lists, in all or none. A list that has it no longer is left out. 409 where none has it. */
export const replaceArticle = (db: Db, input: ReplaceInput): Promise<Made> =>
  inTransactionOnce(db, input.idempotency, (tx) => replace(tx, input));

async function replace(tx: Tx, input: ReplaceInput): Promise<Made> {
  const { actor, body, now } = input;
  const pair = { articleId: body.articleId, replacementId: body.replacementId };
  if (!(await areArticles(tx, pair))) throw new Problem('articles.not_found', 404);
  const inUsualOrder = body.inUsualOrder && (await isBought(tx, actor, pair.articleId));
  const changes: Changes = {
    cart: body.inCart ? await inCart(tx, input, pair) : null,
    wishList: body.onWishList ? await replaceOnWishList(tx, actor.userId, pair) : null,
    savedCarts: await inSavedCarts(tx, input, pair),
  };
  const lists = [changes.cart, changes.wishList].filter(Boolean).length + changes.savedCarts.length;
  const places = lists + (inUsualOrder ? 1 : 0);
  if (places === 0) throw new Problem('replacements.nothing_to_replace', 409);
  return { id: await insert(tx, actor, { ...pair, inUsualOrder, changes, now }), places };
}

async function inCart(tx: Tx, context: ReplaceInput, pair: ReplacedPair): Promise<ReplacedLines | null> {
  const [{ lines }, newQuantity] = await Promise.all([lockCart(tx, context), quantityRuleOf(tx, pair.replacementId)]);
  const ofPair = lines.filter(({ articleId }) => articleId === pair.articleId || articleId === pair.replacementId);
  const quantity = newQuantity(ofPair.reduce((sum, line) => sum + line.quantity, 0));
  if (quantity === null) throw new Problem('replacements.not_orderable', 409);
  return replaceCartLine(tx, context, { ...pair, quantity });
}

/** In the order of their ids, in which everybody locks them. */
async function inSavedCarts(tx: Tx, input: ReplaceInput, pair: ReplacedPair): Promise<Changes['savedCarts']> {
  const changed = [];
  for (const id of [...new Set(input.body.savedCartIds)].sort((a, b) => a - b)) {
    const lines = await replaceInSavedCart(tx, input, id, pair);
    if (lines) changed.push({ id, lines });
  }
  return changed;
}
