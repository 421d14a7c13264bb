export { actingHandlers } from './acting/routes.ts';
