import type { Clock } from './clock.ts';
import { Problem } from './problem.ts';

export interface RateLimits {
  /** Counts one request under the key; 429 where its window is full. */
  take(key: string, limit: { readonly requests: number; readonly seconds: number }): void;
}

const MOST_KEYS = 50_000;

/**
 * Fixed windows in the memory of this process: they keep one caller from crowding out others. What must hold over all
 * processes (log-in attempts) is counted in the database instead.
 */
export function memoryRateLimits(clock: Clock): RateLimits {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    take(key, { requests, seconds }) {
      const now = clock().getTime();
      const open = windows.get(key);
      if (!open || open.endsAt <= now) {
        if (windows.size >= MOST_KEYS) forgetEnded(windows, now);
        windows.set(key, { count: 1, endsAt: now + seconds * 1_000 });
        return;
      }
      open.count += 1;
      if (open.count > requests) {
        const wait = Math.ceil((open.endsAt - now) / 1_000);
        throw new Problem('request.too_many', 429, { facts: { seconds: wait }, retryAfter: wait });
      }
    },
  };
}

function forgetEnded(windows: Map<string, { endsAt: number }>, now: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  if (windows.size >= MOST_KEYS) windows.clear();
}
