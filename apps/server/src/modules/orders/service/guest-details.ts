import type { Checkout, GuestDetails } from '@sjaj/contract';
import { type Customer, isGuest } from '../../../kernel/actor.ts';
import { Problem } from '../../../platform/problem.ts';
import { townInReach } from '../../addresses/index.ts';
import type { Signature } from '../store/place.ts';
import type { Destination } from './delivery.ts';
import type { LoadedCheckout } from './load-checkout.ts';

/** What a guest has to tell with an order; null for a customer with an account. */
export const detailsOf = ({ role }: Customer, { guest }: Pick<Checkout, 'guest'>): GuestDetails | null =>
  isGuest({ role }) ? (guest ?? null) : null;

/** 400 where a guest does not say who he is, or where goods are to be sent to. */
export function checkDetails(actor: Customer, body: Checkout): void {
  if (!isGuest(actor)) return;
  if (!body.guest) throw fieldProblem('guest', 'checkout.guest_details_required');
  if (body.deliveryMethod !== 'pickup' && !body.guest.address)
    throw fieldProblem('guest.address', 'checkout.address_required');
}

const fieldProblem = (field: string, code: 'checkout.guest_details_required' | 'checkout.address_required'): Problem =>
  new Problem(code, 400, { errors: [{ field, key: code }] });

/** Who orders: an account says so itself, a guest with the order. */
export const signatureOf = (orderer: Signature, guest: GuestDetails | null): Signature =>
  guest ? { ...orderer, name: `${guest.firstName} ${guest.lastName}`, email: guest.email } : orderer;

/** Where a guest's goods go. 400 for an unknown town and one that the shop does not deliver to. */
export function destinationOf(guest: GuestDetails, { town }: LoadedCheckout): Destination {
  if (!guest.address) throw fieldProblem('guest.address', 'checkout.address_required');
  const { street, note = null } = guest.address;
  const contact = { contactPerson: `${guest.firstName} ${guest.lastName}`, phone: guest.phoneNumber };
  return { ...contact, ...townInReach(town, 'guest.address.townId'), street, note: note || null };
}
