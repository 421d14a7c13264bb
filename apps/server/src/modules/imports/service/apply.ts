import type { JobName } from '@sjaj/contract';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { Idempotency } from '../../../kernel/idempotency.ts';
import { inTransactionOnce } from '../../../kernel/idempotency.ts';
import { requestJob } from '../../../platform/queue/jobs.ts';
import { Problem } from '../../../platform/problem.ts';
import { alarmsOf, checkAppliable } from '../rules/import.ts';
import { begin, lock, stop } from '../store/progress.ts';
import { isAnyUnderWay } from '../store/pieces.ts';
import { type ImportRow, one } from '../store/read.ts';

export const STOCK_IMPORT: JobName = 'stock.import';
const ENTITY = 'stock_import';

/**
 * The worker looks for imports that are under way once this is committed. A request that waits already does not do for
 * this one: it may be taken before the commit, by a worker that finds nothing yet.
 */
export const askWorker = (tx: Tx): Promise<void> => requestJob(tx, STOCK_IMPORT);

interface ApplyInput {
  readonly id: number;
  readonly isConfirmed: boolean;
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * Lets the worker apply the compared lines to the stock, or continue a stopped import. 404 for an unknown import, 409
 * for one that is under way, was applied, is too old, or looks like the wrong file and was not confirmed.
 */
export const applyImport = (db: Db, { id, isConfirmed, staff, now }: ApplyInput, once: Idempotency): Promise<null> =>
  inTransactionOnce(db, once, async (tx) => {
    checkAppliable(await lock(tx, id), now);
    const file = await known(tx, id);
    const alarms = checkAlarms(file, isConfirmed);
    const { fileName, lines, changes, added, taken, throughLine } = file;
    const after = { fileName, lines, changes, added, taken, throughLine, alarms, isConfirmed };
    await writeAudit(tx, staff, { action: 'stock_imports.apply', entity: ENTITY, entityId: id, after });
    await begin(tx, id, { userName: staff.name, now });
    await askWorker(tx);
    return null;
  });

async function known(tx: Tx, id: number): Promise<ImportRow> {
  const file = await one(tx, id);
  if (!file) throw new Problem('records.not_found', 404);
  return file;
}

function checkAlarms(file: ImportRow, isConfirmed: boolean) {
  const { alarms, unknownPercent, vanishingPercent, largePercent } = alarmsOf(file);
  if (alarms.length > 0 && !isConfirmed) {
    throw new Problem('imports.confirm_first', 409, {
      facts: { unknown: unknownPercent, vanishing: vanishingPercent, large: largePercent },
    });
  }
  return alarms;
}

interface StopInput {
  readonly id: number;
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * Stops an import that is under way. A piece locks the import's row, so an import stops between two pieces. What was applied
 * stays. 404 for an unknown import, 409 for one that is not under way.
 */
export const stopImport = (db: Db, { id, staff, now }: StopInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const standing = await lock(tx, id);
    if (!standing) throw new Problem('records.not_found', 404);
    if (standing.state !== 'applying') throw new Problem('imports.not_under_way', 409);
    const { fileName, changes, done, refused } = await known(tx, id);
    const after = { fileName, changes, done, refused };
    await writeAudit(tx, staff, { action: 'stock_imports.stop', entity: ENTITY, entityId: id, after });
    await stop(tx, id, { userName: staff.name, now });
    // A worker that waited for this row has gone away without one.
    if (await isAnyUnderWay(tx)) await askWorker(tx);
  });
