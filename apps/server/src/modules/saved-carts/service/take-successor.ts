import { nearestQuantities } from '@sjaj/domain';
import type { Customer } from '../../../kernel/actor.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { successorsOf } from '../../articles/index.ts';
import { describeArticles, isRetail } from '../../cart/index.ts';
import { loadPriceLookup } from '../../pricing/index.ts';
import * as store from '../store.ts';

interface TakeInput extends Pick<RequestContext<Customer>, 'actor' | 'now'> {
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
    const lines = (await store.lines(tx, actor, params.id)) ?? [];
    const line = lines.find(({ articleId }) => articleId === params.articleId);
    const successorId = line && (await successorsOf(tx, [line.articleId])).get(line.articleId);
    if (!line || successorId === undefined) throw new Problem('documents.no_successor', 409);
    const own = lines.find(({ articleId }) => articleId === successorId);
    const to = await lineOf(tx, input, { articleId: successorId, wanted: line.quantity + (own?.quantity ?? 0) });
    if (own) await store.removeLine(tx, params);
    await store.writeLine(tx, { id: params.id, articleId: own?.articleId ?? line.articleId }, to);
  });

interface WantedLine {
  readonly articleId: number;
  readonly wanted: number;
}

/** The line in the nearest quantity that can be ordered, rather more than less, at the price of today. */
async function lineOf(tx: Tx, { actor, now }: TakeInput, { articleId, wanted }: WantedLine) {
  const payer = { companyId: actor.companyId, retail: isRetail(actor) };
  const [[article], priceOf] = await Promise.all([
    describeArticles(tx, [articleId]),
    loadPriceLookup(tx, payer, [articleId], now),
  ]);
  const rule = { minimum: article?.minimumQuantity ?? 1, pack: article?.packSize ?? 1 };
  const { lower, upper } = nearestQuantities(wanted, rule);
  const quantity = upper ?? lower;
  const price = quantity === null ? undefined : priceOf([{ articleId, quantity }]).get(articleId);
  if (quantity === null || !price) throw new Problem('documents.no_successor', 409);
  return { articleId, quantity, savedPrice: price.price };
}
