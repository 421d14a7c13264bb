import { JOB_NAMES, type JobName } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';

/** Jobs of a version that is no more are left out. */
const KNOWN: JobName[] = [...JOB_NAMES];

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
    .where('j.name', 'in', KNOWN)
    .orderBy('j.name')
    .execute();

export const one = (db: Db | Tx, id: number) =>
  db
    .selectFrom('job_state')
    .select(['id', sql<JobName>`name`.as('name'), 'schedule'])
    .where('id', '=', id)
    .where('name', 'in', KNOWN)
    .executeTakeFirst();

interface PageAsk {
  readonly page: number;
  readonly pageSize: number;
  readonly text: string | undefined;
}

const fitting = (db: Db, text: string | undefined) =>
  db
    .selectFrom('job_failure')
    .where('name', 'in', KNOWN)
    .$if(text !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(error || ' ' || data::text), lower(${text ?? ''})) > 0`),
    );

export const failures = (db: Db, { page, pageSize, text }: PageAsk) =>
  fitting(db, text)
    .select(['id', sql<JobName>`name`.as('name'), sql<string>`data::text`.as('data'), 'error', 'tries'])
    .select('failed_at as failedAt')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countFailures(db: Db, text: string | undefined): Promise<number> {
  const { letters } = await fitting(db, text)
    .select((eb) => eb.fn.countAll<number>().as('letters'))
    .executeTakeFirstOrThrow();
  return letters;
}

/** The dead letter, off the list; undefined where somebody else was faster. */
export const takeFailure = (tx: Tx, id: number) =>
  tx
    .deleteFrom('job_failure')
    .where('id', '=', id)
    .where('name', 'in', KNOWN)
    .returning(['id', sql<JobName>`name`.as('name'), sql<Readonly<Record<string, unknown>>>`data`.as('data'), 'error'])
    .executeTakeFirst();
