import type { ArticleSelection, BulkEditResult } from '@sjaj/contract';
import type { Staff } from '../../../../kernel/actor.ts';
import { writeAuditEntries } from '../../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { foundIds } from '../../store/list.ts';
import { type FieldValue, isSameValue, type ValueOf } from '../rules.ts';
import * as store from '../store.ts';

/** Articles of one transaction: their locks are short, so that orders and other editors go on meanwhile. */
const BATCH = 500;

/** What can be changed of many articles at once. A module that keeps something of articles brings a field of its own. */
export interface BulkField {
  /** Stored with the change: by it the undo finds the field. */
  readonly name: string;
  /** The first part of the actions in the audit log. */
  readonly area: string;
  /** The values of articles, locked until the transaction ends; without those that are not changed. */
  readonly lock: (tx: Tx, ids: readonly number[]) => Promise<readonly ValueOf[]>;
  /** Those of the values that can be written: what they refer to exists, and is not deleted until the transaction ends. */
  readonly possible: (tx: Tx, values: readonly ValueOf[]) => Promise<readonly ValueOf[]>;
  readonly write: (tx: Tx, values: readonly ValueOf[]) => Promise<void>;
  /** The value as the audit log has it. */
  readonly audited: (value: FieldValue) => Readonly<Record<string, unknown>>;
}

interface BulkEditInput {
  readonly selection: ArticleSelection;
  readonly field: BulkField;
  /** The value after the change, of the one before. */
  readonly changed: (value: FieldValue) => FieldValue;
  readonly now: Date;
}

/** Changes one field of all selected articles; no further ones once somebody takes the change back. */
export async function applyBulkEdit(
  db: Db,
  staff: Staff,
  { selection, field, changed: changedValue, now }: BulkEditInput,
): Promise<BulkEditResult> {
  const ids = 'ids' in selection ? selection.ids : await foundIds(db, selection.found);
  const editId = await store.insertEdit(db, field.name, now);
  const changed = await inBatches(ids, (batch) =>
    inTransaction(db, async (tx) => {
      if (!(await store.lockOpen(tx, editId))) return 0;
      const wanted = (await field.lock(tx, batch))
        .map(({ id, value }) => ({ id, before: value, after: changedValue(value) }))
        .filter(({ before, after }) => !isSameValue(before, after));
      const items = await possibleItems(tx, field, wanted);
      if (items.length === 0) return 0;
      await store.insertItems(tx, editId, items);
      return writeChanges(tx, staff, { field, deed: 'bulk_edit', items });
    }),
  );
  return { changed, id: changed > 0 ? editId : null };
}

interface UndoInput {
  readonly id: number;
  /** Those that the caller may take back. */
  readonly fields: readonly BulkField[];
  readonly now: Date;
}

/** Takes a change back, where the field still is as the change left it. 409 where that was done before. */
export async function undoBulkEdit(db: Db, staff: Staff, { id, fields, now }: UndoInput): Promise<BulkEditResult> {
  const names = fields.map(({ name }) => name);
  const undone = await store.markUndone(db, { id, fields: names, now });
  const field = fields.find(({ name }) => name === undone);
  if (!field) {
    if (await store.editExists(db, id, names)) throw new Problem('articles.bulk_edit_undone', 409);
    throw new Problem('records.not_found', 404);
  }
  const changed = await inBatches(await store.items(db, id), (batch) =>
    inTransaction(db, async (tx) => {
      const locked = await field.lock(
        tx,
        batch.map((item) => item.id),
      );
      const current = new Map(locked.map((row) => [row.id, row.value]));
      const wanted = batch
        .filter((item) => isStill(current.get(item.id), item.after))
        .map((item) => ({ id: item.id, before: item.after, after: item.before }));
      const items = await possibleItems(tx, field, wanted);
      return items.length === 0 ? 0 : writeChanges(tx, staff, { field, deed: 'undo_bulk_edit', items });
    }),
  );
  return { changed, id: null };
}

async function possibleItems(
  tx: Tx,
  field: BulkField,
  items: readonly store.EditedItem[],
): Promise<readonly store.EditedItem[]> {
  if (items.length === 0) return items;
  const possible = await field.possible(tx, valuesOf(items));
  const ids = new Set(possible.map(({ id }) => id));
  return items.filter(({ id }) => ids.has(id));
}

const valuesOf = (items: readonly store.EditedItem[]): readonly ValueOf[] =>
  items.map(({ id, after }) => ({ id, value: after }));

const isStill = (value: FieldValue | undefined, expected: FieldValue): boolean =>
  value !== undefined && isSameValue(value, expected);

interface Changes {
  readonly field: BulkField;
  readonly deed: string;
  readonly items: readonly store.EditedItem[];
}

async function writeChanges(tx: Tx, staff: Staff, { field, deed, items }: Changes): Promise<number> {
  await field.write(tx, valuesOf(items));
  await writeAuditEntries(
    tx,
    items.map(({ id, before, after }) => ({
      staff,
      action: `${field.area}.${deed}`,
      entity: 'article',
      entityId: id,
      before: field.audited(before),
      after: field.audited(after),
    })),
  );
  return items.length;
}

async function inBatches<T>(all: readonly T[], work: (batch: readonly T[]) => Promise<number>): Promise<number> {
  let changed = 0;
  for (let start = 0; start < all.length; start += BATCH) changed += await work(all.slice(start, start + BATCH));
  return changed;
}
