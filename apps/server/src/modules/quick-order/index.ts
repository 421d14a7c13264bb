export { quickOrderHandlers } from './routes.ts';
