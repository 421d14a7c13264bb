export { newsletterHandlers } from './routes.ts';
