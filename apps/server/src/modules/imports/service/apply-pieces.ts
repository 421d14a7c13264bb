import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, stopwatch } from '../../../platform/clock.ts';
import { type Db, inTransaction, isUnavailable } from '../../../platform/database/db.ts';
import { applyCounts } from '../../stock/index.ts';
import { summarizePiece } from '../rules/import.ts';
import * as pieces from '../store/pieces.ts';
import { askWorker } from './apply.ts';

/** Lines of a piece: its stock levels are locked for some hundredths of a second. */
const PIECE = 500;
/** Orders have the database for themselves so many times as long as a piece has had it, up to this. */
const PAUSES = 2;
const LONGEST_PAUSE_MS = 500;
/** How long to wait before a piece is tried again: the database is away or stock is locked. */
const RETRY_DELAY_MS = 1_000;
/** After this time another run continues: a run that ends shows that it does not hang. */
const LONGEST_RUN_MS = 60_000;

interface Working {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Lines of a piece. */
  readonly size?: number;
}

/**
 * Applies the imports that are under way to the stock, piece by piece, the one that was begun first until its end. Any
 * number of workers may do so at once: each piece is one worker's. On shutdown it leaves the rest to another run.
 */
export async function workOff(db: Db, { clock, signal, size = PIECE }: Working): Promise<void> {
  const begun = stopwatch();
  while (!signal.aborted && stopwatch() - begun < LONGEST_RUN_MS) {
    const from = stopwatch();
    const outcome = await applyPiece(db, size, clock()).catch(orLater);
    if (outcome === false) return;
    await pause(outcome === 'later' ? RETRY_DELAY_MS : Math.min((stopwatch() - from) * PAUSES, LONGEST_PAUSE_MS));
  }
  await inTransaction(db, askWorker);
}

function orLater(error: unknown): 'later' {
  if (!isUnavailable(error)) throw error;
  return 'later';
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
