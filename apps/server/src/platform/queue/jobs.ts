import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/db.ts';

/** What a job is given: never the environment, never the time of the machine. */
export interface JobContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** Fires when the worker stops or the job takes too long: a long job looks at it between two pieces. */
  readonly signal: AbortSignal;
}

/**
 * A piece of work that the worker does beside the requests. It may run twice (a worker that died is repeated by another), so it is
 * written to find done what was done. Throwing is failing: it is tried again with growing pauses, and after the last try it lies
 * with the dead letters, where staff see why and can send it again.
 */
export interface Job<Name extends string = string> {
  readonly name: Name;
  /** Cron in Europe/Sarajevo (`* * * * *` is each minute); null where it only runs when `requestJob` asks. */
  readonly schedule: string | null;
  /** `data` is what `requestJob` was given; empty when the schedule called. */
  readonly run: (context: JobContext, data: JobData) => Promise<void>;
  /** Attempts after the first one; 6 where left out. A run whose worker died counts as one, so 0 leaves a crash to staff. */
  readonly retries?: number;
  /** Seconds that a run may take at most before it is ended and repeated; 300 where left out. */
  readonly expiresAfter?: number;
}

export type JobData = Readonly<Record<string, unknown>>;

/**
 * Asks the worker to run a job soon, in the transaction that it is about: it runs after the commit, or never. Where such a request of
 * the same key waits already it is left at that one.
 */
export async function requestJob(tx: Tx, name: string, data: JobData = {}, key: string | null = null): Promise<void> {
  await tx
    .insertInto('job_request')
    .values({ name, data: JSON.stringify(data), key })
    .onConflict((conflict) => conflict.columns(['name', 'key']).doNothing())
    .execute();
}
