import type { JobName } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Idempotency, inTransactionOnce } from '../../../../kernel/idempotency.ts';
import { type Release, releasedColumns } from '../../../../kernel/release.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { requestJob } from '../../../../platform/queue/jobs.ts';
import { Problem } from '../../../../platform/problem.ts';
import { canUndo, checkAppliable, checkProposed } from '../rules/state.ts';
import * as lines from '../store/lines.ts';
import { lock, recount, remove, type StoredChange, update } from '../store/price-changes.ts';

export const CHANGE_PRICES: JobName = 'prices.change';
const ENTITY = 'price_change';

/** The worker looks for changes that are under way once this is committed. */
export const askWorker = (tx: Tx): Promise<void> => requestJob(tx, CHANGE_PRICES);

interface DecideInput {
  readonly id: number;
  readonly staff: Staff;
  readonly now: Date;
}

/** The one entry of a change in the audit log: its lines stand on the page that the entry leads to. */
const audit = (
  tx: Tx,
  staff: Staff,
  deed: 'apply' | 'cancel' | 'undo',
  { id, note, rule, changed, ...change }: StoredChange & { readonly more?: object },
): Promise<void> =>
  writeAudit(tx, staff, {
    action: `price_changes.${deed}`,
    entity: ENTITY,
    entityId: id,
    after: { about: note === '' ? `#${id}` : note, rule, changed, ...change.more },
  });

interface ApplyInput extends Release {
  readonly id: number;
}

/** Lets the worker save the new prices, at once or from a day on. 404 and 409 as `checkAppliable` says. */
export const applyChange = (db: Db, input: ApplyInput, once: Idempotency): Promise<null> =>
  inTransactionOnce(db, once, async (tx) => {
    const { id, staff, now, doubtful, startsOn } = input;
    const today = businessDate(now);
    const stored = await lock(tx, id);
    checkAppliable(stored, { doubtful, startsOn, today });
    await audit(tx, staff, 'apply', { ...stored, more: { doubtful, startsOn } });
    const columns = releasedColumns(input);
    await update(tx, id, columns);
    if (columns.state === 'applying') await askWorker(tx);
    return null;
  });

/** Makes a scheduled change a proposal again. 404 for an unknown change, 409 for one that is not scheduled. */
export const cancelChange = (db: Db, { id, staff }: DecideInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const stored = await lock(tx, id);
    if (!stored) throw new Problem('records.not_found', 404);
    if (stored.state !== 'scheduled') throw new Problem('prices.not_scheduled', 409);
    await audit(tx, staff, 'cancel', { ...stored, more: { startsOn: stored.startsOn } });
    await update(tx, id, { state: 'proposed', starts_on: null, applied_by_id: null, applied_by_name: null });
  });

/** Deletes a proposal. 404 for an unknown change, 409 for one that is decided. */
export const discardChange = (db: Db, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    checkProposed(await lock(tx, id));
    await remove(tx, id);
  });

interface ExcludeInput {
  readonly id: number;
  readonly lines: readonly number[];
  readonly isExcluded: boolean;
}

/** Takes lines out of a proposal, or back in. 404 for an unknown change, 409 for one that is decided. */
export const excludeLines = (db: Db, input: ExcludeInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    checkProposed(await lock(tx, input.id));
    await lines.exclude(tx, input.id, input.lines, input.isExcluded);
    await recount(tx, input.id);
  });

/** Has the worker restore the prices before. 404 for an unknown change, 409 for one that is not applied, or too long ago. */
export const undoChange = (db: Db, { id, staff, now }: DecideInput, once: Idempotency): Promise<null> =>
  inTransactionOnce(db, once, async (tx) => {
    const stored = await lock(tx, id);
    if (!stored) throw new Problem('records.not_found', 404);
    if (!canUndo(stored, now)) throw new Problem('prices.cannot_undo', 409);
    await audit(tx, staff, 'undo', { ...stored, more: { done: stored.done } });
    const by = { undone_by_id: staff.userId, undone_by_name: staff.name };
    await update(tx, id, { state: 'undoing', ended_at: null, ...by });
    await askWorker(tx);
    return null;
  });
