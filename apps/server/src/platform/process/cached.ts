import type { Clock } from '../clock.ts';

/** Reads at most once in `lifeMs`, for what every request needs. A failed read is not kept. */
export function cachedFor<T>(lifeMs: number, clock: Clock, read: () => Promise<T>): () => Promise<T> {
  let known: { readonly until: number; readonly value: Promise<T> } | undefined;
  return () => {
    const now = clock().getTime();
    if (!known || known.until <= now) {
      const value = read();
      known = { until: now + lifeMs, value };
      value.catch(() => (known = undefined));
    }
    return known.value;
  };
}
