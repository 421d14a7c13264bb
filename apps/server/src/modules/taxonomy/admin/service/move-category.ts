import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Db, inTransaction } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { checkParent, placedBefore } from '../rules.ts';
import { categoryRows, lockParents, writePlace } from '../store/categories.ts';

interface MoveInput {
  readonly id: number;
  readonly parentCategoryId: number | null;
  /** Null for the last place. */
  readonly beforeId: number | null;
}

/**
 * Moves a category with all below it before another one of its new parent. Of the others only those are written whose place
 * changes. 404 if it does not exist, 400 for a parent that it cannot have.
 */
export const moveCategory = (db: Db, staff: Staff, { id, parentCategoryId, beforeId }: MoveInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const parents = await lockParents(tx);
    if (!parents.has(id)) throw new Problem('records.not_found', 404);
    checkParent(parents, id, parentCategoryId);
    const rows = await categoryRows(tx);
    const moved = rows.find((row) => row.id === id);
    const siblings = rows.filter(({ form }) => form.parentCategoryId === parentCategoryId).map((row) => row.id);
    const places = new Map(placedBefore(siblings, id, beforeId).map((one, place) => [one, place]));
    for (const row of rows) {
      const position = places.get(row.id);
      const isMoved = row.id === id && row.form.parentCategoryId !== parentCategoryId;
      if (position === undefined || (position === row.form.order && !isMoved)) continue;
      await writePlace(tx, row.id, { parentId: parentCategoryId, position });
    }
    await writeAudit(tx, staff, {
      action: 'category.move',
      entity: 'category',
      entityId: id,
      before: { parentCategoryId: moved?.form.parentCategoryId, order: moved?.form.order },
      after: { parentCategoryId, order: places.get(id) },
    });
  });
