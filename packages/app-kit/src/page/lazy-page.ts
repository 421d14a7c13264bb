import { lazyRouteComponent } from '@tanstack/react-router';

const CHUNK_TIMEOUT_MS = 120_000;
/** ms before code that could not be fetched is asked for again: a connection that comes back is not there for every call at once. */
const PAUSES_MS = [500, 2_000];

/**
 * A page whose code is fetched when it is opened or preloaded. Code that has not arrived after two minutes is an error, so that
 * the page can offer to try again. Code that cannot be fetched, or of an older deployment that is gone, makes the router reload the page once.
 */
export const lazyPage: typeof lazyRouteComponent = (load, exportName) =>
  lazyRouteComponent(() => withinChunkTimeout(fetchedAgain(load)), exportName);

/** Asks for code again while the device is online, where the browser has not remembered the failure; without a connection the first one counts. */
export async function fetchedAgain<T>(load: () => Promise<T>, pauses: readonly number[] = PAUSES_MS): Promise<T> {
  const [pause, ...rest] = pauses;
  try {
    return await load();
  } catch (error) {
    if (pause === undefined || !navigator.onLine) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return fetchedAgain(load, rest);
  }
}

/** Rejects when the code takes longer than two minutes: the browser itself sets no limit. */
export function withinChunkTimeout<T>(chunk: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The code of the page did not arrive in time.')), CHUNK_TIMEOUT_MS);
    void chunk.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
