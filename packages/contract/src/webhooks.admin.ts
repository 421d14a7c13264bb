import { z } from 'zod';
import { recordList, recordRoutes, RECORD_FIELDS } from './records.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, Instant, ListRequest, plainName, shape } from './shapes.ts';

/** What other programs can be told of an order. */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.approved',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** What is sent when staff try an address. */
export const WEBHOOK_TEST = 'webhook.test';

const WEBHOOK_ERRORS = [
  'address',
  'host',
  'refused',
  'timeout',
  'tls',
  'redirect',
  'status',
  'secret',
  'other',
] as const;

const LONGEST_URL = 500;
/** With a user or a password it would be written into logs. */
const NAMES_USER = /^https?:\/\/[^/?#]*@/i;
const WebhookUrl = z
  .string()
  .trim()
  .max(LONGEST_URL)
  .pipe(z.url({ protocol: /^https?$/ }))
  .refine((url) => !NAMES_USER.test(url));

export const WebhookForm = shape({
  name: plainName(60),
  url: WebhookUrl,
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length),
  isActive: z.boolean(),
});

export const WebhookView = shape({
  ...WebhookForm.shape,
  ...RECORD_FIELDS,
  /** How many messages wait, and how many were given up. */
  waiting: z.int().min(0),
  setAside: z.int().min(0),
  lastSentAt: Instant.nullable(),
});

export const WebhookDelivery = shape({
  id: Id,
  messageId: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, WEBHOOK_TEST]),
  order: shape({ id: Id, number: z.string() }).nullable(),
  state: z.enum(['queued', 'sent', 'set_aside']),
  attempts: z.int().min(0),
  queuedAt: Instant,
  /** When it is tried next; null where it is not. */
  dueAt: Instant.nullable(),
  lastAttemptAt: Instant.nullable(),
  /** What the receiver answered with; null where it did not. */
  status: z.int().nullable(),
  error: z.enum(WEBHOOK_ERRORS).nullable(),
  durationMs: z.int().nullable(),
});

const OfWebhook = shape({ id: ById.shape.id, deliveryId: ById.shape.id });

export const adminWebhooks = {
  ...recordRoutes({
    path: 'webhooks',
    form: WebhookForm,
    view: WebhookView,
    list: recordList(['all'], ['name']),
    words: ['webhook', 'webhooks'],
    problems: ['webhooks.https_only'],
  }),
  ...routes({
    changeSecret: {
      method: 'POST',
      path: '/admin/webhooks/{id}/new-secret',
      access: BACK_OFFICE,
      params: ById,
      answer: shape({ secret: z.string() }),
      problems: ['records.not_found'],
      summary: 'A new secret, told once. For a day what is sent is signed with the one before, too.',
    },
    test: {
      method: 'POST',
      path: '/admin/webhooks/{id}/test',
      access: BACK_OFFICE,
      params: ById,
      answer: Done,
      limit: { requests: 30, seconds: 60 },
      problems: ['records.not_found'],
      summary: 'Sends a message without content, so that staff see whether the receiver answers.',
    },
    deliveries: {
      method: 'POST',
      path: '/admin/webhooks/{id}/get-deliveries',
      access: BACK_OFFICE,
      params: ById,
      body: ListRequest.omit({ quickSearch: true }),
      answer: WebhookDelivery,
      paged: true,
      reads: true,
      problems: ['records.not_found'],
      summary: 'What was sent, newest first, for thirty days.',
    },
    sendAgain: {
      method: 'POST',
      path: '/admin/webhooks/{id}/deliveries/{deliveryId}/send-again',
      access: BACK_OFFICE,
      params: OfWebhook,
      answer: Done,
      problems: ['records.not_found'],
      summary: 'Sends a message once more, under the same id.',
    },
  }),
} as const;

export type WebhookForm = z.output<typeof WebhookForm>;
export type WebhookView = z.output<typeof WebhookView>;
export type WebhookDelivery = z.output<typeof WebhookDelivery>;
