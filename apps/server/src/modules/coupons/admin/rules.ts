import type { AdminCoupon, CouponForm } from '@sjaj/contract';
import { addDays, businessDate, fromKm, startOfDay, subtract, sum, toKm } from '@sjaj/domain';
import { Problem } from '../../../platform/problem.ts';
import { type Coupon, discountOf } from '../rules.ts';

/** A coupon as it is stored; the end of the period is exclusive. */
export interface StoredCoupon extends Coupon {
  readonly version: number;
  readonly categoryId: number | null;
  readonly brandId: number | null;
  readonly archivedAt: Date | null;
}

export type CouponValues = Omit<StoredCoupon, 'id' | 'version' | 'uses' | 'archivedAt'>;

type Discount = Pick<CouponForm, 'percent' | 'amount'>;

/** 400 where neither or both of percent and amount are given. */
function checkKind({ percent, amount }: Discount): void {
  if ((percent === null) === (amount === null)) {
    throw new Problem('coupons.one_kind', 400, { errors: [{ field: 'percent', key: 'coupons.one_kind' }] });
  }
}

/** The stored values of a form. 400 for contradicting fields, 409 for fewer allowed uses than there were. */
export function valuesOf(form: CouponForm, uses: number): CouponValues {
  checkKind(form);
  if (form.endsOn < form.startsOn) {
    throw new Problem('coupons.period_turned', 400, { errors: [{ field: 'endsOn', key: 'coupons.period_turned' }] });
  }
  if (form.usesAllowed !== null && form.usesAllowed < uses) {
    const facts = { uses };
    const errors = [{ field: 'usesAllowed', key: 'coupons.below_uses', facts }] as const;
    throw new Problem('coupons.below_uses', 409, { facts, errors });
  }
  const { percent, amount, minimumOrder, startsOn, endsOn, ...same } = form;
  return {
    ...same,
    percentBp: percentBpOf(percent),
    amount: amount === null ? null : fromKm(amount),
    minimumOrder: fromKm(minimumOrder),
    startsAt: startOfDay(startsOn),
    endsAt: startOfDay(addDays(endsOn, 1)),
  };
}

const percentBpOf = (percent: number | null): number | null => (percent === null ? null : Math.round(percent * 100));

/** A coupon as the form shows it. */
export const formOf = (coupon: StoredCoupon): CouponForm => ({
  code: coupon.code,
  percent: coupon.percentBp === null ? null : coupon.percentBp / 100,
  amount: coupon.amount === null ? null : toKm(coupon.amount),
  minimumOrder: toKm(coupon.minimumOrder),
  startsOn: businessDate(coupon.startsAt),
  endsOn: businessDate(new Date(coupon.endsAt.getTime() - 1)),
  usesAllowed: coupon.usesAllowed,
  usesPerCompany: coupon.usesPerCompany,
  firstOrderOnly: coupon.firstOrderOnly,
  categoryId: coupon.categoryId,
  brandId: coupon.brandId,
  isActive: coupon.isActive,
});

/** Whether the coupon is valid now, and otherwise why it is not. */
export function stateOf(coupon: StoredCoupon, now: Date): AdminCoupon['state'] {
  if (coupon.archivedAt !== null) return 'archived';
  if (now >= coupon.endsAt) return 'ended';
  if (!coupon.isActive) return 'inactive';
  if (coupon.usesAllowed !== null && coupon.uses >= coupon.usesAllowed) return 'used_up';
  return now < coupon.startsAt ? 'upcoming' : 'running';
}

/** 404 for an unknown coupon, 409 for a changed version or an archived coupon. */
export function checkEditable(coupon: StoredCoupon | undefined, version: number): asserts coupon is StoredCoupon {
  if (!coupon) throw new Problem('records.not_found', 404);
  if (coupon.version !== version) throw new Problem('records.changed_meanwhile', 409);
  if (coupon.archivedAt !== null) throw new Problem('coupons.archived', 409);
}

interface Sample extends Discount {
  readonly minimumOrder: number;
  /** KM of goods that the coupon covers. */
  readonly goods: number;
}

interface Preview {
  readonly discount: number;
  readonly left: number;
  readonly isBelowMinimum: boolean;
}

/** The discount of a coupon on an amount of goods, in KM. 400 where neither or both of percent and amount are given. */
export function previewOf({ percent, amount, minimumOrder, goods }: Sample): Preview {
  checkKind({ percent, amount });
  const worth = fromKm(goods);
  const isBelowMinimum = goods < minimumOrder;
  const terms = { percentBp: percentBpOf(percent), amount: amount === null ? null : fromKm(amount) };
  const shares = isBelowMinimum
    ? []
    : [...discountOf(terms, [{ articleId: 1, amount: worth, isInScope: true }]).values()];
  const discount = sum(shares);
  return { discount: toKm(discount), left: toKm(subtract(worth, discount)), isBelowMinimum };
}
