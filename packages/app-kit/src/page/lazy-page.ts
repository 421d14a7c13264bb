import { lazyRouteComponent } from '@tanstack/react-router';

const CHUNK_TIMEOUT_MS = 120_000;

/**
 * A page whose code is fetched when it is opened or preloaded. Code that has not arrived after two minutes is an error, so that
 * the page can offer to try again. Code of an older deployment that is gone makes the router reload the page once.
 */
export const lazyPage: typeof lazyRouteComponent = (load, exportName) =>
  lazyRouteComponent(() => withinChunkTimeout(load()), exportName);

/** Rejects when the code takes longer than two minutes: the browser itself sets no limit. */
export function withinChunkTimeout<T>(chunk: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The code of the page did not arrive in time.')), CHUNK_TIMEOUT_MS);
    void chunk.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
