import { z } from 'zod';
import { RECORD_FIELDS } from './records.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, Instant, Language, ListRequest, localText, shape, sortedList } from './shapes.ts';

/** `paused`: a mail server has refused the address several times in a row. */
export const SUBSCRIBER_STATES = ['subscribed', 'waiting', 'unsubscribed', 'paused'] as const;
export const ISSUE_STATES = ['draft', 'sending', 'stopped', 'sent'] as const;
/** `kept`: no mail server is set up. `bounced`: the address was refused. `skipped`: unsubscribed before its turn. */
export const DELIVERY_STATES = ['queued', 'sent', 'kept', 'bounced', 'failed', 'skipped'] as const;

export const NewsletterSubscriber = shape({
  id: Id,
  email: z.string(),
  language: Language,
  state: z.enum(SUBSCRIBER_STATES),
  requestedAt: Instant,
  confirmedAt: Instant.nullable(),
  unsubscribedAt: Instant.nullable(),
  /** How often the address was refused in a row, and why the last time. */
  bounces: z.int().min(0),
  bounceReason: z.string().nullable(),
});

export const adminNewsletterSubscribers = routes({
  list: {
    method: 'POST',
    path: '/admin/newsletter-subscribers/get-newsletter-subscribers',
    reads: true,
    access: BACK_OFFICE,
    body: shape({
      ...sortedList(z.enum(['default', 'email', 'requestedAt']).default('default')).shape,
      view: z.enum(['all', ...SUBSCRIBER_STATES]).default('all'),
    }),
    answer: NewsletterSubscriber,
    paged: true,
    summary: 'Subscribers of the newsletter, the newest first; searched by address.',
  },
  counts: {
    method: 'GET',
    path: '/admin/newsletter-subscribers/counts',
    access: BACK_OFFICE,
    answer: z.array(shape({ state: z.enum(SUBSCRIBER_STATES), count: z.int().min(0) })),
    summary: 'How many subscribers are in each state.',
  },
  resume: {
    method: 'PUT',
    path: '/admin/newsletter-subscribers/{id}/resume',
    access: BACK_OFFICE,
    params: ById,
    answer: NewsletterSubscriber,
    problems: ['records.not_found'],
    summary: 'Sends to a paused address again.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/newsletter-subscribers/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Deletes a subscription. Mails to it that wait are not sent.',
  },
});

/** In five languages at once, Cyrillic with two bytes a letter, it must fit into one request. */
const LONGEST_BODY = 9_000;

export const NewsletterIssueForm = shape({
  subject: localText(150),
  /** HTML; the server keeps what its allow-list has. */
  body: localText(LONGEST_BODY),
});

export const NewsletterIssue = shape({
  ...NewsletterIssueForm.shape,
  ...RECORD_FIELDS,
  state: z.enum(ISSUE_STATES),
  createdAt: Instant,
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** Who gets it: for a draft the subscribers of this moment, else those of the start. */
  recipients: z.int().min(0),
  deliveries: shape({
    queued: z.int().min(0),
    sent: z.int().min(0),
    kept: z.int().min(0),
    bounced: z.int().min(0),
    failed: z.int().min(0),
    skipped: z.int().min(0),
  }),
  /** How many have unsubscribed by a link of this issue. */
  unsubscribed: z.int().min(0),
});

/** A mail of an issue that did not arrive. */
export const UndeliveredMail = shape({
  id: Id,
  /** Null where the subscription was deleted since. */
  email: z.string().nullable(),
  state: z.enum(DELIVERY_STATES),
  reason: z.string().nullable(),
});

const STATE_PROBLEMS = ['records.not_found', 'newsletter.not_in_this_state'] as const;

export const adminNewsletterIssues = routes({
  list: {
    method: 'POST',
    path: '/admin/newsletter-issues/get-newsletter-issues',
    reads: true,
    access: BACK_OFFICE,
    body: shape({ ...ListRequest.shape, view: z.enum(['all', ...ISSUE_STATES]).default('all') }),
    answer: NewsletterIssue,
    paged: true,
    summary: 'Issues of the newsletter, the newest first; searched by subject.',
  },
  one: {
    method: 'GET',
    path: '/admin/newsletter-issues/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: NewsletterIssue,
    problems: ['records.not_found'],
    summary: 'One issue with its texts, and what became of its mails.',
  },
  create: {
    method: 'POST',
    path: '/admin/newsletter-issues',
    access: BACK_OFFICE,
    body: NewsletterIssueForm,
    answer: NewsletterIssue,
    idempotent: true,
    problems: ['newsletter.body_empty'],
    summary: 'Adds the draft of an issue.',
  },
  update: {
    method: 'PUT',
    path: '/admin/newsletter-issues/{id}',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...NewsletterIssueForm.shape, version: z.int().min(1) }),
    answer: NewsletterIssue,
    problems: [...STATE_PROBLEMS, 'records.changed_meanwhile', 'newsletter.body_empty'],
    summary: 'Saves a draft, unless somebody else has saved it since.',
  },
  remove: {
    method: 'DELETE',
    path: '/admin/newsletter-issues/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: [...STATE_PROBLEMS, 'records.in_use'],
    summary: 'Deletes a draft.',
  },
  send: {
    method: 'POST',
    path: '/admin/newsletter-issues/{id}/send',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ version: z.int().min(1) }),
    answer: NewsletterIssue,
    problems: [...STATE_PROBLEMS, 'records.changed_meanwhile', 'newsletter.no_subscribers'],
    summary:
      'Sends a draft to all subscribers, or goes on with an issue that was stopped. Each subscriber gets it once.',
  },
  stop: {
    method: 'PUT',
    path: '/admin/newsletter-issues/{id}/stop',
    access: BACK_OFFICE,
    params: ById,
    answer: NewsletterIssue,
    problems: STATE_PROBLEMS,
    summary: 'Stops an issue that is being sent. What has left is not taken back.',
  },
  undelivered: {
    method: 'POST',
    path: '/admin/newsletter-issues/{id}/get-undelivered',
    reads: true,
    access: BACK_OFFICE,
    params: ById,
    body: ListRequest,
    answer: UndeliveredMail,
    paged: true,
    problems: ['records.not_found'],
    summary: 'The mails of an issue that did not arrive, with the reason.',
  },
});

export const adminNewsletterMails = routes({
  preview: {
    method: 'POST',
    path: '/admin/newsletter-issues/preview',
    reads: true,
    access: BACK_OFFICE,
    body: shape({ ...NewsletterIssueForm.shape, language: Language }),
    answer: shape({ subject: z.string(), html: z.string(), text: z.string(), language: Language }),
    problems: ['newsletter.body_empty'],
    summary: 'The mail that subscribers of a language would get.',
  },
  sendTest: {
    method: 'POST',
    path: '/admin/newsletter-issues/{id}/send-test',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ language: Language }),
    answer: Done,
    limit: { requests: 30, seconds: 600 },
    problems: ['records.not_found', 'newsletter.no_address'],
    summary: 'Mails the saved issue in one language to the caller.',
  },
});

export type NewsletterSubscriber = z.output<typeof NewsletterSubscriber>;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];
export type NewsletterIssueForm = z.output<typeof NewsletterIssueForm>;
export type NewsletterIssue = z.output<typeof NewsletterIssue>;
export type IssueState = (typeof ISSUE_STATES)[number];
export type DeliveryState = (typeof DELIVERY_STATES)[number];
export type UndeliveredMail = z.output<typeof UndeliveredMail>;
