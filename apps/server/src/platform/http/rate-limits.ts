import type { Clock } from '../clock.ts';
import { Problem } from '../problem.ts';

export interface Limit {
  readonly requests: number;
  readonly seconds: number;
}

interface TakeOptions {
  readonly idempotencyKey?: string | undefined;
  /** How many requests of the window this one may be the last of, where that is fewer than the limit. */
  readonly upTo?: number | undefined;
}

export interface RateLimits {
  /**
   * Counts one request under the key; 429 where its window is full, `LimitNear` where it is not, but `upTo` is reached. A request that is
   * repeated under its idempotency key is not counted again: a caller who has lost the answer may repeat the request, within reason,
   * while new ones are refused. Returns whether the request was repeated.
   */
  take(key: string, limit: Limit, options?: TakeOptions): Promise<boolean>;
  /** 429 where the window of the key is full. Nothing is counted. */
  check(key: string, limit: Limit): Promise<void>;
}

/** Where one caller stands for thousands, as in a benchmark. */
export const NO_LIMITS: RateLimits = { take: async () => false, check: async () => undefined };

/** The window has room for those who have proved more than the caller. */
export class LimitNear extends Error {
  override readonly name = 'LimitNear';
  /** How many requests the window has counted. */
  readonly used: number;
  /** ms until it ends. */
  readonly waitMs: number;

  constructor(used: number, waitMs: number) {
    super('limit near');
    this.used = used;
    this.waitMs = waitMs;
  }
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

/** Fixed windows in the memory of this process: they keep one caller from crowding out others. */
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
    async take(key, { requests, seconds }, { idempotencyKey, upTo = requests } = {}) {
      const now = clock().getTime();
      const window = windowOf(key, seconds, now);
      const isRepeated = idempotencyKey !== undefined && window.known.has(idempotencyKey);
      if (isRepeated ? window.repeated >= requests * REPETITIONS : window.fresh >= requests)
        throw tooMany(window.endsAt - now);
      if (!isRepeated && window.fresh >= upTo) throw new LimitNear(window.fresh, window.endsAt - now);
      if (isRepeated) window.repeated += 1;
      else window.fresh += 1;
      if (idempotencyKey !== undefined) window.known.add(idempotencyKey);
      return isRepeated;
    },
    async check(key, { requests }) {
      const now = clock().getTime();
      const window = windows.get(key);
      if (window && window.endsAt > now && window.fresh >= requests) throw tooMany(window.endsAt - now);
    },
  };
}

/** 429 with the time until the window ends, in ms. */
export function tooMany(waitMs: number): Problem {
  const wait = Math.max(1, Math.ceil(waitMs / 1_000));
  return new Problem('request.too_many', 429, { facts: { seconds: wait }, retryAfter: wait });
}

function forgetEnded(windows: Map<string, { readonly endsAt: number }>, now: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  if (windows.size >= MOST_KEYS) windows.clear();
}
