import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { prepared } from '../database/prepared.ts';
import { allRows, firstRow } from '../database/statements.ts';

interface ClaimedEvent {
  readonly id: number;
  readonly topic: string;
  readonly payload: unknown;
}

/** Events that are claimed at once. */
export const BATCH = 50;
/** An event that no server has known for so long is set aside. */
const UNKNOWN_AFTER = '1 hour';

const NEW = sql`attempts = 0 and failed_at is null`;

/**
 * As an array the batch is read once. Joined, it is read again for each event that waits, and each time it may have others in it. The commit
 * does not wait for the disk and keep those waiting who must: a batch that is lost in a crash is delivered again.
 */
const taking = prepared<{ topics: readonly string[] }, ClaimedEvent>(
  (value) => sql`
    delete from outbox
    where id = any(array(
      select id from outbox where ${NEW} and topic = any(${value('topics')}::text[])
      order by id limit ${sql.lit(BATCH)} for update skip locked))
      and (select set_config('synchronous_commit', 'off', true)) = 'off'
    returning id, topic, payload`,
);

/**
 * The next events in the order in which they were written. `take` takes new ones off the list with this transaction, `keep`
 * only reads them, `due` reads those whose next attempt is due. Events of other topics are left alone.
 */
export async function claimBatch(
  tx: Tx,
  topics: readonly string[],
  how: 'take' | 'keep' | 'due',
): Promise<readonly ClaimedEvent[]> {
  if (how === 'take') {
    const { rows } = await tx.executeQuery(taking(tx, { topics }));
    return rows.sort((a, b) => a.id - b.id);
  }
  const which = how === 'keep' ? NEW : sql`attempts > 0 and failed_at is null and next_attempt_at <= now()`;
  return allRows<ClaimedEvent>(tx)`
    select id, topic, payload from outbox where ${which} and topic = any(${topics}::text[])
    order by id limit ${sql.lit(BATCH)} for update skip locked`;
}

/** The event, locked for one of its consumers; undefined where that consumer has had it or another process holds it. */
export const claimForConsumer = (tx: Tx, id: number, consumer: string): Promise<ClaimedEvent | undefined> =>
  firstRow<ClaimedEvent>(tx)`
    select id, topic, payload from outbox
    where id = ${id} and failed_at is null and not ${consumer} = any(delivered_to) for update skip locked`;

/** Records in the consumer's transaction that it has handled the event. */
export const markDelivered = (tx: Tx, id: number, consumer: string): Promise<void> =>
  tx.defer(sql`update outbox set delivered_to = delivered_to || ${consumer}::text where id = ${id}`.compile(tx));

/** Takes the event off the list once all of its consumers have had it; whether it did. */
export async function removeDelivered(db: Db, id: number, consumers: readonly string[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from outbox where id = ${id} and delivered_to @> ${consumers}::text[]`.execute(db);
  return numAffectedRows === 1n;
}

interface Failure {
  readonly id: number;
  readonly consumer: string;
  readonly error: string;
  /** ms before each further attempt. */
  readonly retryAfter: readonly number[];
}

/** Counts the attempt: the event is tried again later, or set aside after the last one. */
export async function noteFailure(db: Db, { id, consumer, error, retryAfter }: Failure): Promise<void> {
  await sql`
    update outbox set attempts = attempts + 1, failed_consumer = ${consumer}, error = ${error},
      next_attempt_at = now() + coalesce((${retryAfter}::integer[])[attempts + 1], 0) * interval '1 ms',
      failed_at = case when attempts >= ${retryAfter.length} then now() end
    where id = ${id} and failed_at is null`.execute(db);
}

/** Events that are not of these topics belong to a newer server; where none has come, staff are told. */
export async function setUnknownAside(tx: Tx, topics: readonly string[]): Promise<void> {
  await sql`
    update outbox set failed_at = now(), attempts = 1, error = 'no server knows this event'
    where failed_at is null and topic <> all(${topics}::text[]) and created_at < now() - ${UNKNOWN_AFTER}::interval
  `.execute(tx);
}

/** A failed event as staff decide on it. */
interface FailedEvent {
  readonly topic: string;
  readonly payload: unknown;
  readonly error: string | null;
}

/** Queues a failed event again for the consumers that have not handled it; undefined where it is not set aside. */
export const retryFailedEvent = (tx: Tx, id: number): Promise<FailedEvent | undefined> =>
  tx
    .updateTable('outbox')
    // With one attempt behind it the event is delivered alone and not in a batch.
    .set({ failed_at: null, attempts: 1, next_attempt_at: sql<Date>`now()`, created_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .returning(['topic', 'payload', 'error'])
    .executeTakeFirst();

/** Deletes a failed event; undefined where it is not set aside. */
export const deleteFailedEvent = (tx: Tx, id: number): Promise<FailedEvent | undefined> =>
  tx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .returning(['topic', 'payload', 'error'])
    .executeTakeFirst();
