import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Idempotency } from '../../../kernel/idempotency.ts';
import { withIdempotency } from '../../../kernel/idempotency.ts';
import { Problem } from '../../../platform/problem.ts';
import { isVisible } from '../store/requests.ts';
import * as store from './store.ts';

/** Keeps the user's review of an article until staff have read it, in place of an earlier one. 404 for one that nobody sees. */
export const addReview = (db: Db, idempotency: Idempotency, review: store.NewReview): Promise<null> =>
  inTransaction(db, (tx) =>
    withIdempotency(tx, idempotency, async () => {
      if (!(await isVisible(tx, review.articleId))) throw new Problem('articles.not_found', 404);
      await store.save(tx, review);
      return null;
    }),
  );

interface Decision {
  readonly id: number;
  readonly state: 'published' | 'rejected';
  readonly createdAt: string;
  readonly by: Staff;
}

/** Publishes or rejects a review. 404 for an unknown one, 409 where the author has written another one meanwhile. */
export const moderate = (db: Db, { id, state, createdAt, by }: Decision): Promise<void> =>
  inTransaction(db, async (tx) => {
    const review = await store.lock(tx, id);
    if (!review) throw new Problem('records.not_found', 404);
    if (review.createdAt.getTime() !== Date.parse(createdAt)) throw new Problem('records.changed_meanwhile', 409);
    await store.setState(tx, id, state);
    const { rating, comment } = review;
    await writeAudit(tx, by, {
      action: state === 'published' ? 'reviews.publish' : 'reviews.reject',
      entity: 'review',
      entityId: id,
      before: { state: review.state, rating, comment },
      after: { state, rating, comment },
    });
  });
