import type { Tx } from '../../platform/database/db.ts';
import { allot, type Allotment, inLockOrder, type MovementKind, type Pieces } from './rules.ts';
import { readSettings } from '../settings/index.ts';
import type { CountCause, CountResult, StockCount } from './store/counts.ts';
import * as countStore from './store/counts.ts';
import * as store from './store/stock-levels.ts';

/** What changes a stock level, in the order of locks. */
const piecesToMove = (pieces: readonly Pieces[]): readonly Pieces[] =>
  inLockOrder(pieces).filter(({ quantity }) => quantity > 0);

const idsOf = (pieces: readonly Pieces[]): number[] => pieces.map(({ articleId }) => articleId);

/** Creates the stock levels of new articles: nothing on hand. */
export const createStockLevels = (tx: Tx, articleIds: readonly number[]): Promise<void> => store.insert(tx, articleIds);

/** Deletes the stock level of an article that is deleted, with its movements. */
export const deleteStockLevel = (tx: Tx, articleId: number): Promise<void> => store.remove(tx, articleId);

/**
 * Reads what is available and locks the stock levels until the transaction ends, in id order: what is allotted now can be
 * reserved later in the same transaction. Nothing is taken yet.
 */
export async function allotStock(tx: Tx, wanted: readonly Pieces[]): Promise<Allotment> {
  const pieces = inLockOrder(wanted);
  return allot(pieces, await store.lock(tx, idsOf(pieces)));
}

/**
 * Locks the stock levels of articles that are changed one after the other: all of them before the first change and in the order of their ids,
 * as orders do. The same order of locks rules out a deadlock.
 */
export const lockStock = async (tx: Tx, articleIds: readonly number[]): Promise<void> =>
  void (await store.lock(tx, articleIds));

/** Promises to an order what `allotStock` gave it in this transaction. */
export const reserveStock = (tx: Tx, taken: readonly Pieces[], cause: store.Cause): Promise<void> =>
  store.move(tx, 'reservation', taken, cause);

/** Gives back to everyone what was promised to an order. */
export const releaseStock = (tx: Tx, pieces: readonly Pieces[], cause: store.Cause): Promise<void> =>
  lockAndMove(tx, 'release', pieces, cause);

/** Takes reserved pieces out of the stock: they are on their way. */
export const handOverStock = (tx: Tx, pieces: readonly Pieces[], cause: store.Cause): Promise<void> =>
  lockAndMove(tx, 'hand_over', pieces, cause);

/** Adds pieces that came back to the stock; no order reserves them. */
export const returnStock = (tx: Tx, pieces: readonly Pieces[], cause: store.Cause): Promise<void> =>
  lockAndMove(tx, 'return', pieces, cause);

async function lockAndMove(tx: Tx, kind: MovementKind, pieces: readonly Pieces[], cause: store.Cause): Promise<void> {
  const moved = piecesToMove(pieces);
  if (moved.length === 0) return;
  await store.lock(tx, idsOf(moved));
  await store.move(tx, kind, moved, cause);
}

/** Pieces that are promised to an order. */
export interface Promised {
  readonly pieces: readonly Pieces[];
  readonly cause: store.Cause;
}

/**
 * Moves reserved pieces from orders to others. All stock levels are locked at once, in id order; what is given and taken is
 * the same, so that nobody can buy it in between.
 */
export async function handOnStock(tx: Tx, from: readonly Promised[], to: readonly Promised[]): Promise<void> {
  const all = piecesToMove([...from, ...to].flatMap(({ pieces }) => pieces));
  if (all.length === 0) return;
  await store.lock(tx, idsOf(all));
  for (const { pieces, cause } of from) await store.move(tx, 'release', piecesToMove(pieces), cause);
  for (const { pieces, cause } of to) await store.move(tx, 'reservation', piecesToMove(pieces), cause);
}

/**
 * Sets counted stock levels and writes their movements. A stock level that has changed since the comparison, or of which
 * orders hold more than was counted, is refused. An article may occur once; an unknown article is a database error.
 */
export async function applyCounts(
  tx: Tx,
  counts: readonly StockCount[],
  cause: CountCause,
): Promise<readonly CountResult[]> {
  if (counts.length === 0) return [];
  const { lowStockLevel } = await readSettings(tx);
  await countStore.insertMissing(
    tx,
    counts.map(({ articleId }) => articleId),
    lowStockLevel,
  );
  return countStore.applyCounts(tx, counts, cause);
}
