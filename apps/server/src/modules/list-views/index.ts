export { adminListViewHandlers } from './admin.routes.ts';
