import { CAPABILITIES, contract, PRINCIPALS, type Principal } from '@sjaj/contract';
import type { TestShop } from '../http.ts';
import { aGuestUser, anOrderLinkSession } from './guests.ts';
import { aCompany, aPerson, aStaffRole, bind, withSecondFactor } from './people.ts';
import { aPlace, withSetting } from './place.ts';

export interface Principals {
  /** Of everybody who has one. */
  readonly tokens: ReadonlyMap<Principal, string>;
  /** Another token, where a call has ended the one before. */
  readonly renew: (role: Principal) => Promise<void>;
}

const TOKENLESS: readonly Principal[] = ['visitor', 'guest'];

/** One of each principal, in a shop of their own that requires a second factor of staff. */
export async function everyPrincipal(shop: TestShop): Promise<Principals> {
  const companyId = await aCompany(shop.db, await aPlace(shop.db));
  const tokens = new Map<Principal, string>();
  const users = new Map<Principal, number>();
  const renew = async (role: Principal): Promise<void> => {
    if (role === 'order_holder') return void tokens.set(role, await anOrderLinkSession(shop));
    const token = await shop.loginAs(users.get(role) ?? 0);
    tokens.set(role, token);
    if (role === 'acting_representative') await shop.call(contract.acting.begin, { token, body: { companyId } });
  };
  await withSetting(shop.db, 'staffSecondFactor', 'required');
  for (const role of PRINCIPALS.filter((one) => !TOKENLESS.includes(one))) {
    users.set(role, await userOf(shop, role, companyId));
    await renew(role);
  }
  return { tokens, renew };
}

async function userOf({ db }: TestShop, role: Principal, companyId: number): Promise<number> {
  switch (role) {
    case 'guest_buyer':
      return aGuestUser(db);
    case 'buyer':
    case 'company_admin':
      return aPerson(db, { role, companyId });
    case 'acting_representative': {
      const userId = await withSecondFactor(db, await aPerson(db, { role: 'sales_representative' }));
      await bind(db, userId, companyId);
      return userId;
    }
    case 'private':
      return aPerson(db, { role });
    case 'staff': {
      const staffRoleId = await aStaffRole(db, CAPABILITIES);
      return withSecondFactor(db, await aPerson(db, { role: 'own_role', staffRoleId }));
    }
    case 'sales_representative':
    case 'administrator':
      return withSecondFactor(db, await aPerson(db, { role }));
    case 'enrolling_staff':
      return aPerson(db, { role: 'administrator' });
    default:
      return 0;
  }
}
