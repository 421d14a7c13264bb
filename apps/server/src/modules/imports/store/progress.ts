import type { Tx } from '../../../platform/database/db.ts';
import { updateRow } from '../../../platform/database/rows.ts';
import { execute, firstRow } from '../../../platform/database/statements.ts';
import type { ImportState } from '../rules/import.ts';

/** Where an import stands. */
interface ImportStatus {
  readonly state: ImportState;
  readonly createdAt: Date;
}

/** Where the import stands, locked until the transaction ends: no piece of it is applied meanwhile. */
export const lock = (tx: Tx, id: number): Promise<ImportStatus | undefined> =>
  firstRow<ImportStatus>(tx)`
    select state, created_at as "createdAt" from stock_import where id = ${id} for update
  `;

/** It is under way from now on, as the last in the row. */
export const begin = (tx: Tx, id: number, { userName, now }: { userName: string; now: Date }): Promise<void> =>
  updateRow(tx, 'stock_import', id, {
    state: 'applying',
    applied_at: now,
    applied_by_name: userName,
    ended_at: null,
    stopped_by_name: null,
  });

export const stop = (tx: Tx, id: number, { userName, now }: { userName: string; now: Date }): Promise<void> =>
  updateRow(tx, 'stock_import', id, { state: 'stopped', ended_at: now, stopped_by_name: userName });

/** Writes what the comparison has found into the import itself. */
export const recount = (tx: Tx, id: number): Promise<void> =>
  execute(tx)`
    update stock_import i set lines = c.lines, changes = c.changes, same = c.same, unknown = c.unknown,
      added = c.added, taken = c.taken, measured = c.measured, large = c.large
    from (
      select count(*) as lines, count(*) filter (where outcome = 'change') as changes,
        count(*) filter (where outcome = 'same') as same,
        count(*) filter (where outcome in ('unknown', 'ambiguous')) as unknown,
        coalesce(sum(greatest(on_hand - on_hand_before, 0)) filter (where outcome = 'change'), 0) as added,
        coalesce(sum(greatest(on_hand_before - on_hand, 0)) filter (where outcome = 'change'), 0) as taken,
        count(*) filter (where outcome in ('change', 'same') and on_hand_before > 0) as measured,
        count(*) filter (where outcome = 'change' and on_hand_before > 0
          and abs(on_hand - on_hand_before) * 2::bigint > on_hand_before) as large
      from stock_import_row where import_id = ${id}
    ) c
    where i.id = ${id}
  `;
