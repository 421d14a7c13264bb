import { setImmediate as nextTurn } from 'node:timers/promises';
import { tidyLine } from '@sjaj/domain';
import type { Staff } from '../../../platform/actor.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/db.ts';
import type { Upload } from '../../../platform/handlers.ts';
import { Problem } from '../../../platform/problem.ts';
import { readSheetRows, type SheetRows } from '../../../platform/sheet-reading.ts';
import { countedLines, layoutOf } from '../rules.ts';
import * as comparing from '../store/compare.ts';
import { recount } from '../store/course.ts';

const LIMITS = { bytes: 10 * 1_024 * 1_024, rows: 100_001 };
const BATCH = 2_500;
const LONGEST_NAME = 150;
const KEPT_MS = 7 * 24 * 3_600_000;

interface Sending {
  readonly staff: Staff;
  readonly upload: Upload;
  readonly now: Date;
}

/** Compares a file with the shelves and keeps the result; returns its id. 400 and 413 for files that cannot be read. */
export async function compareFile(db: Db, { staff, upload, now }: Sending): Promise<number> {
  const rows = await readSheetRows(upload, LIMITS);
  const fileName = tidyLine(upload.name).slice(0, LONGEST_NAME);
  return inTransaction(db, async (tx) => {
    await comparing.allowLongStatements(tx);
    await comparing.forget(tx, new Date(now.getTime() - KEPT_MS));
    const id = await comparing.insert(tx, { fileName, userId: staff.userId, userName: staff.name, now });
    await comparing.openCounted(tx);
    if ((await addAll(tx, rows)) === 0) throw new Problem('imports.empty', 400);
    await comparing.judge(tx, id);
    await comparing.guess(tx, id);
    await recount(tx, id);
    return id;
  });
}

/** In batches, with a turn for others between two; how many lines say something. */
async function addAll(tx: Tx, rows: SheetRows): Promise<number> {
  const layout = layoutOf(rows);
  let count = 0;
  for (let from = 0; from < rows.length; from += BATCH) {
    const lines = countedLines(rows.slice(from, from + BATCH), layout, from);
    if (lines.length > 0) await comparing.addCounted(tx, lines);
    count += lines.length;
    await nextTurn();
  }
  return count;
}
