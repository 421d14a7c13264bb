import type { QueryClient } from '@tanstack/react-query';
import { articleQuery } from './queries.ts';

/** Asks for an article before its page is drawn: while its code loads, or while the pointer stays on a link to it. */
export function preloadArticle(queries: QueryClient, id: number): void {
  if (Number.isSafeInteger(id)) void queries.prefetchQuery(articleQuery(id));
}
