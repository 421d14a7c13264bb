export { newsletterEvents } from './events.ts';
export { newsletterHandlers } from './routes.ts';
export { personalData as newsletterData } from './store.ts';
