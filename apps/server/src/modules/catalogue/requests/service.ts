import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { publish, type DomainEvents } from '../../../kernel/domain-events.ts';
import { Problem } from '../../../platform/problem.ts';
import * as store from './store/answers.ts';
import type { RequestTable } from './store/lists.ts';

interface Answer {
  readonly id: number;
  readonly outcome: string;
  readonly note: string;
  readonly by: Staff;
  readonly now: Date;
}

/** 404 for an unknown one, 409 where it was answered meanwhile. */
async function keep(tx: Tx, table: RequestTable, { id, outcome, note, by, now }: Answer): Promise<void> {
  const isKept = await store.answer(tx, table, { id, outcome, note: note || null, byName: by.name, now });
  if (!isKept) {
    if (await store.exists(tx, table, id)) throw new Problem('records.changed_meanwhile', 409);
    throw new Problem('records.not_found', 404);
  }
  const after = { outcome, note };
  await writeAudit(tx, by, { action: `requests.${outcome}`, entity: table, entityId: id, after });
}

/** Answers who waits for an article, or closes the request in silence. 404 unknown, 409 answered already. */
export const answerArrival = (db: Db, answer: Answer): Promise<void> =>
  inTransaction(db, async (tx) => {
    await keep(tx, 'out_of_stock_request', answer);
    if (answer.outcome !== 'closed') await publish(tx, 'out_of_stock.answered', { requestId: answer.id });
  });

/** Says what became of the wish for a presentation. 404 unknown, 409 answered already. */
export const answerPresentation = (db: Db, answer: Answer): Promise<void> =>
  inTransaction(db, async (tx) => {
    await keep(tx, 'presentation_request', answer);
    await publish(tx, 'presentation.answered', { requestId: answer.id });
  });

/** Goods came: whoever waits for them is told. Twice tells nobody twice. */
export async function tellArrived(tx: Tx, { articleId }: DomainEvents['stock.arrived']): Promise<void> {
  for (const requestId of await store.answerArrived(tx, articleId)) {
    await publish(tx, 'out_of_stock.answered', { requestId });
  }
}
