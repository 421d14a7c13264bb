import type { StaffRoleForm } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';

/** Inserts a role of staff and returns its id. */
export async function insertStaffRole(tx: Tx, { name, capabilities }: StaffRoleForm): Promise<number> {
  const { id } = await tx
    .insertInto('staff_role')
    .values({ name, capabilities: [...capabilities] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Saves a role and counts its version up. */
export async function updateStaffRole(tx: Tx, id: number, { name, capabilities }: StaffRoleForm): Promise<void> {
  await tx
    .updateTable('staff_role')
    .set({ name, capabilities: [...capabilities], version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Deletes a role; the database refuses one that an account still has. */
export async function deleteStaffRole(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('staff_role').where('id', '=', id).execute();
}
