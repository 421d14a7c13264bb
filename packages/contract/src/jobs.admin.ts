import { z } from 'zod';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Done, Id, Instant, ListRequest, shape } from './shapes.ts';

/** What the worker does: a name each, under which staff see it. */
export const JOB_NAMES = [
  'bonus.update',
  'erp.pull-finance',
  'erp.pull-prices',
  'erp.pull-stock',
  'erp.push-orders',
  'machines.remind',
  'mail.deliver',
  'mail.digest',
  'newsletter.send',
  'orders.time-out-unconfirmed',
  'orders.time-out-unpaid',
  'payments.reconcile',
  'prices.change',
  'records.import',
  'records.tidy',
  'reports.rebuild-revenue',
  'reports.sum-revenue',
  'stock.import',
  'webhooks.deliver',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** `absent`: no worker says that it does this job; nothing will happen until one is started. */
const JOB_STATES = ['never', 'running', 'done', 'failed', 'absent'] as const;

export const JobState = shape({
  id: Id,
  name: z.enum(JOB_NAMES),
  /** Cron in Europe/Sarajevo; null where it runs only when it is asked for. */
  schedule: z.string().nullable(),
  state: z.enum(JOB_STATES),
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  nextRunAt: Instant.nullable(),
  /** Why the last run failed. */
  error: z.string().nullable(),
  runs: z.int().min(0),
  failures: z.int().min(0),
  /** How many lie with the dead letters. */
  deadLetters: z.int().min(0),
});

/** What failed with every try, and lies there until somebody decides. */
export const FailedJob = shape({
  id: Id,
  name: z.enum(JOB_NAMES),
  /** What it was about, as JSON. */
  data: z.string(),
  error: z.string(),
  tries: z.int().min(1),
  failedAt: Instant,
});

/** An event of which one consumer failed with every attempt; the other consumers have had it. */
export const FailedEvent = shape({
  id: Id,
  /** What happened, such as `order.placed`. */
  topic: z.string(),
  /** Which part of the shop failed; null for an event that no server knows. */
  consumer: z.string().nullable(),
  /** What it was about, as JSON. */
  data: z.string(),
  error: z.string(),
  attempts: z.int().min(1),
  failedAt: Instant,
});

/** How much waits behind the scenes, and since when. */
const Waiting = shape({ count: z.int().min(0), since: Instant.nullable() });
const Backlog = shape({ events: Waiting, mails: Waiting, requests: Waiting });

export const adminJobs = routes({
  backlog: {
    method: 'GET',
    path: '/admin/jobs/backlog',
    access: BACK_OFFICE,
    answer: Backlog,
    summary: 'How many events, mails and requested jobs wait, and since when.',
  },
  list: {
    method: 'GET',
    path: '/admin/jobs',
    access: BACK_OFFICE,
    answer: z.array(JobState),
    summary: 'What the worker does: schedule, last and next run.',
  },
  run: {
    method: 'PUT',
    path: '/admin/jobs/{id}/run',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found', 'jobs.needs_data'],
    summary: 'Asks the worker to run a scheduled job now.',
  },
  failures: {
    method: 'POST',
    path: '/admin/failed-jobs/get-failed-jobs',
    access: BACK_OFFICE,
    body: ListRequest,
    answer: FailedJob,
    paged: true,
    reads: true,
    summary: 'Dead letters: what failed with every try, the newest first.',
  },
  retry: {
    method: 'PUT',
    path: '/admin/failed-jobs/{id}/retry',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Takes a dead letter off the list and gives it to the worker again.',
  },
  dismiss: {
    method: 'DELETE',
    path: '/admin/failed-jobs/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Takes a dead letter off the list for good.',
  },
  failedEvents: {
    method: 'POST',
    path: '/admin/failed-events/get-failed-events',
    access: BACK_OFFICE,
    reads: true,
    body: ListRequest,
    answer: FailedEvent,
    paged: true,
    summary: 'Events that were set aside because a consumer failed with every attempt, the newest first.',
  },
  retryEvent: {
    method: 'PUT',
    path: '/admin/failed-events/{id}/retry',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Delivers the event again to the consumers that have not had it.',
  },
  dismissEvent: {
    method: 'DELETE',
    path: '/admin/failed-events/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: Done,
    problems: ['records.not_found'],
    summary: 'Takes the event off the list for good.',
  },
});

export type JobState = z.output<typeof JobState>;
export type FailedJob = z.output<typeof FailedJob>;
export type FailedEvent = z.output<typeof FailedEvent>;
type Backlog = z.output<typeof Backlog>;
