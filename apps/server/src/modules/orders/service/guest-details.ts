import type { Checkout, GuestDetails } from '@sjaj/contract';
import { type Customer, isGuest } from '../../../kernel/actor.ts';
import { Problem } from '../../../platform/problem.ts';
import { townInReach } from '../../addresses/index.ts';
import type { Orderer } from '../store/orderer.ts';
import type { Destination } from './delivery.ts';
import type { LoadedCheckout } from './load-checkout.ts';

/** The details of a guest's order; null for a customer with an account. */
export const detailsOf = ({ role }: Customer, { guest }: Pick<Checkout, 'guest'>): GuestDetails | null =>
  isGuest({ role }) ? (guest ?? null) : null;

/** 400 for a guest's order without details, or without an address for a delivery. */
export function checkDetails(actor: Customer, body: Checkout): void {
  if (!isGuest(actor)) return;
  if (!body.guest) throw fieldProblem('guest', 'checkout.guest_details_required');
  if (body.deliveryMethod !== 'pickup' && !body.guest.address)
    throw fieldProblem('guest.address', 'checkout.address_required');
}

const fieldProblem = (field: string, code: 'checkout.guest_details_required' | 'checkout.address_required'): Problem =>
  new Problem(code, 400, { errors: [{ field, key: code }] });

/** The orderer: from the account, or from a guest's details. */
export const ordererOf = (orderer: Orderer, guest: GuestDetails | null): Orderer =>
  guest ? { ...orderer, name: `${guest.firstName} ${guest.lastName}`, email: guest.email } : orderer;

/** The delivery address of a guest. 400 for an unknown town and one that the shop does not deliver to. */
export function destinationOf(guest: GuestDetails, { town }: LoadedCheckout): Destination {
  if (!guest.address) throw fieldProblem('guest.address', 'checkout.address_required');
  const { street, note = null } = guest.address;
  const contact = { contactPerson: `${guest.firstName} ${guest.lastName}`, phone: guest.phoneNumber };
  return { ...contact, ...townInReach(town, 'guest.address.townId'), street, note: note || null };
}
