import type { QueryClient } from '@tanstack/react-query';
import { articleQuery } from '../../shared/article/article-query.ts';
import { deliveryDaysQuery } from '../../shared/delivery/delivery-days.tsx';
import { articleTabsQuery } from './queries.ts';

/**
 * Prefetches an article while the code of its page loads, or while the pointer is over a link to it; with it what has a place above other
 * content, which would move when it came later.
 */
export function preloadArticle(queries: QueryClient, id: number): void {
  if (!Number.isSafeInteger(id)) return;
  void queries.prefetchQuery(articleQuery(id));
  void queries.prefetchQuery(articleTabsQuery(id));
  void queries.prefetchQuery(deliveryDaysQuery());
}
