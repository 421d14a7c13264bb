export { type NewsletterEvents, newsletterEvents } from './events.ts';
export { adminNewsletterIssueHandlers, adminNewsletterSubscriberHandlers } from './admin.routes.ts';
export { mountOneClickUnsubscribe, newsletterHandlers, newsletterLinkHandlers, oneClickPath } from './routes.ts';
export { newConfirmationToken, newIssueUnsubscribeToken, newUnsubscribeToken } from './service/links.ts';
export {
  type DeliveryOutcome,
  purgeExpiredSubscriptions,
  recordIssueDelivery,
  takeRecipients,
} from './service/deliveries.ts';
export { cleanIssue } from './service/issues.ts';
export { issueMail, sendingIssues } from './store/deliveries.ts';
export { personalData as newsletterData, readConsents as newsletterConsents } from './store/subscriptions.ts';
