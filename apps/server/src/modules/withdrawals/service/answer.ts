import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { refuseChange } from '../../../kernel/records.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
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
    const isAnswered = await store.answerWithdrawal(tx, { id, outcome, answer, byName: staff.name, now });
    if (!isAnswered) refuseChange(await store.exists(tx, id));
    const after = { outcome, answer };
    await writeAudit(tx, staff, { action: 'withdrawals.answer', entity: 'withdrawal', entityId: id, after });
    await publish(tx, 'withdrawal.answered', { withdrawalId: id });
  });
