import type { Idempotency } from '../../../kernel/idempotency.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { withIdempotency } from '../../../kernel/idempotency.ts';
import { publish } from '../../../kernel/domain-events.ts';
import { Problem } from '../../../platform/problem.ts';
import * as store from '../store/requests.ts';

interface OutOfStockRequest {
  readonly articleId: number;
  readonly userId: number;
  readonly comment: string;
  readonly now: Date;
}

/** Asks to be told when an article arrives, or for an offer; staff are told. 404 for an article that nobody sees, 429 too often. */
export const requestArticle = (db: Db, idempotency: Idempotency, request: OutOfStockRequest): Promise<null> =>
  inTransaction(db, (tx) =>
    withIdempotency(tx, idempotency, async () => {
      if (!(await store.isVisible(tx, request.articleId))) throw new Problem('articles.not_found', 404);
      await checkRequestRate(tx, request);
      await publish(tx, 'out_of_stock.requested', { requestId: await store.insertRequest(tx, request) });
      return null;
    }),
  );

const HOUR_MS = 3_600_000;
/** What staff are asked in an hour by one user, and by one company. */
const MOST_OF_USER = 20;
const MOST_OF_COMPANY = 60;

/** 429 for who has asked staff for much within the hour, over all processes. */
export async function checkRequestRate(tx: Tx, { userId, now }: { userId: number; now: Date }): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  const { ofUser, ofCompany, first } = await store.recentRequests(tx, userId, since);
  if (first === null || (ofUser < MOST_OF_USER && ofCompany < MOST_OF_COMPANY)) return;
  const seconds = Math.max(1, Math.ceil((first.getTime() + HOUR_MS - now.getTime()) / 1_000));
  throw new Problem('request.too_many', 429, { facts: { seconds }, retryAfter: seconds });
}
