export {
  adminOrderHandlers,
  adminStartHandlers,
  checkoutHandlers,
  orderHandlers,
  orderPartHandlers,
  orderSheetHandlers,
} from './routes.ts';
export { findOrder } from './service/read.ts';
export type { OrderRecord } from './store/read.ts';
