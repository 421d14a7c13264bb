/** A way of delivery as a checkout offers it. */
interface OfferedDelivery {
  readonly method: string;
  readonly expressPostId: number | null;
  readonly pickupPlaceId: number | null;
}

interface Offered<Delivery extends OfferedDelivery, PaymentTypeId> {
  readonly addresses: readonly { readonly id: number }[];
  readonly delivery: readonly Delivery[];
  readonly paymentTypes: readonly PaymentTypeId[];
  readonly remembered: {
    readonly addressId: number | null;
    readonly deliveryMethod: string;
    readonly expressPostId: number | null;
    readonly pickupPlaceId: number | null;
    readonly paymentTypeId: PaymentTypeId;
  } | null;
}

interface Choices<PaymentTypeId> {
  readonly addressId: number | null;
  /** The `deliveryKey` of a way of delivery. */
  readonly delivery: string | null;
  readonly paymentTypeId: PaymentTypeId | null;
}

export const deliveryKey = ({ method, expressPostId, pickupPlaceId }: OfferedDelivery): string =>
  `${method}-${expressPostId ?? pickupPlaceId ?? 0}`;

/** Keeps choices that are still available. Fills missing ones from the last order, otherwise with the first option. */
export function completedChoices<PaymentTypeId, Draft extends Choices<PaymentTypeId>>(
  draft: Draft,
  { remembered, addresses, delivery, paymentTypes }: Offered<OfferedDelivery, PaymentTypeId>,
): Draft {
  const lastKey = remembered && deliveryKey({ ...remembered, method: remembered.deliveryMethod });
  const ids = addresses.map(({ id }) => id);
  return {
    ...draft,
    addressId: firstOf([draft.addressId, remembered?.addressId], ids),
    delivery: firstOf([draft.delivery, lastKey], delivery.map(deliveryKey)),
    paymentTypeId: firstOf([draft.paymentTypeId, remembered?.paymentTypeId], paymentTypes),
  };
}

/** The first preferred id that is available, otherwise the first option. */
function firstOf<T>(wishes: readonly (T | null | undefined)[], offers: readonly T[]): T | null {
  const wish = wishes.find((one) => one !== null && one !== undefined && offers.includes(one));
  return wish ?? offers[0] ?? null;
}

export const chosenDelivery = <Delivery extends OfferedDelivery>(
  draft: { readonly delivery: string | null },
  options: { readonly delivery: readonly Delivery[] },
): Delivery | undefined => options.delivery.find((option) => deliveryKey(option) === draft.delivery);
