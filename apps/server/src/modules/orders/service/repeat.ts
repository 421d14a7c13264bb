import type { Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import type { Customer } from '../../../platform/actor.ts';
import { type Db, inTransaction } from '../../../platform/db.ts';
import type { Idempotency } from '../../../platform/handlers.ts';
import { onceOnly } from '../../../platform/idempotency.ts';
import { localised } from '../../../platform/localised.ts';
import { addWhatFits, type LineFault } from '../../cart/index.ts';
import { findOrder } from './read.ts';

interface Repeating {
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
export async function repeatOrder(db: Db, repeating: Repeating): Promise<Repeated> {
  const { actor, params, language, idempotency } = repeating;
  const order = await findOrder(db, params.id, actor);
  const lines = new Map(order.orderLines.map((line) => [line.articleId, line]));
  const explain = ({ code, articleId, article, facts }: LineFault) => {
    const line = lines.get(articleId);
    const unit = localised(article?.unit ?? line?.unit, language);
    return {
      code: line?.code ?? '',
      title: localised(line?.title, language),
      reason: text(language, code, { code: line?.code ?? '', unit, ...facts }),
    };
  };
  return inTransaction(db, (tx) =>
    onceOnly(tx, idempotency, async () => {
      const { fits, faults } = await addWhatFits(tx, repeating, order.orderLines);
      return { number: order.number, added: fits.length, left: faults.map(explain) };
    }),
  );
}
