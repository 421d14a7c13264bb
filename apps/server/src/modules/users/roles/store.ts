import type { Capability, StaffRoleForm, StaffRoleView } from '@sjaj/contract';
import { sql } from 'kysely';
import type { RecordDefinition, Stored } from '../../../kernel/records.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { type RowPage, rowPage, type SearchRequest } from '../../../platform/database/list-page.ts';
import { anyRow, firstRow } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import { deleteStaffRole, endSessionsOfUsers, insertStaffRole, updateStaffRole } from '../../auth/index.ts';

const ROLE = sql`r.id, r.name, r.capabilities, r.version,
  (select count(*)::integer from user_account u where u.staff_role_id = r.id) as people`;

/** One page of the roles that the shop has made, by name, and how many there are of the name. */
export async function page(db: Db, { quickSearch, ...query }: SearchRequest): Promise<RowPage<StaffRoleView>> {
  const from = sql`from staff_role r where ${mentions(quickSearch, sql`r.name`)}`;
  return rowPage(db, query, {
    select: ROLE,
    from,
    orderBy: sql`r.name collate "bs-x-icu", r.id`,
  });
}

export const one = (db: Db, id: number): Promise<StaffRoleView | undefined> =>
  firstRow<StaffRoleView>(db)`select ${ROLE} from staff_role r where r.id = ${id}`;

/** Whether the shop has the role; it is kept until the transaction ends. */
export const hasRole = (tx: Tx, id: number): Promise<boolean> =>
  anyRow(tx)`select from staff_role where id = ${id} for key share`;

const peopleOf = (db: Db | Tx, id: number): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('user_account')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('staff_role_id', '=', id)
    .orderBy('id')
    .execute();

const MOST_NAMED = 5;

/** Roles of staff as administrators keep them. Its people log in again after a change, so that every screen follows it. */
export const staffRoleRecords: RecordDefinition<StaffRoleForm> = {
  entity: 'staff_role',
  unique: 'name',
  async lock(tx, id): Promise<Stored<StaffRoleForm> | undefined> {
    const row = await firstRow<{ name: string; capabilities: Capability[]; version: number }>(tx)`
      select name, capabilities, version from staff_role where id = ${id} for update`;
    return row && { id, version: row.version, form: { name: row.name, capabilities: row.capabilities } };
  },
  insert: insertStaffRole,
  async update(tx, id, form) {
    await updateStaffRole(tx, id, form);
    const people = await peopleOf(tx, id);
    await endSessionsOfUsers(
      tx,
      people.map((person) => person.id),
    );
  },
  remove: deleteStaffRole,
  usersOf: async (db, id) => (await peopleOf(db, id)).slice(0, MOST_NAMED).map(({ name }) => name),
};
