import { businessDate } from '@sjaj/domain';
import type { Clock } from '../../../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { workInPieces } from '../../../../platform/queue/work-in-pieces.ts';
import { isSame } from '../rules/new-prices.ts';
import * as lines from '../store/lines.ts';
import * as changes from '../store/price-changes.ts';
import * as selected from '../store/selection.ts';
import { askWorker } from './decide.ts';
import { type PriceWrite, writePrices } from './write-prices.ts';

/** Articles of one transaction: their locks are short, so that orders and other editors go on meanwhile. */
const BATCH = 500;
/** Others have the database for themselves as long as a batch has had it, up to this. */
const LONGEST_PAUSE_MS = 300;

interface ProcessPendingInput {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Articles of one transaction. */
  readonly size?: number;
}

/**
 * Applies and undoes the changes that are under way, batch by batch, and begins those whose day has come. On shutdown it
 * leaves the rest to another run.
 */
export async function processPending(db: Db, { clock, signal, size = BATCH }: ProcessPendingInput): Promise<void> {
  await inTransaction(db, (tx) => changes.beginScheduled(tx, businessDate(clock()), clock()));
  const doPiece = () => inTransaction(db, (tx) => workOnBatch(tx, size, clock()));
  await workInPieces(db, { signal, doPiece, askWorker, longestPauseMs: LONGEST_PAUSE_MS });
}

/** Asks the worker to go on with what was cut off, by a crash or by the end of the one before. */
export const resumePriceChanges = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (await changes.isAnyUnderWay(tx)) await askWorker(tx);
  });

/** Works on the next articles of the change that was begun first; false where none is under way. */
async function workOnBatch(tx: Tx, size: number, now: Date): Promise<boolean> {
  const change = await changes.nextUnderWay(tx);
  if (!change) return false;
  const isUndo = change.state === 'undoing';
  const batch = await lines.next(tx, change.id, isUndo ? 'changed' : 'change', size);
  const articles = await selected.priced(
    tx,
    batch.map(({ articleId }) => articleId),
    { locks: true },
  );
  const writes: PriceWrite[] = [];
  const results = batch.map((line) => {
    const [expected, wanted] = isUndo ? [line.after, line.before] : [line.before, line.after];
    const article = articles.get(line.articleId);
    if (!isUndo && line.warning !== null && !change.takesDoubtful)
      return { line: line.line, outcome: 'left_out' as const };
    if (!article || !isSame(article, expected))
      return { line: line.line, outcome: isUndo ? ('kept' as const) : ('moved' as const) };
    writes.push({ article, wanted });
    return { line: line.line, outcome: isUndo ? ('undone' as const) : ('changed' as const) };
  });
  const cause = isUndo ? ('undo' as const) : ('change' as const);
  const byName = (isUndo ? change.undoneByName : change.appliedByName) ?? '';
  await writePrices(tx, { cause, byName, priceChangeId: change.id, now }, writes);
  await lines.mark(tx, change.id, results);
  const isEnd = batch.length < size;
  const done = writes.length;
  await changes.update(tx, change.id, {
    ...(isUndo
      ? { undone: change.undone + done }
      : { done: change.done + done, refused: change.refused + batch.length - done }),
    ...(isEnd && { state: isUndo ? ('undone' as const) : ('done' as const), ended_at: now }),
  });
  return true;
}
