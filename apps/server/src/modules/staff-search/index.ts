export { staffSearchHandlers } from './admin.routes.ts';
