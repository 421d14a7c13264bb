import type { PrefetchedAnswer } from '@sjaj/client';

/** Prefetched answers older than this are not used. */
const LONGEST_WAIT_MS = 20_000;

declare global {
  interface Window {
    /** The answers to the calls that the entry `first-paint` has sent in one, by method, path and body. */
    sjajPrefetched?: Record<string, Promise<PrefetchedAnswer | undefined>>;
  }
}

/** The prefetched answer to a call; each is taken once. */
export function takePrefetched(request: string): Promise<PrefetchedAnswer | undefined> | undefined {
  const answers = window.sjajPrefetched;
  const answer = answers?.[request];
  if (answers && answer) delete answers[request];
  return answer;
}

/** Drops the answers that no call has taken: they belong to the session that the page began with. */
export function dropPrefetched(): void {
  delete window.sjajPrefetched;
}

/** Drops them once they are old. */
export const expirePrefetched = (): void => void setTimeout(dropPrefetched, LONGEST_WAIT_MS);
