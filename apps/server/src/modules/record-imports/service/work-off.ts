import { setTimeout as pause } from 'node:timers/promises';
import { businessDate } from '@sjaj/domain';
import { type Clock, stopwatch } from '../../../platform/clock.ts';
import { type Db, inTransaction, isUnavailable } from '../../../platform/database/db.ts';
import * as imports from '../store/imports.ts';
import { askWorker } from './decide.ts';
import { workOnPiece } from './pieces.ts';

/** Lines of a piece: its records are locked for some tenths of a second. */
const PIECE = 50;
/** Others have the database for themselves as long as a piece has had it, up to this. */
const LONGEST_PAUSE_MS = 500;
/** How long to wait before a piece is tried again: the database is away or a record is locked. */
const RETRY_DELAY_MS = 1_000;
/** After this time another run continues: a run that ends shows that it does not hang. */
const LONGEST_RUN_MS = 60_000;

interface Working {
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
export async function workOff(db: Db, { clock, signal, onError, size = PIECE }: Working): Promise<void> {
  const begun = stopwatch();
  await inTransaction(db, (tx) => imports.beginScheduled(tx, businessDate(clock()), clock()));
  while (!signal.aborted && stopwatch() - begun < LONGEST_RUN_MS) {
    const from = stopwatch();
    const outcome = await workOnPiece(db, size, { now: clock(), onError }).catch(orLater);
    if (outcome === false) return;
    await pause(outcome === 'later' ? RETRY_DELAY_MS : Math.min(stopwatch() - from, LONGEST_PAUSE_MS));
  }
  await inTransaction(db, askWorker);
}

function orLater(error: unknown): 'later' {
  if (!isUnavailable(error)) throw error;
  return 'later';
}

/** Asks the worker to go on with what was cut off, by a crash or by the end of the one before. */
export const resumeImports = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (await imports.isAnyUnderWay(tx)) await askWorker(tx);
  });
