import { nearestQuantities } from '@sjaj/domain';
import type { Customer } from '../../../kernel/actor.ts';
import type { ReplacedPair } from '../../../kernel/replaced-lines.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { successorsOf } from '../../articles/index.ts';
import { describeArticles, isRetail } from '../../cart/index.ts';
import { loadPriceLookup } from '../../pricing/index.ts';
import * as store from '../store/saved-carts.ts';

type Caller = Pick<RequestContext<Customer>, 'actor' | 'now'>;

interface TakeInput extends Caller {
  readonly params: { readonly id: number; readonly articleId: number };
}

/**
 * Replaces a line by the successor of its article, at the price of today; where the saved cart has the successor already, the
 * quantities add up. 404 if the caller may not change it, 409 if nothing replaces the article.
 */
export const takeSuccessor = (db: Db, input: TakeInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { actor, params } = input;
    if ((await store.ownerOf(tx, actor, params.id)) === undefined) throw new Problem('documents.not_found', 404);
    const replacementId = (await successorsOf(tx, [params.articleId])).get(params.articleId);
    const pair = replacementId === undefined ? null : { articleId: params.articleId, replacementId };
    if (!pair || (await replaceLine(tx, input, params.id, pair)) === null)
      throw new Problem('documents.no_successor', 409);
  });

/**
 * Replaces the line of an article by one of another in the nearest quantity that can be ordered, at the price of today. Quantities add
 * up where the saved cart has the other already. Resolves the new quantity; null where there is no such line, or none can be ordered.
 */
export async function replaceLine(tx: Tx, caller: Caller, id: number, pair: ReplacedPair): Promise<number | null> {
  const lines = (await store.lines(tx, caller.actor, id)) ?? [];
  const line = lines.find(({ articleId }) => articleId === pair.articleId);
  if (!line) return null;
  const own = lines.find(({ articleId }) => articleId === pair.replacementId);
  const wanted = line.quantity + (own?.quantity ?? 0);
  const to = await lineOf(tx, caller, { articleId: pair.replacementId, wanted });
  if (!to) return null;
  if (own) await store.removeLine(tx, { id, articleId: line.articleId });
  await store.writeLine(tx, { id, articleId: own?.articleId ?? line.articleId }, to);
  return to.quantity;
}

interface WantedLine {
  readonly articleId: number;
  readonly wanted: number;
}

/** The line in the nearest quantity that can be ordered, rather more than less, at the price of today; null where there is none. */
async function lineOf(tx: Tx, { actor, now }: Caller, { articleId, wanted }: WantedLine) {
  const payer = { companyId: actor.companyId, retail: isRetail(actor) };
  const [[article], priceOf] = await Promise.all([
    describeArticles(tx, [articleId]),
    loadPriceLookup(tx, payer, [articleId], now),
  ]);
  const rule = { minimum: article?.minimumQuantity ?? 1, pack: article?.packSize ?? 1 };
  const { lower, upper } = nearestQuantities(wanted, rule);
  const quantity = upper ?? lower;
  const price = quantity === null ? undefined : priceOf([{ articleId, quantity }]).get(articleId);
  return quantity === null || !price ? null : { articleId, quantity, savedPrice: price.price };
}
