import './reviews.css';
import type { CallSettings } from '@sjaj/client';
import { type ModeratedReview, REVIEW_STATES } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { sortRequest } from '../../shared/list/list-request.ts';
import { useWaiting } from '../../shared/waiting.ts';
import { ReviewsBulk } from './reviews-bulk.tsx';
import { REVIEW_COLUMNS } from './reviews-columns.tsx';

function load(query: ListQuery, settings?: CallSettings) {
  const state = REVIEW_STATES.find((one) => one === query.view) ?? 'pending';
  return api.reviews.moderationList(
    { body: { ...sortRequest(query, ['default', 'createdDate', 'rating']), state } },
    settings,
  );
}

function useCounts(): Readonly<Record<string, number>> {
  return { pending: useWaiting(['reviews']) };
}

export const reviewsList: ListDefinition<ModeratedReview> = {
  name: 'reviews',
  title: 'resource.reviews',
  searchHint: 'reviews.search',
  columns: REVIEW_COLUMNS,
  views: [
    { key: 'pending', title: 'reviews.waiting', isWaiting: true },
    { key: 'published', title: 'reviews.published' },
    { key: 'rejected', title: 'reviews.rejected' },
  ],
  filters: [],
  load,
  useCounts,
  nameOf: ({ author, article }) => `${author}, ${article.title}`,
  bulk: ReviewsBulk,
};
