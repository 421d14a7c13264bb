import type { Tx } from '../../platform/db.ts';
import { allot, type Allotment, inLockOrder, type MovementKind, type Pieces } from './rules.ts';
import * as store from './store.ts';

const idsOf = (pieces: readonly Pieces[]): number[] => pieces.map(({ articleId }) => articleId);

/**
 * Looks what the shelves can give and locks them until the transaction ends, in id order: what is allotted now can be
 * reserved later in the same transaction. Nothing is taken yet.
 */
export async function allotStock(tx: Tx, wanted: readonly Pieces[]): Promise<Allotment> {
  const pieces = inLockOrder(wanted);
  return allot(pieces, await store.lock(tx, idsOf(pieces)));
}

/** Promises to an order what `allotStock` gave it in this transaction. */
export const reserveStock = (tx: Tx, taken: readonly Pieces[], cause: store.Cause): Promise<void> =>
  store.move(tx, 'reservation', taken, cause);

/** Gives back to everyone what was promised to an order. */
export const releaseStock = (tx: Tx, pieces: readonly Pieces[], cause: store.Cause): Promise<void> =>
  lockAndMove(tx, 'release', pieces, cause);

/** Takes promised pieces off the shelf: they are on their way. */
export const handOverStock = (tx: Tx, pieces: readonly Pieces[], cause: store.Cause): Promise<void> =>
  lockAndMove(tx, 'hand_over', pieces, cause);

/** Puts pieces that came back onto the shelf, promised to nobody. */
export const returnStock = (tx: Tx, pieces: readonly Pieces[], cause: store.Cause): Promise<void> =>
  lockAndMove(tx, 'return', pieces, cause);

async function lockAndMove(tx: Tx, kind: MovementKind, pieces: readonly Pieces[], cause: store.Cause): Promise<void> {
  const moving = inLockOrder(pieces).filter(({ quantity }) => quantity > 0);
  if (moving.length === 0) return;
  await store.lock(tx, idsOf(moving));
  await store.move(tx, kind, moving, cause);
}
