import type { StaffRoleForm } from '@sjaj/contract';
import type { Tx } from '../../../platform/database/db.ts';
import { deleteRow, insertRow, updateVersion } from '../../../platform/database/rows.ts';

/** Inserts a role of staff and returns its id. */
export const insertStaffRole = (tx: Tx, { name, capabilities }: StaffRoleForm): Promise<number> =>
  insertRow(tx, 'staff_role', { name, capabilities: [...capabilities] });

/** Saves a role and counts its version up. */
export const updateStaffRole = (tx: Tx, id: number, { name, capabilities }: StaffRoleForm): Promise<void> =>
  updateVersion(tx, 'staff_role', id, { name, capabilities: [...capabilities] });

/** Deletes a role; the database refuses one that an account still has. */
export const deleteStaffRole = (tx: Tx, id: number): Promise<void> => deleteRow(tx, 'staff_role', id);
