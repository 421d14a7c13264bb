import type { CouponForm } from '@sjaj/contract';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction, isDuplicate, type Tx } from '../../../platform/database/db.ts';
import type { Idempotency } from '../../../kernel/idempotency.ts';
import { withIdempotency } from '../../../kernel/idempotency.ts';
import { Problem } from '../../../platform/problem.ts';
import { checkEditable, type CouponValues, formOf, valuesOf } from './rules.ts';
import * as store from './store.ts';

const ENTITY = 'coupon';
const NEVER_USED = 0;

/** Adds a code and returns its id. 409 for a code that there is, 400 for a form that contradicts itself. */
export const createCoupon = (db: Db, staff: Staff, form: CouponForm, idempotency: Idempotency): Promise<number> =>
  inTransaction(db, (tx) =>
    withIdempotency(tx, idempotency, async () => {
      const id = await orTaken(store.insert(tx, await checkedValues(tx, form, NEVER_USED)));
      await writeAudit(tx, staff, { action: 'coupons.create', entity: ENTITY, entityId: id, after: form });
      return id;
    }),
  );

interface Edit {
  readonly id: number;
  /** The version that the person started from. */
  readonly version: number;
}

/** Saves a code. 404 where there is none, 409 where somebody saved it since, 400 for a form that contradicts itself. */
export const saveCoupon = (db: Db, staff: Staff, { id, version }: Edit, form: CouponForm): Promise<void> =>
  inTransaction(db, async (tx) => {
    const coupon = await store.lock(tx, id);
    checkEditable(coupon, version);
    await orTaken(store.update(tx, id, await checkedValues(tx, form, coupon.uses)));
    await writeAudit(tx, staff, {
      action: 'coupons.update',
      entity: ENTITY,
      entityId: id,
      before: formOf(coupon),
      after: form,
    });
  });

/** Switches a code on or off; whoever looks at the cart or orders next feels it. Problems as `saveCoupon`. */
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

/** Puts a code away for good. Problems as `saveCoupon`. */
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

async function orTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!isDuplicate(error, 'coupon_code')) throw error;
    throw new Problem('coupons.code_taken', 409, { errors: [{ field: 'code', key: 'coupons.code_taken' }] });
  }
}
