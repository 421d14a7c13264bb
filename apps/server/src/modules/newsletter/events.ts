import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const newsletterEvents = declareEvents({
  /** Somebody has typed the address; whether it gets a mail is looked up after the commit. */
  'newsletter.requested': event<{ subscriptionId: number }>(),
  'newsletter.confirmed': event<{ subscriptionId: number }>(),
  /** An issue is sent, for the first time or again after it was stopped. */
  'newsletter.issue_started': event<{ issueId: number }>(),
});
export type NewsletterEvents = PayloadsOf<typeof newsletterEvents>;
export const { publish } = newsletterEvents;
