import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { checkCorrectable, countOf } from '../rules/import.ts';
import * as correcting from '../store/correct.ts';
import { lock, recount } from '../store/progress.ts';

interface Correction {
  readonly id: number;
  readonly line: number;
  readonly code: string;
  readonly written: string;
  readonly now: Date;
}

/** Compares one corrected line again. 404 for an unknown one, 409 where the import was applied or is too old. */
export const correctLine = (db: Db, { id, line, code, written, now }: Correction): Promise<void> =>
  inTransaction(db, async (tx) => {
    checkCorrectable(await lock(tx, id), now);
    const known = await correcting.correct(tx, id, { line, code, written, ...countOf(written) });
    if (!known) throw new Problem('records.not_found', 404);
    await correcting.release(tx, id);
    await recount(tx, id);
  });
