export { adminVendorHandlers } from './admin.routes.ts';
