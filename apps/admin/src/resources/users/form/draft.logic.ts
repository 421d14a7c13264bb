import { type AccountRole, type AdminUser, isStaffRole, OWN_ROLE, STAFF_ROLES } from '@sjaj/contract';
import { fromKm, formatKm, type Language, parseKm, toKm } from '@sjaj/domain';

export interface ChosenCompany {
  readonly id: number;
  readonly title: string;
}

/** An account in the form: the values of the fields, valid or not. */
export interface Draft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly language: Language;
  readonly role: AccountRole;
  /** The shop's own role of an account with `own_role`. */
  readonly staffRoleId: number | null;
  /** One for people of a company, any number for a sales representative. */
  readonly companies: readonly ChosenCompany[];
  readonly canOrder: boolean;
  readonly canViewPrices: boolean;
  readonly orderLimit: string;
  readonly monthLimit: string;
  readonly isActive: boolean;
}

export const EMPTY_DRAFT: Draft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  language: 'bs',
  role: 'buyer',
  staffRoleId: null,
  companies: [],
  canOrder: true,
  canViewPrices: true,
  orderLimit: '',
  monthLimit: '',
  isActive: true,
};

export const isMemberRole = (role: AccountRole): boolean => role === 'buyer' || role === 'company_admin';

const amountOf = (km: number | null): string => (km === null ? '' : formatKm(fromKm(km), 'bs').replace(/\sKM$/, ''));

/** The fields of a saved account. */
export const draftOf = (user: AdminUser): Draft => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone ?? '',
  language: user.language,
  role: user.role,
  staffRoleId: user.staffRoleId,
  companies: user.companies,
  canOrder: user.canOrder,
  canViewPrices: user.canViewPrices,
  orderLimit: amountOf(user.orderLimit),
  monthLimit: amountOf(user.monthLimit),
  isActive: user.isActive,
});

/** Parses a typed limit: null for no limit, NaN, which the contract rejects, for what is no amount. */
export function limitOf(typed: string): number | null {
  if (typed.trim() === '') return null;
  const amount = parseKm(typed);
  return amount === null ? Number.NaN : toKm(amount);
}

/** The body of the call. */
export function formOf(draft: Draft) {
  const { companies, role } = draft;
  const isMember = isMemberRole(role);
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim() || null,
    language: draft.language,
    role,
    companyId: isMember ? (companies[0]?.id ?? null) : null,
    companyIds: role === 'sales_representative' ? companies.map(({ id }) => id) : [],
    staffRoleId: role === OWN_ROLE ? draft.staffRoleId : null,
    canOrder: draft.canOrder,
    canViewPrices: role === 'company_admin' || draft.canViewPrices,
    orderLimit: isMember ? limitOf(draft.orderLimit) : null,
    monthLimit: isMember ? limitOf(draft.monthLimit) : null,
    isActive: draft.isActive,
  };
}

/** The roles that an account may get: customers and staff do not turn into each other. */
export function rolesFor(saved: AccountRole | null, canManageStaff: boolean): readonly AccountRole[] {
  if (saved === null) return ['buyer', 'company_admin', ...(canManageStaff ? STAFF_ROLES : [])];
  if (isStaffRole(saved)) return STAFF_ROLES;
  return saved === 'private' ? ['private', 'buyer', 'company_admin'] : ['buyer', 'company_admin'];
}
