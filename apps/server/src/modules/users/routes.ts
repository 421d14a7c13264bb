import {
  type ImpersonationMode,
  type Capability,
  companyScopeOf,
  isStaffRole,
  type Profile,
  type users,
} from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { isSignedIn } from '../../kernel/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { shippingInfoOf } from '../addresses/index.ts';
import * as store from './store.ts';

type Role = Profile['userData']['role'];

export const userHandlers = (db: Db): Handlers<typeof users> => ({
  async profile({ actor, language }) {
    if (!isSignedIn(actor)) return guestProfile({ id: 0, role: 'guest', language });
    const { role, userId } = actor;
    if (role === 'enrolling_staff') throw new RangeError('the route does not admit who has to set up a second factor');
    // Sessions that are restricted to an order have no access to this route.
    if (role === 'guest_buyer' || role === 'order_holder')
      return guestProfile({ id: userId, role: 'guest_buyer', language });
    return profileOf(db, { ...actor, role }, language);
  },
});

/** The profile of a guest of an open shop: they see retail prices and may order. */
const guestProfile = (guest: { id: number; role: Role; language: Language }): Profile => ({
  userData: {
    ...guest,
    firstName: '',
    lastName: '',
    username: '',
    email: '',
    phoneNumber: null,
    companyId: null,
    companyTitle: null,
    externalCompanyId: null,
    canViewPrices: true,
    canOrder: true,
    staff: null,
    actingMode: null,
  },
  shippingInfoData: null,
  salesRepresentative: null,
});

interface Account {
  readonly userId: number;
  readonly companyId: number | null;
  readonly role: Role;
  readonly language: Language;
  /** Of staff. */
  readonly capabilities?: readonly Capability[];
  readonly actingMode?: ImpersonationMode | null;
}

async function profileOf(db: Db, account: Account, language: Language): Promise<Profile> {
  const { companyId, role, capabilities = [] } = account;
  const [person, shippingInfoData, salesRepresentative] = await Promise.all([
    store.person(db, account),
    shippingInfoOf(db, account, language),
    companyId === null || role === 'acting_representative' ? null : store.representative(db, companyId),
  ]);
  const { accountRole, roleName, ...fields } = person;
  const isStaff = isStaffRole(accountRole) && role !== 'acting_representative';
  const staff = isStaff
    ? { role: accountRole, roleName, capabilities: [...capabilities], companyScope: companyScopeOf(accountRole) }
    : null;
  const userData = { ...fields, role, language: account.language, staff, actingMode: account.actingMode ?? null };
  return { userData, shippingInfoData, salesRepresentative };
}
