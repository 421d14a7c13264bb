import { createHash } from 'node:crypto';
import type { Db } from '../database/db.ts';
import { type Limit, LimitNear, memoryRateLimits, type RateLimits, tooMany } from './rate-limits.ts';
import type { Clock } from '../clock.ts';
import { allRows } from '../database/statements.ts';

/**
 * Windows of at least ten minutes stop abuse (guessing codes, sending mail to others), so they hold over all processes.
 * Shorter ones only keep one caller from crowding out others in the process that they have reached.
 */
const SHARED_FROM_SECONDS = 600;

/** Rate limits in memory; those with long windows are counted in the database as well. */
export function sharedRateLimits(db: Db, clock: Clock): RateLimits {
  const memory = memoryRateLimits(clock);
  return {
    // The memory comes first: a flood that reaches one process writes no more rows than the limit allows.
    async take(key, limit, options = {}) {
      const isShared = limit.seconds >= SHARED_FROM_SECONDS;
      const isRepeated = await memory.take(key, limit, options).catch(async (error: unknown) => {
        // Other processes may have counted more.
        throw isShared && error instanceof LimitNear ? await refusal(db, { key, limit, now: clock() }, error) : error;
      });
      if (isRepeated || !isShared) return isRepeated;
      await count(db, { key, limit, now: clock() }, options.upTo ?? limit.requests);
      return false;
    },
    async check(key, limit) {
      await memory.check(key, limit);
      const window = limit.seconds >= SHARED_FROM_SECONDS ? await windowOf(db, key, clock()) : undefined;
      if (window && window.requests >= limit.requests) throw tooMany(window.ends_at.getTime() - clock().getTime());
    },
  };
}

interface CountInput {
  readonly key: string;
  readonly limit: Limit;
  readonly now: Date;
}

/** Counts a request in one statement, where fewer than `upTo` are counted; 429 or `LimitNear` elsewhere. */
async function count(db: Db, input: CountInput, upTo: number): Promise<void> {
  const { key, limit, now } = input;
  const endsAt = new Date(now.getTime() + limit.seconds * 1_000);
  const rows = await allRows(db)`
    insert into rate_limit as r (key, ends_at, requests) values (${digestOf(key)}, ${endsAt}, 1)
    on conflict (key) do update set
      requests = case when r.ends_at > ${now} then r.requests + 1 else 1 end,
      ends_at = case when r.ends_at > ${now} then r.ends_at else excluded.ends_at end
    where r.ends_at <= ${now} or r.requests < ${upTo}
    returning 1`;
  if (rows.length === 0) throw await refusal(db, input, new LimitNear(upTo, limit.seconds * 1_000));
}

/** Why a request is refused: by what the database has counted, or what this process has, where that is more. */
async function refusal(db: Db, { key, limit, now }: CountInput, own: LimitNear): Promise<Error> {
  const window = await windowOf(db, key, now);
  if (!window || window.requests < own.used) return own.used < limit.requests ? own : tooMany(own.waitMs);
  const waitMs = window.ends_at.getTime() - now.getTime();
  return window.requests < limit.requests ? new LimitNear(window.requests, waitMs) : tooMany(waitMs);
}

/** What the database has counted; undefined where no window is open. */
const windowOf = (db: Db, key: string, now: Date) =>
  db
    .selectFrom('rate_limit')
    .select(['requests', 'ends_at'])
    .where('key', '=', digestOf(key))
    .where('ends_at', '>', now)
    .executeTakeFirst();

const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Removes windows that have ended. */
export async function purgeEndedRateLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('ends_at', '<=', now).execute();
}
