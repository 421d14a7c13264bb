import { type Db, inTransaction } from '../../../platform/db.ts';
import type { Idempotency } from '../../../platform/handlers.ts';
import { onceOnly } from '../../../platform/idempotency.ts';
import { announce } from '../../../platform/outbox.ts';
import { Problem } from '../../../platform/problem.ts';
import { isVisible } from '../store/requests.ts';
import * as store from './store.ts';

/**
 * Asks for a presentation of an article at the customer's; staff are told. A second wish while the first waits adds
 * nothing. 404 for an article that nobody sees.
 */
export const requestPresentation = (db: Db, idempotency: Idempotency, wish: store.Wish): Promise<null> =>
  inTransaction(db, (tx) =>
    onceOnly(tx, idempotency, async () => {
      if (!(await isVisible(tx, wish.articleId))) throw new Problem('articles.not_found', 404);
      const requestId = await store.insertUnlessWaiting(tx, wish);
      if (requestId !== null) await announce(tx, 'presentation.requested', { requestId });
      return null;
    }),
  );
