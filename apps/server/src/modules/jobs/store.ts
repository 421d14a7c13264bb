import { JOB_NAMES, type JobName } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { queryPage, type SearchRequest } from '../../platform/database/list-page.ts';

/** Jobs of this version. Those of an older one are left out. */
const KNOWN_JOBS: JobName[] = [...JOB_NAMES];

export const list = (db: Db) =>
  db
    .selectFrom('job_state as j')
    .select([
      'j.id',
      sql<JobName>`j.name`.as('name'),
      'j.schedule',
      'j.next_run_at as nextRunAt',
      'j.seen_at as seenAt',
      'j.started_at as startedAt',
      'j.ended_at as endedAt',
      'j.outcome',
      'j.error',
      'j.runs',
      'j.failures',
    ])
    .select((eb) =>
      eb
        .selectFrom('job_failure as f')
        .whereRef('f.name', '=', 'j.name')
        .select((inner) => inner.cast<number>(inner.fn.countAll(), 'integer').as('letters'))
        .as('deadLetters'),
    )
    .where('j.name', 'in', KNOWN_JOBS)
    .orderBy('j.name')
    .execute();

export const one = (db: Db | Tx, id: number) =>
  db
    .selectFrom('job_state')
    .select(['id', sql<JobName>`name`.as('name'), 'schedule'])
    .where('id', '=', id)
    .where('name', 'in', KNOWN_JOBS)
    .executeTakeFirst();

const fitting = (db: Db, text: string | undefined) =>
  db
    .selectFrom('job_failure')
    .where('name', 'in', KNOWN_JOBS)
    .$if(text !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(error || ' ' || data::text), lower(${text ?? ''})) > 0`),
    );

export const failures = (db: Db, query: SearchRequest) =>
  queryPage(
    fitting(db, query.quickSearch)
      .select(['id', sql<JobName>`name`.as('name'), sql<string>`data::text`.as('data'), 'error', 'attempts as tries'])
      .select('failed_at as failedAt')
      .orderBy('id', 'desc'),
    query,
  );

export interface Waiting {
  readonly count: number;
  /** When the oldest of them came. */
  readonly since: Date | null;
}

const counted = sql<number>`count(*)::integer`.as('count');
const oldest = sql<Date | null>`min(created_at)`.as('since');

export const waitingEvents = (db: Db): Promise<Waiting> =>
  db.selectFrom('outbox').select([counted, oldest]).where('failed_at', 'is', null).executeTakeFirstOrThrow();
export const waitingMails = (db: Db): Promise<Waiting> =>
  db.selectFrom('outgoing_mail').select([counted, oldest]).where('state', '=', 'queued').executeTakeFirstOrThrow();
export const waitingRequests = (db: Db): Promise<Waiting> =>
  db
    .selectFrom('job_request')
    .select([counted, sql<Date | null>`min(requested_at)`.as('since')])
    .executeTakeFirstOrThrow();

const setAside = (db: Db, text: string | undefined) =>
  db
    .selectFrom('outbox')
    .where('failed_at', 'is not', null)
    .$if(text !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(concat_ws(' ', topic, error, payload::text)), lower(${text ?? ''})) > 0`),
    );

export const failedEvents = (db: Db, query: SearchRequest) =>
  queryPage(
    setAside(db, query.quickSearch)
      .select([
        'id',
        'topic',
        'failed_consumer as consumer',
        'attempts',
        sql<string>`payload::text`.as('data'),
        sql<string>`coalesce(error, '')`.as('error'),
        sql<Date>`failed_at`.as('failedAt'),
      ])
      .orderBy('failed_at', 'desc')
      .orderBy('id', 'desc'),
    query,
  );
