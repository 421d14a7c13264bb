import type { Feninga } from '@sjaj/domain';
import type { Tx } from '../../../../platform/database/db.ts';
import { replaceQuantityPricesOfMany } from '../../../pricing/index.ts';
import { notePrices, type PriceMove } from '../../store/price-history.ts';
import type { Prices } from '../rules/new-prices.ts';
import * as lines from '../store/lines.ts';
import type { PricedArticle } from '../store/selection.ts';

export interface PriceWrite {
  /** As it is, locked. */
  readonly article: PricedArticle;
  readonly wanted: Prices;
  /** The purchase price, where it changes too. */
  readonly cost?: Feninga;
}

/** Writes the prices of many articles and notes them in their history. */
export async function writePrices(
  tx: Tx,
  cause: Parameters<typeof notePrices>[1],
  writes: readonly PriceWrite[],
): Promise<void> {
  if (writes.length === 0) return;
  await lines.writePrices(
    tx,
    writes.map(({ article, wanted: { vpc, mpc }, cost = article.cost }) => ({
      articleId: article.id,
      vpc,
      mpc,
      cost,
    })),
  );
  await replaceQuantityPricesOfMany(
    tx,
    writes
      .filter(({ article, wanted }) => JSON.stringify(article.breaks) !== JSON.stringify(wanted.breaks))
      .map(({ article, wanted }) => ({ articleId: article.id, breaks: wanted.breaks })),
  );
  const moves: PriceMove[] = writes.map(({ article, wanted: { vpc, mpc }, cost = article.cost }) => ({
    articleId: article.id,
    before: { vpc: article.vpc, mpc: article.mpc, cost: article.cost },
    after: { vpc, mpc, cost },
  }));
  await notePrices(tx, cause, moves);
}
