export { adminListFileHandlers } from './admin.routes.ts';
