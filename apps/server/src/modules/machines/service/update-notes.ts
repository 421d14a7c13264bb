import type { MachineForm } from '@sjaj/contract';
import type { Customer } from '../../../kernel/actor.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { EVERY_MACHINE, find, machinesOf } from '../store/read.ts';
import * as store from '../store/write.ts';

interface NotesInput extends Pick<MachineForm, 'place' | 'note'> {
  readonly version: number;
}

/** Saves place and note of a machine of the company. 404 for another's, 409 where somebody saved it since. */
export const updateNotes = (db: Db, { companyId }: Customer, id: number, { version, ...notes }: NotesInput) =>
  inTransaction(db, async (tx) => {
    await store.lock(tx, id);
    const machine = await find(tx, { scope: machinesOf(companyId), orders: EVERY_MACHINE }, id);
    if (!machine) throw new Problem('machines.not_found', 404);
    if (machine.version !== version) throw new Problem('records.changed_meanwhile', 409);
    await store.updateNotes(tx, id, notes);
  });
