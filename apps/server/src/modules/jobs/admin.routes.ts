import { type adminJobs, JOB_NAMES, type JobState } from '@sjaj/contract';
import { writeAudit } from '../../kernel/audit.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { requestJob } from '../../platform/queue/jobs.ts';
import { deleteFailedEvent, retryFailedEvent } from '../../platform/queue/outbox-store.ts';
import { takeDeadLetter } from '../../platform/queue/records.ts';
import { Problem } from '../../platform/problem.ts';
import { stateOf } from './rules.ts';
import * as store from './store.ts';

/** Staff see what the worker does, ask for a run, and decide on what failed. */
export const adminJobHandlers = (db: Db): Handlers<typeof adminJobs> => ({
  ...eventHandlers(db),
  async list({ now }) {
    const rows = await store.list(db);
    return rows.map((row) => viewOf(row, now));
  },
  run: ({ params: { id }, actor }) =>
    inTransaction(db, async (tx) => {
      const job = await store.one(tx, id);
      if (!job) throw new Problem('records.not_found', 404);
      if (job.schedule === null) throw new Problem('jobs.needs_data', 409);
      await requestJob(tx, job.name, {}, 'soon');
      await writeAudit(tx, actor, { action: 'jobs.run', entity: 'job', entityId: id, after: { name: job.name } });
      return new WithMessage(null, 'jobs.asked');
    }),
  failures: async ({ body }) => pagedRows(await store.failures(db, body), body, failureView),
  retry: ({ params: { id }, actor }) =>
    inTransaction(db, async (tx) => {
      const letter = await takeDeadLetter(tx, id, JOB_NAMES);
      if (!letter) throw new Problem('records.not_found', 404);
      await requestJob(tx, letter.name, letter.data);
      await writeAudit(tx, actor, { action: 'jobs.retry', entity: 'job_failure', entityId: id, before: letter });
      return new WithMessage(null, 'jobs.asked');
    }),
  dismiss: ({ params: { id }, actor }) =>
    inTransaction(db, async (tx) => {
      const letter = await takeDeadLetter(tx, id, JOB_NAMES);
      if (!letter) throw new Problem('records.not_found', 404);
      await writeAudit(tx, actor, { action: 'jobs.dismiss', entity: 'job_failure', entityId: id, before: letter });
      return new WithMessage(null, 'records.deleted');
    }),
});

type EventCalls = 'backlog' | 'failedEvents' | 'retryEvent' | 'dismissEvent';

const eventHandlers = (db: Db): Pick<Handlers<typeof adminJobs>, EventCalls> => ({
  async backlog() {
    const [events, mails, requests] = await Promise.all([
      store.waitingEvents(db),
      store.waitingMails(db),
      store.waitingRequests(db),
    ]);
    return { events: waitingOf(events), mails: waitingOf(mails), requests: waitingOf(requests) };
  },
  failedEvents: async ({ body }) => pagedRows(await store.failedEvents(db, body), body, failureView),
  retryEvent: ({ params: { id }, actor }) =>
    inTransaction(db, async (tx) => {
      const event = await retryFailedEvent(tx, id);
      if (!event) throw new Problem('records.not_found', 404);
      await writeAudit(tx, actor, { action: 'events.retry', entity: 'outbox', entityId: id, before: event });
      return new WithMessage(null, 'jobs.asked');
    }),
  dismissEvent: ({ params: { id }, actor }) =>
    inTransaction(db, async (tx) => {
      const event = await deleteFailedEvent(tx, id);
      if (!event) throw new Problem('records.not_found', 404);
      await writeAudit(tx, actor, { action: 'events.dismiss', entity: 'outbox', entityId: id, before: event });
      return new WithMessage(null, 'records.deleted');
    }),
});

const failureView = <Failure extends { readonly failedAt: Date }>(failure: Failure) => ({
  ...failure,
  failedAt: failure.failedAt.toISOString(),
});

const waitingOf = ({ count, since }: store.Waiting) => ({ count, since: since?.toISOString() ?? null });

type Row = Awaited<ReturnType<typeof store.list>>[number];

const viewOf = ({ seenAt, outcome, ...row }: Row, now: Date): JobState => ({
  id: row.id,
  name: row.name,
  schedule: row.schedule,
  state: stateOf({ ...row, seenAt, outcome }, now),
  startedAt: row.startedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  nextRunAt: row.nextRunAt?.toISOString() ?? null,
  error: row.error,
  runs: row.runs,
  failures: row.failures,
  deadLetters: row.deadLetters ?? 0,
});
