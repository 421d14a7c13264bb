import type { Address, CheckoutOptions, DeliveryOption } from '@sjaj/contract';
import { availableOn, businessDate, grossFromNet, type Language, STANDARD_VAT_BP } from '@sjaj/domain';
import { type Customer, seesPrices } from '../../../kernel/actor.ts';
import { type Db, onOneConnection } from '../../../platform/database/db.ts';
import { inScript, localised } from '../../../kernel/localised.ts';
import { Problem } from '../../../platform/problem.ts';
import { visibleAmount } from '../../../kernel/visible-amount.ts';
import { addressIn, addressRows } from '../../addresses/index.ts';
import { type PricedCart, readCart } from '../../cart/index.ts';
import { availablePaymentTypes } from '../../payments/index.ts';
import type { Settings } from '../../settings/index.ts';
import { currentTerms } from '../../terms/index.ts';
import { arrivalOf, cutOffOf, methodTo, type ShippingMethod, readShippingMethods } from '../../shipping/index.ts';
import type { OrderTotals } from '../rules/placing.ts';
import { type Shop, takesCards } from './load-checkout.ts';
import { type LastChoice, lastChoice } from '../store/last-choice.ts';
import { paymentTermDays } from '../store/payment-term.ts';
import { isStorable, titleOf, totalsBy } from './delivery.ts';
import { isGuestBlocked } from './guest-orders.ts';

interface CheckoutOptionsInput {
  readonly actor: Customer;
  readonly language: Language;
  readonly now: Date;
  /** Where the call comes from. */
  readonly address: string;
}

/** What the caller can choose from, each shipping method with its totals, and what was chosen last time. */
export async function checkoutOptions(db: Db, shop: Shop, input: CheckoutOptionsInput): Promise<CheckoutOptions> {
  const { settings } = shop;
  const { actor, language, now } = input;
  const [cart, rows, shippingMethods, inForce, last, isBlocked, termDays] = await onOneConnection(db, (one) =>
    Promise.all([
      readCart(one, input),
      addressRows(one, actor),
      readShippingMethods(one, actor),
      currentTerms(one, now),
      lastChoice(one, actor),
      isGuestBlocked(one, input, settings.guestOrders),
      paymentTermDays(one, actor.companyId),
    ]),
  );
  const addresses = rows.map((row) => addressIn(language, row));
  const [first] = rows;
  if (!inForce) throw new Problem('checkout.no_terms', 409);
  const weekdays = first?.deliveryWeekdays ?? [];
  const delivery = shippingMethods.flatMap(
    (shipping) => optionOf(methodTo(shipping, weekdays), { cart, settings, input }) ?? [],
  );
  const paymentTypes = availablePaymentTypes({ takesCards: takesCards(shop), seesPrices: seesPrices(actor) });
  return {
    cartVersion: cart.version,
    addresses,
    delivery,
    cutOff: cutOffOf(settings, now),
    paymentTypes,
    paymentTermDays: termDays,
    terms: {
      id: inForce.id,
      title: localised(inForce.title, language),
      acceptedOn: last?.termsId === inForce.id ? acceptedOn(last, actor) : null,
    },
    isBlocked,
    remembered: last ? remembered(last, { addresses, delivery, paymentTypes }) : null,
  };
}

/** Buyers of companies accept the same terms once. Consumers, whom nobody may bind by a box ticked for them, at every order. */
const acceptedOn = ({ placedAt }: LastChoice, { companyId }: Customer) =>
  companyId === null ? null : businessDate(placedAt);

interface OfferContext {
  readonly cart: PricedCart;
  readonly settings: Settings;
  readonly input: CheckoutOptionsInput;
}

function optionOf(shipping: ShippingMethod, { cart, settings, input }: OfferContext): DeliveryOption | null {
  const totals = totalsBy(shipping, cart, settings);
  // A method that disappears with the last pieces would tell a buyer without prices what these cost.
  if (!totals || (seesPrices(input.actor) && !isStorable(totals))) return null;
  const { method, expressPostId, pickupPlaceId, daysFrom, daysTo, place } = shipping;
  const title = titleOf(shipping, input.language);
  return {
    method,
    expressPostId,
    pickupPlaceId,
    title: method === 'pickup' ? inScript(title, input.language) : title,
    place: place && {
      street: inScript(place.street, input.language),
      town: localised(place.town, input.language),
      workingHours: [...place.workingHours],
    },
    daysFrom,
    daysTo,
    arrives: isShort(cart) ? null : arrivalOf(shipping, settings, input.now),
    totals: shownTotals(totals, cart.isRetail, input.actor),
  };
}

const isShort = ({ lines }: PricedCart): boolean => lines.some((line) => line.quantity > availableOn(line));

function shownTotals(totals: OrderTotals, isRetail: boolean, actor: Customer): DeliveryOption['totals'] {
  const km = visibleAmount(actor);
  const postage = isRetail ? grossFromNet(totals.postageNet, STANDARD_VAT_BP) : totals.postageNet;
  return {
    postage: km(postage),
    discount: km(totals.discount),
    net: km(totals.net),
    vat: km(totals.vat),
    total: km(totals.total),
  };
}

interface OnOffer {
  readonly addresses: readonly Address[];
  readonly delivery: readonly DeliveryOption[];
  readonly paymentTypes: CheckoutOptions['paymentTypes'];
}

/**
 * The last choice as far as it is still on offer; nothing of it where the shipping method is not. The address that the user has
 * chosen for their orders comes before the last one.
 */
function remembered(last: LastChoice, offer: OnOffer): CheckoutOptions['remembered'] {
  const option = offer.delivery.find(
    ({ method, expressPostId, pickupPlaceId }) =>
      method === last.deliveryMethod && expressPostId === last.expressPostId && pickupPlaceId === last.pickupPlaceId,
  );
  const paymentTypeId = offer.paymentTypes.find((id) => id === last.paymentTypeId);
  if (!option || paymentTypeId === undefined) return null;
  const address =
    offer.addresses.find(({ isPreferred }) => isPreferred) ??
    offer.addresses.find(
      ({ street, contactPerson, phone }) =>
        street === last.street && contactPerson === last.contactPerson && phone === last.phone,
    );
  const { method: deliveryMethod, expressPostId, pickupPlaceId } = option;
  return { addressId: address?.id ?? null, deliveryMethod, expressPostId, pickupPlaceId, paymentTypeId };
}
