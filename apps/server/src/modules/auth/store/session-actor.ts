import {
  type ImpersonationMode,
  type Capability,
  CAPABILITIES,
  CAPABILITIES_OF,
  companyScopeOf,
  isStaffRole,
  type StaffRole,
} from '@sjaj/contract';
import { feninga, type Language } from '@sjaj/domain';
import type { Customer, Staff } from '../../../kernel/actor.ts';

/** A session with its user, as the database has them. */
export interface Person {
  readonly sessionId: number;
  readonly orderId: number | null;
  readonly userId: number;
  readonly role: string;
  /** Of a role that the shop has made; null for the others. */
  readonly capabilities: readonly string[] | null;
  readonly needsSecondFactor: boolean;
  readonly companyId: number | null;
  readonly companyTitle: string | null;
  readonly actingCompanyId: number | null;
  readonly actingCompanyTitle: string | null;
  /** Null where the user is not assigned to the company that they act for. */
  readonly assignedCompanyId: number | null;
  /** Of a session that was opened from a company's record. */
  readonly actingMode: string | null;
  readonly language: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly canViewPrices: boolean;
  readonly canOrder: boolean;
  readonly orderLimit: number | null;
  readonly monthLimit: number | null;
}

/** The caller of a session. The casts are safe: check constraints allow only these roles and languages. */
export function actorOf({
  firstName,
  lastName,
  actingCompanyId,
  actingCompanyTitle,
  assignedCompanyId,
  actingMode,
  needsSecondFactor,
  capabilities,
  ...person
}: Person): Customer | Staff | null {
  const { orderId: onlyOrderId, orderLimit, monthLimit, companyId, companyTitle, ...rest } = person;
  const both = { ...rest, name: `${firstName} ${lastName}`, language: person.language as Language };
  if (needsSecondFactor)
    return { ...both, role: 'enrolling_staff', capabilities: [], companyScope: 'own_companies', companyId: null };
  const acting = { ...both, ...UNLIMITED, companyId: actingCompanyId, companyTitle: actingCompanyTitle };
  if (actingMode !== null) {
    const mode = actingMode as ImpersonationMode;
    const mayAct =
      isStaffRole(person.role) && mayOpenShop(rightsOf(person.role, capabilities), mode, assignedCompanyId !== null);
    return mayAct && actingCompanyId !== null ? { ...acting, actingMode: mode } : null;
  }
  if (person.role === 'sales_representative' && actingCompanyId !== null && assignedCompanyId !== null) return acting;
  if (isStaffRole(person.role)) return { ...both, ...rightsOf(person.role, capabilities), companyId: null };
  return {
    ...both,
    onlyOrderId,
    companyId,
    companyTitle,
    role: person.role === 'guest' ? guestRole(onlyOrderId) : (person.role as Customer['role']),
    orderLimit: orderLimit === null ? null : feninga(orderLimit),
    monthLimit: monthLimit === null ? null : feninga(monthLimit),
  };
}

const MODE_CAPABILITIES: Readonly<Record<ImpersonationMode, Capability>> = {
  view: 'viewAsCustomer',
  order: 'orderForCustomers',
  telephone: 'orderForCustomers',
};

/** Whether somebody may open the shop in the name of a company that they are assigned to, or not. */
export const mayOpenShop = (
  { capabilities, companyScope }: Pick<Staff, 'capabilities' | 'companyScope'>,
  mode: ImpersonationMode,
  isAssigned: boolean,
): boolean => capabilities.includes(MODE_CAPABILITIES[mode]) && (companyScope === 'all' || isAssigned);

/** Order limits apply to buyers, not to representatives. */
const UNLIMITED = { role: 'acting_representative', onlyOrderId: null, orderLimit: null, monthLimit: null } as const;

/** The principal of a guest's session. */
export const guestRole = (onlyOrderId: number | null): Customer['role'] =>
  onlyOrderId === null ? 'guest_buyer' : 'order_holder';

/** The principal of a member of staff, and what their role may do. A capability that the shop no longer has is left out. */
function rightsOf(
  role: StaffRole,
  own: readonly string[] | null,
): Pick<Staff, 'capabilities' | 'companyScope' | 'role'> {
  const companyScope = companyScopeOf(role);
  if (role === 'own_role')
    return { role: 'staff', capabilities: CAPABILITIES.filter((one) => own?.includes(one)), companyScope };
  const isPrincipal = role === 'administrator' || role === 'sales_representative';
  return { role: isPrincipal ? role : 'staff', capabilities: CAPABILITIES_OF[role], companyScope };
}
