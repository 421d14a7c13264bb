import type { Cart, Checkout, CheckoutOptions } from '@sjaj/contract';
import { chosenDelivery } from '@sjaj/domain';

/** What is chosen and typed beside the lines. */
export interface OrderDraft {
  readonly addressId: number | null;
  /** The `deliveryKey` of a way of delivery. */
  readonly delivery: string | null;
  readonly paymentTypeId: Checkout['paymentTypeId'] | null;
  readonly customerReference: string;
  readonly note: string;
  readonly termsAccepted: boolean;
  /** Whether the customer waits for what is not there. */
  readonly agreesToWait: boolean;
}

export const EMPTY_ORDER: OrderDraft = {
  addressId: null,
  delivery: null,
  paymentTypeId: null,
  customerReference: '',
  note: '',
  termsAccepted: false,
  agreesToWait: false,
};

/** Articles of which the cart has more than is there. */
export const shortArticles = ({ cartItems }: Pick<Cart, 'cartItems'>): number[] =>
  cartItems.flatMap(({ articleId, notices }) => (notices.includes('short') ? articleId : []));

export type MissingInOrder = 'delivery' | 'address' | 'payment' | 'terms' | 'wait';

/** What has to be asked of the customer before the order can be placed. */
export function missingIn(
  draft: OrderDraft,
  cart: Pick<Cart, 'cartItems'>,
  options: CheckoutOptions,
): MissingInOrder[] {
  const delivery = chosenDelivery(draft, options);
  const missing: MissingInOrder[] = [];
  if (!delivery) missing.push('delivery');
  if (delivery && delivery.method !== 'pickup' && draft.addressId === null) missing.push('address');
  if (draft.paymentTypeId === null) missing.push('payment');
  if (shortArticles(cart).length > 0 && !draft.agreesToWait) missing.push('wait');
  if (!draft.termsAccepted) missing.push('terms');
  return missing;
}

/** The order as the shop's checkout takes it; null while something is missing. */
export function checkoutOf(
  draft: OrderDraft,
  cart: Pick<Cart, 'cartItems'>,
  options: CheckoutOptions,
): Checkout | null {
  const delivery = chosenDelivery(draft, options);
  if (!delivery || draft.paymentTypeId === null || missingIn(draft, cart, options).length > 0) return null;
  return {
    deliveryMethod: delivery.method,
    addressId: delivery.method === 'pickup' ? null : draft.addressId,
    expressPostId: delivery.expressPostId,
    pickupPlaceId: delivery.pickupPlaceId,
    paymentTypeId: draft.paymentTypeId,
    note: draft.note.trim(),
    customerReference: draft.customerReference.trim(),
    termsAccepted: true,
    cartVersion: options.cartVersion,
    seenTotal: delivery.totals.total,
    agreedToWaitFor: shortArticles(cart),
  };
}
