import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Id, Instant, Language, shape, sortedList } from './shapes.ts';

/** `kept`: no mail server is set up; staff can read it here. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'kept'] as const;

export const MailRow = shape({
  id: Id,
  createdAt: Instant,
  toName: z.string(),
  toAddress: z.string(),
  language: Language,
  /** Null until the worker has written it. */
  subject: z.string().nullable(),
  state: z.enum(MAIL_STATES),
  attempts: z.int().min(0),
  /** Why the last try failed. */
  error: z.string().nullable(),
  /** When it is tried next; null where it is not. */
  dueAt: Instant.nullable(),
  sentAt: Instant.nullable(),
  orderId: Id.nullable(),
});

export const Mail = shape({
  ...MailRow.shape,
  messageId: z.string().nullable(),
  /** What the mail server said when it took the mail. */
  answer: z.string().nullable(),
  text: z.string().nullable(),
  /** The same as HTML; to be shown where nothing of it can run. */
  html: z.string().nullable(),
});

export const adminMail = routes({
  list: {
    method: 'POST',
    path: '/admin/outgoing-mail/get-outgoing-mail',
    access: BACK_OFFICE,
    body: shape({
      ...sortedList(z.enum(['default', 'createdAt', 'toName']).default('default')).shape,
      state: z.enum(MAIL_STATES).optional(),
    }),
    answer: MailRow,
    paged: true,
    reads: true,
    summary: 'Mail of the shop, the newest first; searched by receiver and subject.',
  },
  counts: {
    method: 'GET',
    path: '/admin/outgoing-mail/counts',
    access: BACK_OFFICE,
    answer: z.array(shape({ state: z.enum(MAIL_STATES), count: z.int() })),
    summary: 'How much mail is in each state.',
  },
  one: {
    method: 'GET',
    path: '/admin/outgoing-mail/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Mail,
    problems: ['records.not_found'],
    summary: 'One mail as it was written.',
  },
  sendTest: {
    method: 'POST',
    path: '/admin/outgoing-mail/send-test',
    access: BACK_OFFICE,
    answer: MailRow,
    limit: { requests: 5, seconds: 600 },
    problems: ['newsletter.no_address'],
    summary: 'Mails a test to the caller, as all mail is sent: what became of it is read by its id.',
  },
  sendAgain: {
    method: 'PUT',
    path: '/admin/outgoing-mail/{id}/send-again',
    access: BACK_OFFICE,
    params: ById,
    answer: MailRow,
    problems: ['records.not_found', 'mails.waits_already'],
    summary: 'Sends a mail that was sent, failed or was kept once more.',
  },
});

export type MailRow = z.output<typeof MailRow>;
export type Mail = z.output<typeof Mail>;
