export { adminOrderHandlers, adminStartHandlers, checkoutHandlers, orderHandlers } from './routes.ts';
