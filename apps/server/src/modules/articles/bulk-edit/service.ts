import type { ArticleSelection, BulkEditChange, BulkEditResult } from '@sjaj/contract';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAuditEntries } from '../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { foundIds } from '../store/list.ts';
import { changedValue, type FieldValue, isSameValue, type ValueOf } from './rules.ts';
import * as store from './store.ts';

/** Articles of one transaction: their locks are short, so that orders and other editors go on meanwhile. */
const BATCH = 500;

interface BulkEditInput {
  readonly selection: ArticleSelection;
  readonly change: BulkEditChange;
  readonly now: Date;
}

/** Changes one field of all selected articles. 400 where what they are to refer to does not exist. */
export async function applyBulkEdit(
  db: Db,
  staff: Staff,
  { selection, change, now }: BulkEditInput,
): Promise<BulkEditResult> {
  if (!(await store.hasTarget(db, change))) throw new Problem('articles.reference_unknown', 400);
  const ids = 'ids' in selection ? selection.ids : await foundIds(db, selection.found);
  const editId = await store.insertEdit(db, change.field, now);
  const changed = await inBatches(ids, (batch) =>
    inTransaction(db, async (tx) => {
      const values = await store.lockValues(tx, change.field, batch);
      const items = values
        .map(({ id, value }) => ({ id, before: value, after: changedValue(change, value) }))
        .filter(({ before, after }) => !isSameValue(before, after));
      if (items.length === 0) return 0;
      await store.insertItems(tx, editId, items);
      return writeChanges(tx, staff, { field: change.field, action: 'articles.bulk_edit', items });
    }),
  );
  return { changed, id: changed > 0 ? editId : null };
}

/** Takes a change back, where the field still is as the change left it. 409 where that was done before. */
export async function undoBulkEdit(db: Db, staff: Staff, id: number, now: Date): Promise<BulkEditResult> {
  const field = await store.markUndone(db, id, now);
  if (!field) {
    if (await store.editExists(db, id)) throw new Problem('articles.bulk_edit_undone', 409);
    throw new Problem('records.not_found', 404);
  }
  const changed = await inBatches(await store.items(db, id), (batch) =>
    inTransaction(db, async (tx) => {
      const ids = batch.map((item) => item.id);
      const now = new Map((await store.lockValues(tx, field, ids)).map((row) => [row.id, row.value]));
      const items = batch
        .filter((item) => isStill(now.get(item.id), item.after))
        .map((item) => ({ id: item.id, before: item.after, after: item.before }));
      return items.length === 0 ? 0 : writeChanges(tx, staff, { field, action: 'articles.undo_bulk_edit', items });
    }),
  );
  return { changed, id: null };
}

const isStill = (value: FieldValue | undefined, expected: FieldValue): boolean =>
  value !== undefined && isSameValue(value, expected);

interface Changes {
  readonly field: store.BulkField;
  readonly action: string;
  readonly items: readonly store.EditedItem[];
}

async function writeChanges(tx: Tx, staff: Staff, { field, action, items }: Changes): Promise<number> {
  const values: readonly ValueOf[] = items.map(({ id, after }) => ({ id, value: after }));
  await store.writeValues(tx, field, values);
  await writeAuditEntries(
    tx,
    items.map(({ id, before, after }) => ({
      staff,
      action,
      entity: 'article',
      entityId: id,
      before: { [field]: before },
      after: { [field]: after },
    })),
  );
  return items.length;
}

async function inBatches<T>(all: readonly T[], work: (batch: readonly T[]) => Promise<number>): Promise<number> {
  let changed = 0;
  for (let start = 0; start < all.length; start += BATCH) changed += await work(all.slice(start, start + BATCH));
  return changed;
}
