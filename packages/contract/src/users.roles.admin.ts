import { z } from 'zod';
import { CAPABILITIES, GRANTABLE_CAPABILITIES } from './capabilities.ts';
import { RECORD_FIELDS, recordList, recordRoutes } from './records.ts';
import { plainName, shape } from './shapes.ts';

/** A role of staff that the shop makes of capabilities, beside the built-in ones. */
export const StaffRoleForm = shape({
  name: plainName(60),
  capabilities: z.array(z.enum(GRANTABLE_CAPABILITIES)).min(1).max(CAPABILITIES.length),
});

export const StaffRoleView = shape({
  ...StaffRoleForm.shape,
  ...RECORD_FIELDS,
  /** How many accounts have the role. */
  people: z.int().min(0),
});

export const adminStaffRoles = recordRoutes({
  path: 'staff-roles',
  form: StaffRoleForm,
  view: StaffRoleView,
  list: recordList(['all'], ['name']),
  words: ['role of staff', 'roles of staff that the shop has made'],
});

export type StaffRoleForm = z.output<typeof StaffRoleForm>;
export type StaffRoleView = z.output<typeof StaffRoleView>;
