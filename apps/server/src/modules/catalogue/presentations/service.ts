import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Idempotency } from '../../../kernel/idempotency.ts';
import { withIdempotency } from '../../../kernel/idempotency.ts';
import { publish } from '../../../kernel/domain-events.ts';
import { Problem } from '../../../platform/problem.ts';
import { checkRequestRate } from '../service/requests.ts';
import { isVisible } from '../store/requests.ts';
import * as store from './store.ts';

/**
 * Asks for a presentation of an article at the customer's; staff are told. A second wish while the first waits adds
 * nothing. 404 for an article that nobody sees, 429 too often.
 */
export const requestPresentation = (db: Db, idempotency: Idempotency, wish: store.Wish): Promise<null> =>
  inTransaction(db, (tx) =>
    withIdempotency(tx, idempotency, async () => {
      if (!(await isVisible(tx, wish.articleId))) throw new Problem('articles.not_found', 404);
      await checkRequestRate(tx, wish);
      const requestId = await store.insertUnlessWaiting(tx, wish);
      if (requestId !== null) await publish(tx, 'presentation.requested', { requestId });
      return null;
    }),
  );
