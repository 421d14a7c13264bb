import type { Clock } from '../clock.ts';
import { Problem } from '../problem.ts';

interface Limit {
  readonly requests: number;
  readonly seconds: number;
}

export interface RateLimits {
  /**
   * Counts one request under the key; 429 where its window is full. A request that comes again under its idempotency key is
   * no new one: whoever has lost the answer may ask for it, within reason, when no further request is let in.
   */
  take(key: string, limit: Limit, idempotencyKey?: string): void;
}

const MOST_KEYS = 50_000;
/** How many repetitions are let in for each request that is. */
const REPETITIONS = 20;

interface Window {
  readonly endsAt: number;
  readonly known: Set<string>;
  fresh: number;
  repeated: number;
}

/**
 * Fixed windows in the memory of this process: they keep one caller from crowding out others. What must hold over all
 * processes (log-in attempts) is counted in the database instead.
 */
export function memoryRateLimits(clock: Clock): RateLimits {
  const windows = new Map<string, Window>();
  function windowOf(key: string, seconds: number, now: number): Window {
    const open = windows.get(key);
    if (open && open.endsAt > now) return open;
    if (windows.size >= MOST_KEYS) forgetEnded(windows, now);
    const fresh = { endsAt: now + seconds * 1_000, known: new Set<string>(), fresh: 0, repeated: 0 };
    windows.set(key, fresh);
    return fresh;
  }
  return {
    take(key, { requests, seconds }, idempotencyKey) {
      const now = clock().getTime();
      const window = windowOf(key, seconds, now);
      const isRepeated = idempotencyKey !== undefined && window.known.has(idempotencyKey);
      if (isRepeated) window.repeated += 1;
      else window.fresh += 1;
      if (isRepeated ? window.repeated > requests * REPETITIONS : window.fresh > requests) {
        const wait = Math.ceil((window.endsAt - now) / 1_000);
        throw new Problem('request.too_many', 429, { facts: { seconds: wait }, retryAfter: wait });
      }
      if (idempotencyKey !== undefined) window.known.add(idempotencyKey);
    },
  };
}

function forgetEnded(windows: Map<string, { readonly endsAt: number }>, now: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  if (windows.size >= MOST_KEYS) windows.clear();
}
