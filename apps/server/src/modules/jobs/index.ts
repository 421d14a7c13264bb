export { adminJobHandlers } from './routes.ts';
