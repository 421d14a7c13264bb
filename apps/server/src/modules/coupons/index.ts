export { adminCouponHandlers } from './admin/routes.ts';
export type { CouponOrder } from './admin/views.ts';
export { discountOf, NO_DISCOUNT, type Refusal } from './rules.ts';
export {
  discountsOfPlaced,
  evaluateCoupon,
  evaluateCouponCode,
  lockCoupons,
  returnCouponUses,
  takeCoupon,
} from './service.ts';
