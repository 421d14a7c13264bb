import type { CouponForm } from '@sjaj/contract';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction, isDuplicate, type Tx } from '../../../platform/database/db.ts';
import type { Idempotency } from '../../../kernel/idempotency.ts';
import { inTransactionOnce } from '../../../kernel/idempotency.ts';
import { Problem } from '../../../platform/problem.ts';
import { checkEditable, type CouponValues, formOf, valuesOf } from './rules.ts';
import * as store from './store.ts';

const ENTITY = 'coupon';
const NEVER_USED = 0;

/** Adds a coupon and returns its id. 409 for a code that exists, 400 for contradicting fields. */
export const createCoupon = (db: Db, staff: Staff, form: CouponForm, idempotency: Idempotency): Promise<number> =>
  inTransactionOnce(db, idempotency, async (tx) => {
    const id = await withTakenCode(store.insert(tx, await checkedValues(tx, form, NEVER_USED)));
    await writeAudit(tx, staff, { action: 'coupons.create', entity: ENTITY, entityId: id, after: form });
    return id;
  });

interface Edit {
  readonly id: number;
  /** The version that the edit is based on. */
  readonly version: number;
}

/** Saves a coupon. 404 for an unknown one, 409 for a changed version, 400 for contradicting fields. */
export const saveCoupon = (db: Db, staff: Staff, { id, version }: Edit, form: CouponForm): Promise<void> =>
  inTransaction(db, async (tx) => {
    const coupon = await store.lock(tx, id);
    checkEditable(coupon, version);
    await withTakenCode(store.update(tx, id, await checkedValues(tx, form, coupon.uses)));
    await writeAudit(tx, staff, {
      action: 'coupons.update',
      entity: ENTITY,
      entityId: id,
      before: formOf(coupon),
      after: form,
    });
  });

/** Switches a coupon on or off, for the next read of a cart on. Problems as `saveCoupon`. */
export const activateCoupon = (db: Db, staff: Staff, { id, version }: Edit, isActive: boolean): Promise<void> =>
  inTransaction(db, async (tx) => {
    const coupon = await store.lock(tx, id);
    checkEditable(coupon, version);
    await store.setActive(tx, id, isActive);
    await writeAudit(tx, staff, {
      action: 'coupons.activate',
      entity: ENTITY,
      entityId: id,
      before: { isActive: coupon.isActive },
      after: { isActive },
    });
  });

/** Archives a coupon. Problems as `saveCoupon`. */
export const archiveCoupon = (db: Db, staff: Staff, { id, version }: Edit, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const coupon = await store.lock(tx, id);
    checkEditable(coupon, version);
    await store.archive(tx, id, now);
    await writeAudit(tx, staff, { action: 'coupons.archive', entity: ENTITY, entityId: id, before: formOf(coupon) });
  });

async function checkedValues(tx: Tx, form: CouponForm, uses: number): Promise<CouponValues> {
  const values = valuesOf(form, uses);
  if (!(await store.scopeExists(tx, values))) throw new Problem('articles.reference_unknown', 400);
  return values;
}

async function withTakenCode<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!isDuplicate(error, 'coupon_code')) throw error;
    throw new Problem('coupons.code_taken', 409, { errors: [{ field: 'code', key: 'coupons.code_taken' }] });
  }
}
