import type { PromotionForm } from '@sjaj/contract';
import { addDays, businessDate, daysBetween } from '@sjaj/domain';
import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import type { Idempotency } from '../../../../kernel/idempotency.ts';
import { createRecord, type RecordDefinition } from '../../../../kernel/records.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { endNow } from '../rules/promotion.ts';
import { copyItems } from '../store/items.ts';
import { lockPromotion, promotionRows, setEnd, type StoredPromotion } from '../store/promotions.ts';

/** The entity name of a promotion in the audit log. */
export const ENTITY = 'promotion';

/** Locks the promotion until the transaction ends. 404 if it does not exist. */
export async function requirePromotion(tx: Tx, id: number): Promise<StoredPromotion> {
  const promotion = await lockPromotion(tx, id);
  if (!promotion) throw new Problem('records.not_found', 404);
  return promotion;
}

interface EndPromotionInput {
  readonly id: number;
  /** The version that the editor has read. */
  readonly version: number;
}

/** Ends a running promotion now. 404 if it does not exist, 409 if it does not run or has changed since. */
export const endPromotion = (db: Db, staff: Staff, { id, version }: EndPromotionInput, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const promotion = await requirePromotion(tx, id);
    if (promotion.version !== version) throw new Problem('records.changed_meanwhile', 409);
    const endsAt = endNow({ ...promotion, isActive: promotion.form.isActive }, now);
    await setEnd(tx, id, endsAt);
    const facts = { before: { endsAt: promotion.endsAt }, after: { endsAt } };
    await writeAudit(tx, staff, { action: 'promotion.end', entity: ENTITY, entityId: id, ...facts });
  });

interface DuplicatePromotionInput {
  readonly id: number;
  readonly now: Date;
  readonly definition: RecordDefinition<PromotionForm>;
}

/** Adds a promotion of the same length from tomorrow, switched off, with the articles whose prices are still lower; its id. 404 if it does not exist. */
export async function duplicatePromotion(
  db: Db,
  staff: Staff,
  { id, now, definition }: DuplicatePromotionInput,
  once: Idempotency,
): Promise<number> {
  const [stored] = await promotionRows(db, id);
  if (!stored) throw new Problem('records.not_found', 404);
  const { form } = stored;
  const startsOn = addDays(businessDate(now), 1);
  const endsOn = addDays(startsOn, daysBetween(form.startsOn, form.endsOn));
  const insert: typeof definition.insert = async (tx, copy) => {
    const copyId = await definition.insert(tx, copy);
    await copyItems(tx, id, copyId);
    return copyId;
  };
  const copy = { ...form, startsOn, endsOn, isActive: false };
  return createRecord({ db, staff, definition: { ...definition, insert } }, copy, once);
}
