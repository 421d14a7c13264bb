import type { Checkout, CheckoutOptions, DeliveryOption } from '@sjaj/contract';
import { detailsOf, guestErrors, type GuestField, type GuestTyped, NO_GUEST } from './guest.logic.ts';

/** Chosen and typed values. They survive a reload, an expired session and a failed attempt. */
export interface Draft {
  readonly addressId: number | null;
  /** The `optionKey` of a delivery option. */
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

type Keyed = Pick<DeliveryOption, 'method' | 'expressPostId' | 'pickupPlaceId'>;

export const optionKey = ({ method, expressPostId, pickupPlaceId }: Keyed): string =>
  `${method}-${expressPostId ?? pickupPlaceId ?? 0}`;

/** Keeps choices that are still available. Fills missing ones from the last order, otherwise with the first option. */
export function completed(draft: Draft, options: CheckoutOptions): Draft {
  const { remembered, addresses, delivery, paymentTypes } = options;
  const keys = delivery.map(optionKey);
  const lastDeliveryKey =
    remembered &&
    optionKey({
      method: remembered.deliveryMethod,
      expressPostId: remembered.expressPostId,
      pickupPlaceId: remembered.pickupPlaceId,
    });
  const ids = addresses.map(({ id }) => id);
  return {
    ...draft,
    addressId: firstOf([draft.addressId, remembered?.addressId], ids),
    delivery: firstOf([draft.delivery, lastDeliveryKey], keys),
    paymentTypeId: firstOf([draft.paymentTypeId, remembered?.paymentTypeId], paymentTypes),
  };
}

/** The first preferred id that is available, otherwise the first option. */
function firstOf<T>(wishes: readonly (T | null | undefined)[], offers: readonly T[]): T | null {
  const wish = wishes.find((one) => one !== null && one !== undefined && offers.includes(one));
  return wish ?? offers[0] ?? null;
}

export const chosenDelivery = (draft: Draft, options: CheckoutOptions): DeliveryOption | undefined =>
  options.delivery.find((option) => optionKey(option) === draft.delivery);

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
