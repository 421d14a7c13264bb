import type { ModeratedReview } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';

export type Decision = 'published' | 'rejected';

/** Publishes or rejects a review in the version that was read. Refused if its author has changed it since. */
export const decide = ({ id, createdAt }: ModeratedReview, state: Decision) =>
  api.reviews.moderate({ params: { id }, body: { state, createdAt } });
