import type { Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { readSettings } from '../../../settings/index.ts';
import { inLockOrder, MOST_ON_HAND, type Pieces } from '../../rules.ts';
import { insertMissing } from '../../store/counts.ts';
import { lock } from '../../store/stock-levels.ts';
import * as store from '../store/arrivals.ts';

/** Books goods that have arrived into the stock. 409 beyond what can be counted. */
export async function receiveStock(tx: Tx, arrived: readonly Pieces[], cause: store.ReceiptCause): Promise<void> {
  const pieces = inLockOrder(arrived);
  const levels = await lockAll(tx, pieces);
  for (const { articleId, quantity } of pieces) {
    if ((levels.get(articleId)?.onHand ?? 0) + quantity > MOST_ON_HAND) {
      throw new Problem('stock.too_many', 409, { facts: { maximum: MOST_ON_HAND } });
    }
  }
  await store.receive(tx, pieces, cause);
}

/** Sets the days on which goods are expected from vendors. */
export async function expectStock(tx: Tx, expectations: readonly store.Expectation[]): Promise<void> {
  await lockAll(tx, expectations);
  await store.expect(tx, expectations);
}

async function lockAll(tx: Tx, articles: readonly { readonly articleId: number }[]) {
  const ids = articles.map(({ articleId }) => articleId);
  const { lowStockLevel } = await readSettings(tx);
  await insertMissing(tx, ids, lowStockLevel);
  return lock(tx, ids);
}
