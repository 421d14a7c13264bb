export { adminPresentationHandlers } from './admin.routes.ts';
export { presentationHandlers } from './routes.ts';
