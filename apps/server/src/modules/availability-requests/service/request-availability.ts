import { publish } from '../events.ts';
import { type Idempotency, inTransactionOnce } from '../../../kernel/idempotency.ts';
import type { Db } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { isArticleVisible } from '../../articles/index.ts';
import * as store from '../store/create.ts';
import { checkRequestRate } from './request-rate.ts';

/**
 * Asks staff for an article that cannot be bought now, and notifies them. 404 if customers do not see the article, 429 after
 * too many requests.
 */
export const requestAvailability = (
  db: Db,
  idempotency: Idempotency,
  request: store.AvailabilityRequestInput,
): Promise<null> =>
  inTransactionOnce(db, idempotency, async (tx) => {
    if (!(await isArticleVisible(tx, request.articleId))) throw new Problem('articles.not_found', 404);
    await checkRequestRate(tx, request);
    await publish(tx, 'out_of_stock.requested', { requestId: await store.insert(tx, request) });
    return null;
  });
