import { WEBHOOK_TEST, type WebhookDelivery, type WebhookEvent } from '@sjaj/contract';
import type { StaffKey } from '@sjaj/i18n';
import { t } from '../../shared/texts/t.ts';

const EVENTS = {
  'order.placed': 'webhookEvent.placed',
  'order.approved': 'webhookEvent.approved',
  'order.shipped': 'webhookEvent.shipped',
  'order.delivered': 'webhookEvent.delivered',
  'order.cancelled': 'webhookEvent.cancelled',
  [WEBHOOK_TEST]: 'webhookEvent.test',
} as const satisfies Record<WebhookDelivery['event'], StaffKey>;

export const eventText = (event: WebhookDelivery['event']): string => t(EVENTS[event]);

export const eventsText = (events: readonly WebhookEvent[]): string => events.map(eventText).join(', ');

/** What became of a message: the status of the answer, or why there was none. */
export function resultText({ status, error }: WebhookDelivery): string {
  const answer = status === null ? '' : `HTTP ${status}`;
  return [answer, error === null || error === 'status' ? '' : t(`webhookError.${error}`)].filter(Boolean).join(' · ');
}
