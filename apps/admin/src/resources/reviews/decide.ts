import type { ModeratedReview } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { messageOf } from '../../shared/api/failure.ts';

export type Decision = 'published' | 'rejected';

/** Publishes or rejects the review as it was read; refused where its author has written another one since. */
export const decide = ({ id, createdAt }: ModeratedReview, state: Decision) =>
  api.reviews.moderate({ params: { id }, body: { state, createdAt } });

interface Outcome {
  readonly done: number;
  /** Why those that were refused were refused, each reason once. */
  readonly refusals: readonly string[];
}

/** One after the other, so that a refused one stops none of the others; those decided so already are left alone. */
export async function decideAll(rows: readonly ModeratedReview[], state: Decision): Promise<Outcome> {
  const refusals = new Set<string>();
  let done = 0;
  for (const row of rows.filter((each) => each.state !== state)) {
    try {
      await decide(row, state);
      done += 1;
    } catch (error) {
      refusals.add(messageOf(error));
    }
  }
  return { done, refusals: [...refusals] };
}
