import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import * as store from '../store.ts';

const MOST_ITEMS = 1_000;

/** Takes the article off the list where it is on it, else puts it on; true where it is on it now. */
export const toggle = (db: Db, userId: number, articleId: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (await store.remove(tx, userId, articleId)) return false;
    if (!(await store.isVisible(tx, articleId))) throw new Problem('articles.not_found', 404);
    if ((await store.count(tx, userId)) >= MOST_ITEMS)
      throw new Problem('wishlist.full', 409, { facts: { count: MOST_ITEMS } });
    await store.insert(tx, userId, articleId);
    return true;
  });
