export { adminJobHandlers } from './admin.routes.ts';
