import type { ProposalForm } from '@sjaj/contract';
import { highestQuantity } from '@sjaj/domain';
import type { Customer } from '../../../kernel/actor.ts';
import { type Idempotency, inTransactionOnce } from '../../../kernel/idempotency.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { describeArticles, findLineError, isRetail, lineProblem } from '../../cart/index.ts';
import { loadPriceLookup } from '../../pricing/index.ts';
import { publish } from '../events.ts';
import { colleaguesOf, share } from '../store/proposals.ts';
import type { SavedCartLineRow } from '../store/saved-carts.ts';
import { addSavedCart } from './save.ts';

interface ProposeInput extends RequestContext<Customer> {
  readonly body: ProposalForm;
  readonly idempotency: Idempotency;
}

interface Proposed {
  readonly id: number;
  /** The name of who is told. */
  readonly colleague: string;
}

/** Saves lines as a cart that is shared with the company, and tells a colleague who may order. */
export const proposeLines = (db: Db, input: ProposeInput): Promise<Proposed> =>
  inTransactionOnce(db, input.idempotency, async (tx) => {
    const { actor, body } = input;
    const colleague = await colleagueOf(tx, actor, body.colleagueId);
    const lines = await pricedLines(tx, input, body.lines);
    if (lines.length === 0) throw new Problem('documents.nothing_orderable', 409);
    const id = await addSavedCart(tx, input, { title: body.title, note: body.note, isShared: true }, lines);
    await publish(tx, 'saved_cart.proposed', {
      savedCartId: id,
      colleagueId: body.colleagueId,
      byUserId: actor.userId,
    });
    return { id, colleague };
  });

interface ProposeSavedInput {
  readonly actor: Customer;
  readonly params: { readonly id: number };
  readonly body: { readonly colleagueId: number };
}

/** Shares a saved cart with the company, and tells a colleague who may order. */
export const proposeSavedCart = (db: Db, { actor, params: { id }, body }: ProposeSavedInput): Promise<Proposed> =>
  inTransaction(db, async (tx) => {
    if (!(await share(tx, actor, id))) throw new Problem('documents.not_found', 404);
    const colleague = await colleagueOf(tx, actor, body.colleagueId);
    await publish(tx, 'saved_cart.proposed', {
      savedCartId: id,
      colleagueId: body.colleagueId,
      byUserId: actor.userId,
    });
    return { id, colleague };
  });

async function colleagueOf(tx: Tx, actor: Customer, id: number): Promise<string> {
  const [colleague] = await colleaguesOf(tx, actor, id);
  if (!colleague) throw new Problem('documents.colleague_not_found', 404);
  return colleague.name;
}

/** The most pieces that a line may have, whatever its article. */
const MOST_PIECES = highestQuantity({ minimum: 1, pack: 1 });

/** The lines at prices of today, each article once; hidden articles are as good as unknown. 400 for more of one than a line may have. */
async function pricedLines(
  tx: Tx,
  { actor, now, language }: RequestContext<Customer>,
  lines: ProposalForm['lines'],
): Promise<readonly SavedCartLineRow[]> {
  const byArticle = new Map<number, ProposalForm['lines'][number]>();
  for (const line of lines) {
    const { quantity = 0, note = null } = byArticle.get(line.articleId) ?? {};
    byArticle.set(line.articleId, { ...line, quantity: quantity + line.quantity, note: note ?? line.note });
  }
  const ids = [...byArticle.keys()];
  const payer = { companyId: actor.companyId, retail: isRetail(actor) };
  const [articles, priceOf] = await Promise.all([describeArticles(tx, ids), loadPriceLookup(tx, payer, ids, now)]);
  const visible = new Map(articles.filter(({ isVisible }) => isVisible).map((row) => [row.articleId, row]));
  const wanted = [...byArticle.values()].filter(({ articleId }) => visible.has(articleId));
  const errors = wanted
    .filter(({ quantity }) => quantity > MOST_PIECES)
    .flatMap(({ articleId, quantity }) => findLineError(articleId, visible.get(articleId), quantity) ?? []);
  if (errors.length > 0) throw lineProblem(errors, language);
  const prices = priceOf(wanted);
  return wanted.flatMap((line) => {
    const price = prices.get(line.articleId);
    return price ? [{ ...line, savedPrice: price.price }] : [];
  });
}
