import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { workInPieces } from '../../../platform/queue/work-in-pieces.ts';
import { applyCounts } from '../../stock/index.ts';
import { summarizePiece } from '../rules/import.ts';
import * as pieces from '../store/pieces.ts';
import { askWorker } from './apply.ts';

/** Lines of a piece: its stock levels are locked for some hundredths of a second. */
const PIECE = 500;
/** Orders have the database for themselves so many times as long as a piece has had it, up to this. */
const PAUSES = 2;
const LONGEST_PAUSE_MS = 500;

interface ProcessPendingInput {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Lines of a piece. */
  readonly size?: number;
}

/**
 * Applies the imports that are under way to the stock, piece by piece, the one that was begun first until its end. Any
 * number of workers may do so at once: each piece is one worker's. On shutdown it leaves the rest to another run.
 */
export async function processPending(db: Db, { clock, signal, size = PIECE }: ProcessPendingInput): Promise<void> {
  const doPiece = () => applyPiece(db, size, clock());
  await workInPieces(db, { signal, doPiece, askWorker, longestPauseMs: LONGEST_PAUSE_MS, pauses: PAUSES });
}

/** Applies the next piece in one transaction: stock, ledger and progress of the import; false where none is under way. */
export const applyPiece = (db: Db, size: number, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const file = await pieces.nextUnderWay(tx);
    if (!file) return false;
    const changes = await pieces.nextChanges(tx, file, size);
    const counts = changes.map(({ articleId, onHand, onHandBefore }) => ({
      articleId,
      onHand,
      expectedOnHand: onHandBefore,
    }));
    const piece = summarizePiece(changes, await applyCounts(tx, counts, { importId: file.id, now }));
    await pieces.markRefused(tx, file.id, piece.refused);
    await pieces.recordProgress(tx, file, piece);
    if (changes.length < size) await pieces.finish(tx, file.id, now);
    return true;
  });

/** Asks the worker to go on with what was cut off, by a crash or by the end of the one before. */
export const resumeImports = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (await pieces.isAnyUnderWay(tx)) await askWorker(tx);
  });
