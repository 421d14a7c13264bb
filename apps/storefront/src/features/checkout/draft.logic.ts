import type { Checkout, CheckoutOptions, DeliveryOption } from '@sjaj/contract';
import { detailsOf, guestFaults, type GuestField, type GuestTyped, NO_GUEST } from './guest.logic.ts';

/** What has been chosen and typed so far. It outlives a reload, an expired session and a failed attempt. */
export interface Draft {
  readonly addressId: number | null;
  /** A delivery option by `optionKey`. */
  readonly delivery: string | null;
  readonly paymentTypeId: Checkout['paymentTypeId'] | null;
  readonly note: string;
  readonly customerReference: string;
  readonly termsAccepted: boolean;
  /** To which changes of the goods the consent was given: further ones are asked for again. */
  readonly acceptedChanges: string;
  /** Chosen by whoever is not signed in: to order without an account. */
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

/** The draft with everything that is still on offer kept, and what is missing filled from last time or the first offer. */
export function completed(draft: Draft, options: CheckoutOptions): Draft {
  const { remembered, addresses, delivery, paymentTypes } = options;
  const keys = delivery.map(optionKey);
  const rememberedKey =
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
    delivery: firstOf([draft.delivery, rememberedKey], keys),
    paymentTypeId: firstOf([draft.paymentTypeId, remembered?.paymentTypeId], paymentTypes),
  };
}

/** The first wish that is on offer, else the first offer. */
function firstOf<T>(wishes: readonly (T | null | undefined)[], offers: readonly T[]): T | null {
  const wish = wishes.find((one) => one !== null && one !== undefined && offers.includes(one));
  return wish ?? offers[0] ?? null;
}

export const chosenDelivery = (draft: Draft, options: CheckoutOptions): DeliveryOption | undefined =>
  options.delivery.find((option) => optionKey(option) === draft.delivery);

/** Goods that are picked up go nowhere. */
export const needsAddress = (draft: Draft, options: CheckoutOptions): boolean =>
  chosenDelivery(draft, options)?.method !== 'pickup';

export type DraftFault = 'address' | 'terms' | GuestField;

/** What still stands between the draft and an order. A guest says who he is instead of choosing an address. */
export function faultsOf(draft: Draft, options: CheckoutOptions, isGuest: boolean): DraftFault[] {
  const isSent = needsAddress(draft, options);
  return [
    ...(isGuest ? guestFaults(draft.guest, isSent).keys() : []),
    ...(!isGuest && isSent && draft.addressId === null ? (['address'] as const) : []),
    ...(draft.termsAccepted ? [] : (['terms'] as const)),
  ];
}

interface Orderer {
  readonly isGuest: boolean;
  /** The articles that are short, as they stood before the buyer. */
  readonly short: readonly number[];
}

/**
 * The order that the draft asks for, with what the buyer has before the eyes: the total, and the articles that are short.
 * Null while something is missing.
 */
export function orderOf(draft: Draft, options: CheckoutOptions, { isGuest, short }: Orderer): Checkout | null {
  const delivery = chosenDelivery(draft, options);
  if (!delivery || draft.paymentTypeId === null || faultsOf(draft, options, isGuest).length > 0) return null;
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
