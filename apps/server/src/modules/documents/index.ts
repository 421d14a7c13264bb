export { documentHandlers } from './routes.ts';
