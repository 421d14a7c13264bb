import { declareEvents, event } from '../../kernel/domain-events.ts';

export const newsletterEvents = declareEvents({
  'newsletter.requested': event<{ subscriptionId: number }>(),
});
export const { publish } = newsletterEvents;
