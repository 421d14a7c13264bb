import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { refuseChange } from '../../../kernel/records.ts';
import type { StockEvents } from '../../stock/index.ts';
import { publish } from '../events.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import * as store from '../store/answers.ts';

interface AnswerRequestInput {
  readonly id: number;
  readonly outcome: 'answered' | 'closed';
  readonly note: string;
  readonly now: Date;
}

/** Answers a request and notifies the customer, or closes it without a message. 404 if unknown, 409 if already answered. */
export const answerRequest = (db: Db, staff: Staff, { id, outcome, note, now }: AnswerRequestInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const isAnswered = await store.answer(tx, { id, outcome, note: note || null, byName: staff.name, now });
    if (!isAnswered) refuseChange(await store.exists(tx, id));
    await writeAudit(tx, staff, {
      action: `requests.${outcome}`,
      entity: 'out_of_stock_request',
      entityId: id,
      after: { outcome, note },
    });
    if (outcome !== 'closed') await publish(tx, 'out_of_stock.answered', { requestId: id });
  });

/** Answers all open requests for an article that can be bought again. A repeated event notifies nobody twice. */
export async function answerArrived(tx: Tx, { articleId }: StockEvents['stock.arrived']): Promise<void> {
  for (const requestId of await store.answerArrived(tx, articleId)) {
    await publish(tx, 'out_of_stock.answered', { requestId });
  }
}
