import type { Language } from '@sjaj/domain';
import { textWithFacts } from '@sjaj/i18n/server';
import type { Customer } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Idempotency } from '../../../kernel/idempotency.ts';
import { inTransactionOnce } from '../../../kernel/idempotency.ts';
import { localised } from '../../../kernel/localised.ts';
import { Problem } from '../../../platform/problem.ts';
import { addAvailableItems, type LineError } from '../../cart/index.ts';
import type { OrderRecord } from '../store/read.ts';
import { findOrder } from './read.ts';

interface RepeatInput {
  readonly actor: Customer;
  readonly params: { readonly id: number };
  readonly language: Language;
  readonly now: Date;
  readonly idempotency: Idempotency;
}

interface Repeated {
  readonly number: string;
  readonly added: number;
  readonly left: { code: string; title: string; reason: string }[];
}

/** Puts the lines of an order into the open cart at today's prices and tells which could not be, and why. */
export async function repeatOrder(db: Db, input: RepeatInput): Promise<Repeated> {
  const order = await findOrder(db, input.params.id, input.actor);
  return putIntoCart(db, input, { order, pieces: order.orderLines });
}

interface RepeatLinesInput extends RepeatInput {
  readonly body: { readonly lines: readonly { readonly lineId: number; readonly quantity: number }[] };
}

/** The same for chosen lines in chosen quantities. 404 for a line that the order has not. */
export async function repeatLines(db: Db, input: RepeatLinesInput): Promise<Repeated> {
  const order = await findOrder(db, input.params.id, input.actor);
  const articleOf = new Map(order.orderLines.map(({ id, articleId }) => [id, articleId]));
  const pieces = input.body.lines.map(({ lineId, quantity }) => {
    const articleId = articleOf.get(lineId);
    if (articleId === undefined) throw new Problem('orders.line_not_found', 404);
    return { articleId, quantity };
  });
  return putIntoCart(db, input, { order, pieces });
}

interface Pieces {
  readonly order: OrderRecord;
  readonly pieces: readonly { readonly articleId: number; readonly quantity: number }[];
}

async function putIntoCart(db: Db, input: RepeatInput, { order, pieces }: Pieces): Promise<Repeated> {
  const { language, idempotency } = input;
  const lines = new Map(order.orderLines.map((line) => [line.articleId, line]));
  const explain = ({ code, articleId, article, facts }: LineError) => {
    const line = lines.get(articleId);
    const unit = localised(article?.unit ?? line?.unit, language);
    return {
      code: line?.code ?? '',
      title: localised(line?.title, language),
      reason: textWithFacts(language, code, { code: line?.code ?? '', unit, ...facts }),
    };
  };
  return inTransactionOnce(db, idempotency, async (tx) => {
    const { fits, errors } = await addAvailableItems(tx, input, pieces);
    return { number: order.number, added: fits.length, left: errors.map(explain) };
  });
}
