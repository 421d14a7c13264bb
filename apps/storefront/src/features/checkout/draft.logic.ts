import type { Checkout, CheckoutOptions } from '@sjaj/contract';
import { chosenDelivery, completedChoices } from '@sjaj/domain';
import { detailsOf, guestErrors, type GuestField, type GuestTyped, NO_GUEST } from './guest.logic.ts';

/** Chosen and typed values. They survive a reload, an expired session and a failed attempt. */
export interface Draft {
  readonly addressId: number | null;
  /** The `deliveryKey` of a delivery option. */
  readonly delivery: string | null;
  readonly paymentTypeId: Checkout['paymentTypeId'] | null;
  readonly note: string;
  readonly customerReference: string;
  readonly termsAccepted: boolean;
  /** Changes of the articles that the consent covers. Further changes need a new consent. */
  readonly acceptedChanges: string;
  /** Whether the user chose to order without an account. */
  readonly asGuest: boolean;
  readonly guest: GuestTyped;
}

export const EMPTY_DRAFT: Draft = {
  addressId: null,
  delivery: null,
  paymentTypeId: null,
  note: '',
  customerReference: '',
  termsAccepted: false,
  acceptedChanges: '',
  asGuest: false,
  guest: NO_GUEST,
};

/** Keeps choices that are still available. Fills missing ones from the last order, otherwise with the first option. */
export const completed = (draft: Draft, options: CheckoutOptions): Draft => completedChoices(draft, options);

/** Whether the goods are delivered, not picked up. */
export const needsAddress = (draft: Draft, options: CheckoutOptions): boolean =>
  chosenDelivery(draft, options)?.method !== 'pickup';

export type DraftError = 'address' | 'terms' | GuestField;

/** What is missing in the draft. Guests enter their details instead of choosing an address. */
export function errorsOf(draft: Draft, options: CheckoutOptions, isGuest: boolean): DraftError[] {
  const isSent = needsAddress(draft, options);
  return [
    ...(isGuest ? guestErrors(draft.guest, isSent).keys() : []),
    ...(!isGuest && isSent && draft.addressId === null ? (['address'] as const) : []),
    ...(draft.termsAccepted ? [] : (['terms'] as const)),
  ];
}

interface Orderer {
  readonly isGuest: boolean;
  /** Articles with too little stock, as shown to the buyer. */
  readonly short: readonly number[];
}

/**
 * The input of the order, with what the buyer saw: the total, and the articles with too little stock.
 * Null if something is missing.
 */
export function orderOf(draft: Draft, options: CheckoutOptions, { isGuest, short }: Orderer): Checkout | null {
  const delivery = chosenDelivery(draft, options);
  if (!delivery || draft.paymentTypeId === null || errorsOf(draft, options, isGuest).length > 0) return null;
  const note = draft.note.trim();
  const customerReference = draft.customerReference.trim();
  return {
    deliveryMethod: delivery.method,
    addressId: isGuest || delivery.method === 'pickup' ? null : draft.addressId,
    expressPostId: delivery.expressPostId,
    pickupPlaceId: delivery.pickupPlaceId,
    paymentTypeId: draft.paymentTypeId,
    ...(note === '' ? {} : { note }),
    ...(customerReference === '' ? {} : { customerReference }),
    termsAccepted: draft.termsAccepted,
    cartVersion: options.cartVersion,
    seenTotal: delivery.totals.total,
    agreedToWaitFor: [...short],
    ...(isGuest ? { guest: detailsOf(draft.guest, needsAddress(draft, options)) } : {}),
  };
}
