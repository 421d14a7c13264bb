import { type AccountRole, type AdminUserForm, isStaffRole, OWN_ROLE } from '@sjaj/contract';

const COMPANY_ROLES: readonly AccountRole[] = ['buyer', 'company_admin'];

/** Whether an account of the role belongs to a company. */
export const isCompanyRole = (role: AccountRole): boolean => COMPANY_ROLES.includes(role);

/**
 * Whether an account of one role may get the other: buyers and company admins, and all roles of staff. A private
 * customer may join a company. Customers and staff never turn into each other: their sessions and passwords have other rules.
 */
export function canChangeRole(from: AccountRole, to: AccountRole): boolean {
  if (from === to) return true;
  if (isStaffRole(from) || isStaffRole(to)) return isStaffRole(from) && isStaffRole(to);
  return isCompanyRole(to);
}

/** The form without what its role does not have: rights and limits apply to customers, companies to their people. */
export function fieldsOfRole(form: AdminUserForm): AdminUserForm {
  const { role } = form;
  const isMember = isCompanyRole(role);
  return {
    ...form,
    companyId: isMember ? form.companyId : null,
    companyIds: role === 'sales_representative' ? [...new Set(form.companyIds)].toSorted((a, b) => a - b) : [],
    staffRoleId: role === OWN_ROLE ? form.staffRoleId : null,
    canOrder: isStaffRole(role) || form.canOrder,
    canViewPrices: isStaffRole(role) || form.canViewPrices,
    orderLimit: isMember ? form.orderLimit : null,
    monthLimit: isMember ? form.monthLimit : null,
  };
}
