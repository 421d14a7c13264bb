export { labelHandlers } from './routes.ts';
