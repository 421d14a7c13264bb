export { type OrderEvents, orderEvents } from './events.ts';
export { orderConsumers, orderJobs } from './jobs.ts';
export { orderQueueHandlers } from './queues/routes.ts';
export { orderApprovalHandlers } from './approvals/routes.ts';
export { newApprovalLink, purgeExpiredApprovalLinks } from './approvals/service/links.ts';
export { adminOrderHandlers, orderPartHandlers } from './admin/routes.ts';
export {
  checkoutHandlers,
  orderHandlers,
  orderOverviewHandlers,
  orderSheetHandlers,
  repeatHandlers,
} from './routes.ts';
export { confirmEmail, resendConfirmation } from './service/confirm-email.ts';
export { exportOrder, successorsOf } from './service/export-order.ts';
export { purgeExpiredGuestMails } from './service/guest-orders.ts';
export { payables } from './service/payables.ts';
export { ordersWithCoupon } from './store/coupon-uses.ts';
export { findOrder, findOrders, orderRecord } from './service/read.ts';
export { orderFound } from './store/order-search.ts';
export type { OrderRecord } from './store/read.ts';
export { ordersOfPromotion } from './store/of-promotion.ts';
export { seenBy as ordersSeenBy } from './store/scope.ts';
export { seesCompanyOrders } from './rules/transitions.ts';
export { personalData as orderData, readConsents as orderConsents } from './store/personal-data.ts';
export { SOLD } from './rules/list.ts';
export { longestWaiting } from './admin/store.ts';
export { adminRowView } from './admin/views.ts';
