import type { Checkout } from '@sjaj/contract';
import { type Content, DEFAULT_LANGUAGE, type Language, type Feninga } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { localised } from '../../../kernel/localised.ts';
import type { AddressRow } from '../../addresses/index.ts';
import { missingToFree, type PricedCart } from '../../cart/index.ts';
import type { Settings } from '../../settings/index.ts';
import { type ShippingMethod, postageOf, findShippingMethod } from '../../shipping/index.ts';
import { orderTotals, type OrderTotals } from '../rules/placing.ts';
import { fieldProblem } from './checks.ts';
import type { DeliveryAddress } from '../store/read.ts';

/** The largest total that the column of an order can hold, in feninga. */
const MAX_AMOUNT = 2_147_483_647;

/** What delivery of the cart costs with this method; null where the method cannot carry the cart. */
export function totalsBy(shipping: ShippingMethod, cart: PricedCart, settings: Settings): OrderTotals | null {
  const isFree = missingToFree(cart.totals.total, settings) === 0;
  const postage: Feninga | null = postageOf(shipping, { weightG: cart.weightG, isFree });
  if (postage === null) return null;
  const lines = cart.lines.map(({ articleId, quantity, price, discount }) => ({
    articleId,
    quantity,
    discount,
    unitPrice: price.price,
    taxRateBp: price.taxRateBp,
  }));
  return orderTotals({ lines, isRetail: cart.isRetail }, postage);
}

/** Whether the order can be stored with this postage. */
export const isStorable = ({ postageNet, total }: OrderTotals): boolean => postageNet === 0 || total <= MAX_AMOUNT;

interface ChosenDelivery {
  readonly shipping: ShippingMethod;
  readonly totals: OrderTotals;
}

/** The chosen shipping method and what the cart costs with it; 400 where the shop has no such method or it cannot carry the cart. */
export function chosenDelivery(
  choice: Checkout,
  shippingMethods: readonly ShippingMethod[],
  cart: PricedCart,
  settings: Settings,
): ChosenDelivery {
  const shipping = findShippingMethod(choice, shippingMethods);
  const totals = shipping ? totalsBy(shipping, cart, settings) : null;
  if (!shipping || !totals || !isStorable(totals)) throw fieldProblem('deliveryMethod', 'checkout.delivery_unknown');
  return { shipping, totals };
}

/** The name of a shipping method. */
export const titleOf = (shipping: ShippingMethod, language: Language): string =>
  shipping.title === null ? text(language, 'delivery.own') : shipping.title;

const inDefaultLanguage = (content: Content): string => localised(content, DEFAULT_LANGUAGE);

/** As much of an address as an order keeps. */
export type Destination = Pick<
  AddressRow,
  'contactPerson' | 'phone' | 'street' | 'town' | 'postalCode' | 'country' | 'note'
>;

/** Who picks the goods up. Without a phone number of theirs, that of the pickup place is used. */
interface Contact {
  readonly name: string;
  readonly phone: string | null;
}

/** Where the goods go, as the order keeps it: names of places as the post writes them. */
export function destination(shipping: ShippingMethod, address: Destination | null, contact: Contact): DeliveryAddress {
  if (address) {
    const { phone, street, postalCode, note } = address;
    const places = { town: inDefaultLanguage(address.town), country: inDefaultLanguage(address.country) };
    return { contactPerson: address.contactPerson, phone, street, postalCode, note, ...places };
  }
  return {
    contactPerson: contact.name,
    phone: contact.phone ?? shipping.place?.phone ?? '',
    street: shipping.place?.street ?? '',
    town: shipping.place ? inDefaultLanguage(shipping.place.town) : '',
    postalCode: '',
    country: '',
    note: null,
  };
}
