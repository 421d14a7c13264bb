import type { Staff } from './actor.ts';
import type { Tx } from '../platform/database/db.ts';

interface StaffWrite {
  /** `banks.create`, `articles.update` */
  readonly action: string;
  readonly entity: string;
  readonly entityId: number;
  readonly before?: unknown;
  readonly after?: unknown;
}

type AuditActor = Pick<Staff, 'userId' | 'name'>;

/** Writes who did what, with the values before and after, in the transaction of the write itself. */
export const writeAudit = (tx: Tx, staff: AuditActor, write: StaffWrite): Promise<void> =>
  writeAuditEntries(tx, [{ ...write, staff }]);

const BATCH = 1_000;

/** The same for several entries, each with its own user. */
export async function writeAuditEntries(
  tx: Tx,
  entries: readonly (StaffWrite & { readonly staff: AuditActor })[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += BATCH) {
    const values = entries.slice(start, start + BATCH).map(({ staff, before, after, ...write }) => ({
      user_id: staff.userId,
      user_name: staff.name,
      action: write.action,
      entity: write.entity,
      entity_id: write.entityId,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    }));
    await tx.insertInto('audit_entry').values(values).execute();
  }
}
