import type { DataChangeDecision, CompanyChangeForm } from '@sjaj/contract';
import type { Customer, Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Idempotency, inTransactionOnce } from '../../../kernel/idempotency.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { townIfAny, townInReach } from '../../addresses/index.ts';
import { publish } from '../events.ts';
import { companyOf } from '../ordering/service.ts';
import { changeOwnData } from '../personal/service.ts';
import { applyChange, type ChangeForm, changedFields } from './rules.ts';
import { adoptStatedAccount } from '../bank-accounts/store.ts';
import * as store from './store.ts';

interface ChangeInput {
  readonly wanted: CompanyChangeForm;
  readonly note: string | null;
  readonly idempotency: Idempotency;
}

/** Asks for a change of the company's data. One waits at a time. */
export const requestChange = (db: Db, actor: Customer, { wanted, note, idempotency }: ChangeInput): Promise<number> =>
  inTransactionOnce(db, idempotency, async (tx) => {
    const companyId = companyOf(actor);
    const before = await store.lockForm(tx, companyId);
    if (!before) throw new Problem('companies.not_found', 404);
    if (changedFields(before, wanted).length === 0) throw new Problem('companies.nothing_changed', 400);
    if (await store.hasWaiting(tx, companyId)) throw new Problem('companies.change_waits', 409);
    townInReach(await townIfAny(tx, wanted.townId));
    const changeId = await store.insert(tx, { companyId, userId: actor.userId, before, wanted, note });
    await publish(tx, 'data_change.requested', { changeId });
    return changeId;
  });

interface DecisionInput {
  readonly id: number;
  readonly decision: DataChangeDecision;
  readonly now: Date;
}

/** Decides on a change. An approved one takes effect at once. 409 for one that is decided already. */
export const decideChange = (db: Db, staff: Staff, { id, decision, now }: DecisionInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const change = await store.lockChange(tx, id);
    if (!change) throw new Problem('records.not_found', 404);
    if (change.outcome !== null) throw new Problem('records.changed_meanwhile', 409);
    const { outcome, answer } = decision;
    const isApproved = outcome === 'approved';
    const values =
      change.companyId === null
        ? await decideOwn(tx, change, isApproved)
        : await decideCompanys(tx, change.companyId, { change, isApproved });
    await store.decide(tx, { id, outcome, answer: answer === '' ? null : answer, by: staff.userId, now });
    await writeAudit(tx, staff, {
      action: isApproved ? 'companies.approve_change' : 'companies.reject_change',
      ...values,
      after: { ...values.after, answer },
    });
    await publish(tx, 'data_change.decided', { changeId: id });
  });

/** What the audit log says of a decision. */
interface Decided {
  readonly entity: 'company' | 'user';
  readonly entityId: number;
  readonly before: ChangeForm;
  readonly after: ChangeForm;
}

async function decideCompanys(
  tx: Tx,
  companyId: number,
  { change, isApproved }: { readonly change: store.ChangeRow; readonly isApproved: boolean },
): Promise<Decided> {
  const before = await store.lockForm(tx, companyId);
  if (!before) throw new Problem('records.not_found', 404);
  const after = isApproved ? applyChange(before, change.before, change.wanted) : before;
  if (isApproved) {
    await store.saveForm(tx, companyId, after);
    if (after.bankAccount !== before.bankAccount) await adoptStatedAccount(tx, companyId, after.bankAccount);
  }
  return { entity: 'company', entityId: companyId, before, after };
}

async function decideOwn(tx: Tx, { userId, before, wanted }: store.ChangeRow, isApproved: boolean): Promise<Decided> {
  if (userId === null) throw new Problem('records.not_found', 404);
  const values = await changeOwnData(tx, userId, (now) => (isApproved ? applyChange(now, before, wanted) : now));
  return { entity: 'user', entityId: userId, ...values };
}
