import { type adminStaffRoles, CAPABILITIES, type StaffRoleForm, type StaffRoleView } from '@sjaj/contract';
import type { Handlers } from '../../../kernel/handlers.ts';
import { recordHandlers } from '../../../kernel/records.ts';
import type { Db } from '../../../platform/database/db.ts';
import { pagedRows } from '../../../platform/http/answers.ts';
import * as store from './store.ts';

/** Each capability once, in the order of the list, without those that the shop no longer has. */
const ordered = <Form extends StaffRoleForm>(form: Form): Form => ({
  ...form,
  capabilities: CAPABILITIES.filter((one) => (form.capabilities as readonly string[]).includes(one)),
});

export const adminStaffRoleHandlers = (db: Db): Handlers<typeof adminStaffRoles> => ({
  ...recordHandlers({
    db,
    definition: store.staffRoleRecords,
    clean: ordered<StaffRoleForm>,
    read: async (id) => {
      const role = await store.one(db, id);
      return role && ordered<StaffRoleView>(role);
    },
  }),
  list: async ({ body }) => pagedRows(await store.page(db, body), body, (row) => ordered(row)),
});
