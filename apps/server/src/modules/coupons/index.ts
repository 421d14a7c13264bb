export { discountOf, type DiscountedLine, NO_DISCOUNT, type Refusal } from './rules.ts';
export { findCoupon, judgeCoupon, returnCoupon, takeCoupon, type Judged } from './service.ts';
export { adminCouponHandlers } from './staff/routes.ts';
