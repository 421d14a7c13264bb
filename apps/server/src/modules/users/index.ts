export { userHandlers } from './routes.ts';
export { accountHandlers } from './account/routes.ts';
