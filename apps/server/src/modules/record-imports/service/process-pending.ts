import { businessDate } from '@sjaj/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { PictureDeps } from '../../../kernel/picture-records.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { workInPieces } from '../../../platform/queue/work-in-pieces.ts';
import { discardTakenOff, makeNextPictures } from '../pictures/service/make.ts';
import * as imports from '../store/imports.ts';
import { askWorker } from './decide.ts';
import { workOnPiece } from './pieces.ts';

/** Lines of a piece: its records are locked for some tenths of a second. */
const PIECE = 50;
/** Others have the database for themselves as long as a piece has had it, up to this. A shop without any order has no pauses. */
const LONGEST_PAUSE_MS = 500;

interface ProcessPendingInput {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Told of errors that no rule of the shop explains. */
  readonly onError: (error: unknown) => void;
  /** Lines of a piece. */
  readonly size?: number;
}

/**
 * Applies and undoes the imports that are under way, piece by piece, and begins those whose day has come. On shutdown it
 * leaves the rest to another run.
 */
export async function processPending(
  deps: PictureDeps,
  { clock, signal, onError, size = PIECE }: ProcessPendingInput,
): Promise<void> {
  const { db } = deps;
  await inTransaction(db, (tx) => imports.beginScheduled(tx, businessDate(clock()), clock()));
  const doPiece = async () => {
    const made = await makeNextPictures(deps);
    return workOnPiece(db, made ?? size, { now: clock(), onError });
  };
  const longestPauseMs = (await imports.isShopInUse(db)) ? LONGEST_PAUSE_MS : 0;
  await workInPieces(db, { signal, doPiece, askWorker, longestPauseMs });
  await discardTakenOff(deps);
}

/** Asks the worker to go on with what was cut off, by a crash or by the end of the one before. */
export const resumeImports = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (await imports.isAnyUnderWay(tx)) await askWorker(tx);
  });
