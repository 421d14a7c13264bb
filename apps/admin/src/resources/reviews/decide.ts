import type { ModeratedReview } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';

export type Decision = 'published' | 'rejected';

/** Publishes or rejects the review as it was read; refused where its author has written another one since. */
export const decide = ({ id, createdAt }: ModeratedReview, state: Decision) =>
  api.reviews.moderate({ params: { id }, body: { state, createdAt } });
