import { setTimeout as pause } from 'node:timers/promises';
import { stopwatch } from '../clock.ts';
import { type Db, inTransaction, isUnavailable, type Tx } from '../database/db.ts';

/** How long to wait before a piece is tried again: the database is away or a row is locked. */
const RETRY_DELAY_MS = 1_000;
/** After this time another run continues: a run that ends shows that it does not hang. */
const LONGEST_RUN_MS = 60_000;

interface PieceWork {
  readonly signal: AbortSignal;
  /** Does the next piece; false where nothing is left. */
  readonly doPiece: () => Promise<boolean>;
  /** Asks for another run, in a transaction. */
  readonly askWorker: (tx: Tx) => Promise<void>;
  readonly longestPauseMs: number;
  /** Others have the database for themselves so many times as long as a piece has had it. */
  readonly pauses?: number;
}

/** Does stored work piece by piece, with pauses in between. On shutdown, and after a minute, it leaves the rest to another run. */
export async function workInPieces(db: Db, work: PieceWork): Promise<void> {
  const { signal, doPiece, askWorker, longestPauseMs, pauses = 1 } = work;
  const begun = stopwatch();
  while (!signal.aborted && stopwatch() - begun < LONGEST_RUN_MS) {
    const from = stopwatch();
    const outcome = await doPiece().catch(orLater);
    if (outcome === false) return;
    await pause(outcome === 'later' ? RETRY_DELAY_MS : Math.min((stopwatch() - from) * pauses, longestPauseMs));
  }
  await inTransaction(db, askWorker);
}

function orLater(error: unknown): 'later' {
  if (!isUnavailable(error)) throw error;
  return 'later';
}
