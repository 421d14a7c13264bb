import { setImmediate as nextTurn } from 'node:timers/promises';
import { tidyLine } from '@sjaj/domain';
import type { Staff } from '../../platform/actor.ts';
import { writeAudit } from '../../platform/audit.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db.ts';
import type { Idempotency, Upload } from '../../platform/handlers.ts';
import { onceOnly } from '../../platform/idempotency.ts';
import { Problem } from '../../platform/problem.ts';
import { readSheetRows, type SheetRows } from '../../platform/sheet-reading.ts';
import { readSettings } from '../settings/index.ts';
import { alarmsOf, countedLines, countOf, isOutdated, layoutOf } from './rules.ts';
import * as applying from './store/apply.ts';
import * as comparing from './store/compare.ts';
import * as correcting from './store/correct.ts';
import { one } from './store/read.ts';

const LIMITS = { bytes: 10 * 1_024 * 1_024, rows: 100_001 };
const BATCH = 2_500;
const LONGEST_NAME = 150;
const ENTITY = 'stock_import';
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

interface Applying {
  readonly id: number;
  readonly isConfirmed: boolean;
  readonly staff: Staff;
  readonly now: Date;
}

interface Correction {
  readonly id: number;
  readonly line: number;
  readonly code: string;
  readonly written: string;
  readonly now: Date;
}

/** Compares one line anew as it was corrected. 404 for an unknown one, 409 where the import was applied or is too old. */
export const correctLine = (db: Db, { id, line, code, written, now }: Correction): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockOpen(tx, id, now);
    const known = await correcting.correct(tx, id, { line, code, written, ...countOf(written) });
    if (!known) throw new Problem('records.not_found', 404);
    await correcting.release(tx, id);
  });

/** Nobody else applies or corrects the import until the transaction ends. 404, or 409 where it can be applied no more. */
async function lockOpen(tx: Tx, id: number, now: Date): Promise<void> {
  const locked = await applying.lock(tx, id);
  if (!locked) throw new Problem('records.not_found', 404);
  if (locked.appliedAt !== null) throw new Problem('imports.applied_already', 409);
  if (isOutdated(locked.createdAt, now)) throw new Problem('imports.outdated', 409);
}

/**
 * Applies what was compared, all changes or none. 404 for an unknown import, 409 for one that was applied, is too old,
 * or looks like the wrong file and was not confirmed.
 */
export const applyImport = (db: Db, { id, isConfirmed, staff, now }: Applying, once: Idempotency): Promise<null> =>
  inTransaction(db, (tx) =>
    onceOnly(tx, once, async () => {
      await lockOpen(tx, id, now);
      await comparing.allowLongStatements(tx);
      const counts = await checkAlarms(tx, id, isConfirmed);
      const { lowStockLevel: shopLevel } = await readSettings(tx);
      await writeAudit(tx, staff, { action: 'stock_imports.apply', entity: ENTITY, entityId: id, after: counts });
      // Last, so that the shelves are locked as shortly as can be.
      await applying.apply(tx, { importId: id, userName: staff.name, shopLevel, now });
      return null;
    }),
  );

async function checkAlarms(tx: Tx, id: number, isConfirmed: boolean) {
  const compared = await one(tx, id);
  if (!compared) throw new Problem('records.not_found', 404);
  const { alarms, unknownPercent, vanishingPercent } = alarmsOf(compared);
  if (alarms.length > 0 && !isConfirmed) {
    throw new Problem('imports.confirm_first', 409, {
      facts: { unknown: unknownPercent, vanishing: vanishingPercent },
    });
  }
  const { fileName, lines, changes, added, taken } = compared;
  return { fileName, lines, changes, added, taken, alarms, isConfirmed };
}
