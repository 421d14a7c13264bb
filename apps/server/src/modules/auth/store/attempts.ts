import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { execute, firstRow } from '../../../platform/database/statements.ts';
import { FREE_ATTEMPTS, HALF_LIFE_MS, LONGEST_WAIT_MS } from '../rules.ts';

/** A counter of failed attempts. */
export interface Counter {
  readonly account: string;
  readonly origin: string;
  /** The failures that it allows before a wait, as a multiple of those of one account from one network. */
  readonly factor: number;
}

/** What an attempt adds to a counter, and whether the counter can make it wait. */
export interface Share extends Counter {
  readonly weight: number;
  /** What it adds to the refusals of the audit log. */
  readonly refused: 0 | 1;
  readonly isBinding: boolean;
}

/** The failures of a row, faded by its age. */
export const faded = (now: Date): RawBuilder<number> => sql<number>`
  a.failures * power(0.5, greatest(0, extract(epoch from ${now}::timestamptz - a.counted_at)::float8) * 1000 / ${HALF_LIFE_MS}::float8)`;

/** The end of the wait for a number of failures. */
const waitEnd = (failures: RawBuilder<number>, factor: number, now: Date): RawBuilder<Date> => {
  const beyond = sql<number>`(floor(round(${failures}) / ${factor}::float8) - ${FREE_ATTEMPTS}::float8)`;
  return sql<Date>`${now}::timestamptz + case when ${beyond} < 0 then interval '0'
    else least(${LONGEST_WAIT_MS}::float8, 1000 * power(2::float8, least(${beyond}, 20))) * interval '1 millisecond' end`;
};

/** The latest end of a wait among the counters; null if there is none. */
export async function blockedUntil(db: Db | Tx, counters: readonly Counter[], now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('login_attempt')
    .select(({ fn }) => fn.max('blocked_until').as('until'))
    .where((eb) =>
      eb.or(counters.map(({ account, origin }) => eb.and([eb('account', '=', account), eb('origin', '=', origin)]))),
    )
    .where('blocked_until', '>', now)
    .executeTakeFirst();
  return row?.until ?? null;
}

/**
 * Counts an attempt as a failure in one statement, before its password is checked, so that concurrent attempts cannot exceed
 * the free ones. Returns the failures including this one; null if the counter is binding and blocked.
 */
export async function reserve(tx: Tx, share: Share, now: Date): Promise<number | null> {
  const { account, origin, weight, factor, refused, isBinding } = share;
  const failures = sql<number>`${faded(now)} + ${weight}::float8`;
  const row = await firstRow<{ failures: number }>(tx)`
    insert into login_attempt as a (account, origin, failures, counted_at, blocked_until, refused)
    values (${account}, ${origin}, ${weight}, ${now}, ${now}, ${refused})
    on conflict (account, origin) do update set
      failures = ${failures}, counted_at = ${now}, refused = a.refused + ${refused}::int,
      blocked_until = greatest(a.blocked_until, ${waitEnd(failures, factor, now)})
    where not ${isBinding}::boolean or a.blocked_until <= ${now}
    returning failures
  `;
  return row?.failures ?? null;
}

/** Subtracts failures from a counter and shortens its wait accordingly. */
export async function subtractFailures(
  tx: Tx,
  share: Share,
  { now, failures }: { now: Date; failures: number },
): Promise<void> {
  const { account, origin, factor, refused } = share;
  const left = sql<number>`greatest(0, ${faded(now)} - ${failures}::float8)`;
  await execute(tx)`
    update login_attempt a set
      failures = ${left}, counted_at = ${now}, refused = greatest(0, a.refused - ${refused}::int),
      blocked_until = least(a.blocked_until, ${waitEnd(left, factor, now)})
    where account = ${account} and origin = ${origin}
  `;
}

/** Deletes counters that are older than the given time and whose refusals are in the audit log. */
export async function purgeFadedAttempts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('login_attempt').where('counted_at', '<', before).where('refused', '=', 0).execute();
}
