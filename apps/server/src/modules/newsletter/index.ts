export { newsletterEvents } from './events.ts';
export { newsletterHandlers } from './routes.ts';
