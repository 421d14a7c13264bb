import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { publish } from '../events.ts';
import * as store from '../store/withdrawals.ts';

interface AnswerInput {
  readonly id: number;
  readonly outcome: 'accepted' | 'refused';
  readonly answer: string;
  readonly now: Date;
}

/** Accepts or refuses a withdrawal; the buyer is told. 404 if unknown, 409 if somebody has answered it. */
export const answerWithdrawal = (db: Db, staff: Staff, { id, outcome, answer, now }: AnswerInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await store.answerWithdrawal(tx, { id, outcome, answer, byName: staff.name, now }))) {
      if (await store.exists(tx, id)) throw new Problem('records.changed_meanwhile', 409);
      throw new Problem('records.not_found', 404);
    }
    const after = { outcome, answer };
    await writeAudit(tx, staff, { action: 'withdrawals.answer', entity: 'withdrawal', entityId: id, after });
    await publish(tx, 'withdrawal.answered', { withdrawalId: id });
  });
