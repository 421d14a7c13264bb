export { setupGuideHandlers } from './admin.routes.ts';
