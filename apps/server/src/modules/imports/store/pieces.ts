import type { Db, Tx } from '../../../platform/database/db.ts';
import { updateRow } from '../../../platform/database/rows.ts';
import { allRows, execute } from '../../../platform/database/statements.ts';
import type { AppliedPiece, CountedChange, RefusedLine } from '../rules/import.ts';

/** An import that is under way. */
interface UnderWay {
  readonly id: number;
  /** The last line of the file that has been processed. */
  readonly throughLine: number;
}

/**
 * The import that was begun first, locked until the transaction ends. Undefined also where the lock was awaited and that
 * import has ended meanwhile, though others may be under way.
 */
export const nextUnderWay = (tx: Tx): Promise<UnderWay | undefined> =>
  tx
    .selectFrom('stock_import')
    .select(['id', 'through_line as throughLine'])
    .where('state', '=', 'applying')
    .orderBy('applied_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** Whether any import is under way. */
export async function isAnyUnderWay(db: Db | Tx): Promise<boolean> {
  const row = await db
    .selectFrom('stock_import')
    .select('id')
    .where('state', '=', 'applying')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The next lines to apply, at most `size` of them. */
export const nextChanges = (tx: Tx, { id, throughLine }: UnderWay, size: number): Promise<readonly CountedChange[]> =>
  allRows<CountedChange>(tx)`
    select line, article_id as "articleId", on_hand as "onHand", on_hand_before as "onHandBefore"
    from stock_import_row
    where import_id = ${id} and outcome = 'change' and line > ${throughLine} order by line limit ${size}
  `;

/** Writes why lines were not applied. */
export async function markRefused(tx: Tx, importId: number, lines: readonly RefusedLine[]): Promise<void> {
  if (lines.length === 0) return;
  await execute(tx)`
    update stock_import_row r set outcome = l.outcome
    from json_to_recordset(${JSON.stringify(lines)}::json) as l (line integer, outcome text)
    where r.import_id = ${importId} and r.line = l.line
  `;
}

/** Writes the progress of an import, in the transaction that applies the piece. */
export async function recordProgress(tx: Tx, { id, throughLine }: UnderWay, piece: AppliedPiece): Promise<void> {
  await tx
    .updateTable('stock_import')
    .set((eb) => ({
      through_line: piece.throughLine ?? throughLine,
      done: eb('done', '+', piece.done),
      refused: eb('refused', '+', piece.refused.length),
      added_so_far: eb('added_so_far', '+', piece.added),
      taken_so_far: eb('taken_so_far', '+', piece.taken),
    }))
    .where('id', '=', id)
    .execute();
}

/** Marks the import as done: its last line has been processed. */
export const finish = (tx: Tx, id: number, now: Date): Promise<void> =>
  updateRow(tx, 'stock_import', id, { state: 'done', ended_at: now });
