export { adminPurchasingHandlers } from './admin.routes.ts';
export { saveTermsWithin } from './service/terms.ts';
