export { adminStartHandlers } from './admin.routes.ts';
