export {
  adminOrderHandlers,
  adminStartHandlers,
  checkoutHandlers,
  orderHandlers,
  orderPartHandlers,
} from './routes.ts';
