import type { QueryClient } from '@tanstack/react-query';
import { expectsBuyer } from '../../shared/session/buyer.ts';
import { promotionQuery } from '../../shared/promotion.ts';
import { usualArticlesQuery } from '../../shared/article/usual-articles.ts';
import { selectedQuery } from '../../shared/selected.ts';
import { finishedOrdersQuery, mainPageQuery, newestQuery, openOrdersQuery } from './queries.ts';

/** Prefetches all queries of Home in parallel, before it is rendered. */
export function preloadHome(queries: QueryClient): void {
  if (expectsBuyer()) {
    void queries.prefetchQuery(usualArticlesQuery);
    void queries.prefetchQuery(openOrdersQuery);
    void queries.prefetchQuery(finishedOrdersQuery);
  }
  void queries.prefetchQuery(mainPageQuery);
  void queries.prefetchQuery(promotionQuery);
  void queries.prefetchQuery(selectedQuery);
  void queries.prefetchQuery(newestQuery);
}
