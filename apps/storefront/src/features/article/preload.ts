import type { QueryClient } from '@tanstack/react-query';
import { articleQuery } from './queries.ts';

/** Prefetches an article while the code of its page loads, or while the pointer is over a link to it. */
export function preloadArticle(queries: QueryClient, id: number): void {
  if (Number.isSafeInteger(id)) void queries.prefetchQuery(articleQuery(id));
}
