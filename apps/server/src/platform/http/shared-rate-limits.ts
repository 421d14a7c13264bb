import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type Limit, type RateLimits, memoryRateLimits, tooMany } from './rate-limits.ts';
import type { Clock } from '../clock.ts';

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
    async take(key, limit, idempotencyKey) {
      const isRepeated = await memory.take(key, limit, idempotencyKey);
      if (isRepeated || limit.seconds < SHARED_FROM_SECONDS) return isRepeated;
      await count(db, { key, limit, now: clock() });
      return false;
    },
  };
}

interface CountInput {
  readonly key: string;
  readonly limit: Limit;
  readonly now: Date;
}

/** Counts a request in one statement; 429 where the window is full. */
async function count(db: Db, { key, limit, now }: CountInput): Promise<void> {
  const endsAt = new Date(now.getTime() + limit.seconds * 1_000);
  const { rows } = await sql<{ requests: number; ends_at: Date }>`
    insert into rate_limit as r (key, ends_at, requests) values (${digestOf(key)}, ${endsAt}, 1)
    on conflict (key) do update set
      requests = case when r.ends_at > ${now} then r.requests + 1 else 1 end,
      ends_at = case when r.ends_at > ${now} then r.ends_at else excluded.ends_at end
    returning requests, ends_at`.execute(db);
  const [window] = rows;
  if (window && window.requests > limit.requests) throw tooMany(window.ends_at.getTime() - now.getTime());
}

const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Removes windows that have ended. */
export async function purgeEndedRateLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('ends_at', '<=', now).execute();
}
