import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { endedNow } from '../rules/promotion.ts';
import { lockSale, setEnd, type StoredSale } from '../store/promotions.ts';

/** What the audit log calls a sale. */
export const ENTITY = 'promotion';

export async function locked(tx: Tx, id: number): Promise<StoredSale> {
  const sale = await lockSale(tx, id);
  if (!sale) throw new Problem('records.not_found', 404);
  return sale;
}

interface Edit {
  readonly id: number;
  /** The version that the person started from. */
  readonly version: number;
}

/** Ends a running sale at once. 404 where there is none, 409 where it does not run or somebody saved it since. */
export const endSale = (db: Db, staff: Staff, { id, version }: Edit, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const sale = await locked(tx, id);
    if (sale.version !== version) throw new Problem('records.changed_meanwhile', 409);
    const endsAt = endedNow({ ...sale, isActive: sale.form.isActive }, now);
    await setEnd(tx, id, endsAt);
    const facts = { before: { endsAt: sale.endsAt }, after: { endsAt } };
    await writeAudit(tx, staff, { action: 'promotion.end', entity: ENTITY, entityId: id, ...facts });
  });
