import type { Staff } from '../../kernel/actor.ts';
import { writeAudit } from '../../kernel/audit.ts';
import { type Idempotency, inTransactionOnce } from '../../kernel/idempotency.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problem.ts';
import { isArticleVisible } from '../articles/index.ts';
import * as store from './store.ts';

/** Stores a user's review of an article as pending; it replaces an earlier one. 404 if customers do not see the article. */
export const submitReview = (db: Db, idempotency: Idempotency, review: store.ReviewInput): Promise<null> =>
  inTransactionOnce(db, idempotency, async (tx) => {
    if (!(await isArticleVisible(tx, review.articleId))) throw new Problem('articles.not_found', 404);
    await store.save(tx, review);
    return null;
  });

interface ModerateReviewInput {
  readonly id: number;
  readonly state: 'published' | 'rejected';
  /** When the review that staff have read was written. */
  readonly createdAt: string;
}

/** Publishes or rejects a review. 404 if it does not exist, 409 if its author has replaced it since. */
export const moderateReview = (db: Db, staff: Staff, { id, state, createdAt }: ModerateReviewInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const review = await store.lock(tx, id);
    if (!review) throw new Problem('records.not_found', 404);
    if (review.createdAt.getTime() !== Date.parse(createdAt)) throw new Problem('records.changed_meanwhile', 409);
    await store.setState(tx, id, state);
    const { rating, comment } = review;
    await writeAudit(tx, staff, {
      action: state === 'published' ? 'reviews.publish' : 'reviews.reject',
      entity: 'review',
      entityId: id,
      before: { state: review.state, rating, comment },
      after: { state, rating, comment },
    });
  });
