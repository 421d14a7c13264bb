import type { Profile } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { isGuestRole, paysRetail, withCart } from './guest.logic.ts';

const GUEST: Profile = {
  userData: {
    id: 0,
    firstName: '',
    lastName: '',
    username: '',
    email: '',
    phoneNumber: null,
    role: 'guest',
    language: 'bs',
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
};

describe('a guest', () => {
  it('is everyone who is not logged in, with or without a cart', () => {
    expect(isGuestRole('guest')).toBe(true);
    expect(isGuestRole('guest_buyer')).toBe(true);
    expect(isGuestRole('private')).toBe(false);
  });

  it('pays retail prices as a private customer does; companies and staff see wholesale ones', () => {
    expect((['guest', 'guest_buyer', 'private'] as const).map(paysRetail)).toEqual([true, true, true]);
    const others = [
      'buyer',
      'company_admin',
      'sales_representative',
      'acting_representative',
      'administrator',
    ] as const;
    expect(others.map(paysRetail)).toEqual([false, false, false, false, false]);
  });

  it('with a cart is a buyer of its own and stays a guest', () => {
    const { userData } = withCart(GUEST, 90_001);
    expect(userData).toEqual({ ...GUEST.userData, id: 90_001, role: 'guest_buyer' });
    expect(GUEST.userData.role).toBe('guest');
  });
});
