export { adminPurchasingHandlers } from './admin.routes.ts';
