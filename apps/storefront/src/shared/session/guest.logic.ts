import type { Profile } from '@sjaj/contract';

type Role = Profile['userData']['role'];

/** Whether nobody is signed in: `guest` has nothing yet, `guest_buyer` a cart. */
export const isGuestRole = (role: Role): boolean => role === 'guest' || role === 'guest_buyer';

/** Whether prices are meant with VAT included. */
export const paysRetail = (role: Role): boolean => role === 'private' || isGuestRole(role);

/** The profile of a guest who has a cart from now on. */
export const withCart = (profile: Profile, userId: number): Profile => ({
  ...profile,
  userData: { ...profile.userData, id: userId, role: 'guest_buyer' },
});
