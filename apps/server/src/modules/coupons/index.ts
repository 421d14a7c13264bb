export { adminCouponHandlers } from './admin/routes.ts';
export { discountOf, type DiscountedLine, NO_DISCOUNT, type Refusal } from './rules.ts';
export { evaluateCoupon, evaluateCouponCode, lockCoupons, returnCouponUses, takeCoupon } from './service.ts';
export type { EndedUses } from './store.ts';
