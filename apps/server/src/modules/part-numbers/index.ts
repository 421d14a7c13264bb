export { partNumberHandlers } from './routes.ts';
export { adminPartNumberHandlers } from './admin.routes.ts';
