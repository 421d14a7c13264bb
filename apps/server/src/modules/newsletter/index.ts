export { type NewsletterEvents, newsletterEvents } from './events.ts';
export { newsletterHandlers, newsletterLinkHandlers } from './routes.ts';
export { newConfirmationToken, newUnsubscribeToken } from './service.ts';
export { personalData as newsletterData } from './store.ts';
