import type { ArticleSelection, BulkEditResult } from '@sjaj/contract';
import type { Staff } from '../../../kernel/actor.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { applyBulkEdit, type BulkField, type FieldValue, undoBulkEdit } from '../../articles/index.ts';
import { type BulkTerms, termsWith } from '../rules/vendor-choice.ts';
import { lockTermsOfMany, lockVendors, saveTermsOfMany } from '../store/bulk-terms.ts';

/** What this module has written is what it reads. */
const asTerms = (value: FieldValue) => value as BulkTerms | null;

const NONE = { vendorId: null, partNumber: '', packSize: 1, targetLevel: null };

/** How articles are bought, as one field of theirs: an undo restores all of it. */
const VENDOR_FIELD: BulkField = {
  name: 'vendor',
  area: 'purchasing',
  lock: async (tx, ids) =>
    (await lockTermsOfMany(tx, ids)).map(({ id, value }) => ({ id, value: value && { ...value } })),
  possible: async (tx, values) => {
    const vendors = await lockVendors(
      tx,
      values.flatMap(({ value }) => asTerms(value)?.vendorId ?? []),
    );
    return values.filter(({ value }) => value === null || vendors.has(asTerms(value)?.vendorId ?? 0));
  },
  write: (tx, values) =>
    saveTermsOfMany(
      tx,
      values.map(({ id, value }) => ({ id, value: asTerms(value) })),
    ),
  audited: (value) => ({ ...(asTerms(value) ?? NONE) }),
};

interface ChooseInput {
  readonly selection: ArticleSelection;
  /** Null: nowhere. */
  readonly vendorId: number | null;
  readonly now: Date;
}

/** Chooses where all selected articles are bought. 404 for an unknown vendor. */
export async function chooseVendor(
  db: Db,
  staff: Staff,
  { selection, vendorId, now }: ChooseInput,
): Promise<BulkEditResult> {
  if (vendorId !== null && (await inTransaction(db, (tx) => lockVendors(tx, [vendorId]))).size === 0)
    throw new Problem('records.not_found', 404);
  const changed = (before: FieldValue): FieldValue => {
    const terms = termsWith(vendorId, asTerms(before));
    return terms && { ...terms };
  };
  return applyBulkEdit(db, staff, { selection, field: VENDOR_FIELD, changed, now });
}

/** Takes a choice back, where nobody has changed how the article is bought since. 404 for an unknown one, 409 for one that was taken back before. */
export const undoVendor = (db: Db, staff: Staff, id: number, now: Date): Promise<BulkEditResult> =>
  undoBulkEdit(db, staff, { id, fields: [VENDOR_FIELD], now });
