import type { Staff } from './actor.ts';
import type { Tx } from '../platform/database/db.ts';

export interface StaffWrite {
  /** `banks.create`, `articles.update` */
  readonly action: string;
  readonly entity: string;
  readonly entityId: number;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Every write of staff leaves who, when, what, before and after: in the transaction of the write itself. */
export async function writeAudit(tx: Tx, staff: Pick<Staff, 'userId' | 'name'>, write: StaffWrite): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      user_id: staff.userId,
      user_name: staff.name,
      action: write.action,
      entity: write.entity,
      entity_id: write.entityId,
      before: write.before === undefined ? null : JSON.stringify(write.before),
      after: write.after === undefined ? null : JSON.stringify(write.after),
    })
    .execute();
}
