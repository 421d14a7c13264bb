export { adminVisitHandlers } from './admin.routes.ts';
