import type { Idempotency } from '../../../platform/handlers.ts';
import { type Db, inTransaction } from '../../../platform/db.ts';
import { onceOnly } from '../../../platform/idempotency.ts';
import { announce } from '../../../platform/outbox.ts';
import { Problem } from '../../../platform/problem.ts';
import * as store from '../store/requests.ts';

interface OutOfStockRequest {
  readonly articleId: number;
  readonly userId: number;
  readonly comment: string;
}

/** Asks to be told when an article arrives, or for an offer; staff are told. 404 for an article that nobody sees. */
export const requestArticle = (db: Db, idempotency: Idempotency, request: OutOfStockRequest): Promise<null> =>
  inTransaction(db, (tx) =>
    onceOnly(tx, idempotency, async () => {
      if (!(await store.isVisible(tx, request.articleId))) throw new Problem('articles.not_found', 404);
      await announce(tx, 'out_of_stock.requested', { requestId: await store.insertRequest(tx, request) });
      return null;
    }),
  );
