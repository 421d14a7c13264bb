export { paperHandlers } from './routes.ts';
