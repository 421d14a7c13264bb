import type { JobName } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Idempotency, inTransactionOnce } from '../../../kernel/idempotency.ts';
import { type Release, releasedColumns } from '../../../kernel/release.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { requestJob } from '../../../platform/queue/jobs.ts';
import { Problem } from '../../../platform/problem.ts';
import { canUndo, checkAppliable } from '../rules/state.ts';
import { lock, update } from '../store/imports.ts';

export const RECORD_IMPORT: JobName = 'records.import';
const ENTITY = 'record_import';

/** The worker looks for imports that are under way once this is committed. */
export const askWorker = (tx: Tx): Promise<void> => requestJob(tx, RECORD_IMPORT);

interface DecideInput {
  readonly id: number;
  readonly staff: Staff;
  readonly now: Date;
}

interface ApplyInput extends Release {
  readonly id: number;
}

/**
 * Lets the worker save the new and changed lines, at once or from a day on, or continue a stopped import. 404 for an unknown
 * import; 409 for one that is under way or over, is too old, or has doubtful prices that nobody has decided on.
 */
export const applyImport = (db: Db, input: ApplyInput, once: Idempotency): Promise<null> =>
  inTransactionOnce(db, once, async (tx) => {
    const { id, staff, now, doubtful, startsOn } = input;
    const today = businessDate(now);
    const file = await lock(tx, id);
    checkAppliable(file, { doubtful, startsOn, today, now });
    const { fileName, kind, added, changed, throughLine } = file;
    const after = { about: fileName, kind, added, changed, doubtful, startsOn, throughLine };
    await writeAudit(tx, staff, { action: 'record_imports.apply', entity: ENTITY, entityId: id, after });
    const columns = releasedColumns(input);
    await update(tx, id, { ...columns, ended_at: null, stopped_by_name: null });
    if (columns.state === 'applying') await askWorker(tx);
    return null;
  });

/**
 * Stops an import between two pieces; what was saved stays. A scheduled one is only compared again. 404 for an unknown
 * import, 409 for one that is neither under way nor scheduled.
 */
export const stopImport = (db: Db, { id, staff, now }: DecideInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const file = await lock(tx, id);
    if (!file) throw new Problem('records.not_found', 404);
    const { state, fileName, done, refused } = file;
    if (state !== 'applying' && state !== 'scheduled') throw new Problem('imports.not_under_way', 409);
    const after = { about: fileName, done, refused };
    await writeAudit(tx, staff, { action: 'record_imports.stop', entity: ENTITY, entityId: id, after });
    const stopped = { state: 'stopped', ended_at: now, stopped_by_name: staff.name } as const;
    await update(tx, id, state === 'scheduled' ? { state: 'compared', starts_on: null } : stopped);
  });

/** Has the worker restore what an import has changed. 404 for an unknown import, 409 for one that is not the last. */
export const undoImport = (db: Db, { id, staff, now }: DecideInput, once: Idempotency): Promise<null> =>
  inTransactionOnce(db, once, async (tx) => {
    const file = await lock(tx, id);
    if (!file) throw new Problem('records.not_found', 404);
    if (!canUndo(file, now)) throw new Problem('imports.not_last', 409);
    const after = { about: file.fileName, done: file.done };
    await writeAudit(tx, staff, { action: 'record_imports.undo', entity: ENTITY, entityId: id, after });
    const by = { undone_at: now, undone_by_id: staff.userId, undone_by_name: staff.name };
    await update(tx, id, { state: 'undoing', ended_at: null, ...by });
    await askWorker(tx);
    return null;
  });
