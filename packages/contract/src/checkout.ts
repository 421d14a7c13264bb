import { z } from 'zod';
import { Address } from './addresses.ts';
import { GuestDetails } from './guests.ts';
import { OrderStatus } from './orders.view.ts';
import { PaymentRedirect } from './payments.ts';
import { BUYERS, routes } from './route.ts';
import { DeliveryCutOff, DeliveryDays } from './shipping.delivery-days.ts';
import { Day, Id, SeenPrice, Sum, longText, plainName, shape } from './shapes.ts';

const DELIVERY_METHODS = ['own', 'express', 'pickup'] as const;
export const DeliveryMethod = z.enum(DELIVERY_METHODS);
/** Gotovina 1, Kartica 2, Virman 3. */
const PAYMENT_TYPES = [1, 2, 3] as const;
export const PaymentTypeId = z.union(PAYMENT_TYPES.map((id) => z.literal(id)));

export const WorkingHours = shape({
  days: z.enum(['mon-fri', 'sat', 'sun']),
  from: z.string(),
  to: z.string(),
  /** First and last month, where the hours hold in a season only. */
  months: z.tuple([z.int(), z.int()]).optional(),
});

const Totals = shape({ postage: SeenPrice, discount: SeenPrice, net: SeenPrice, vat: SeenPrice, total: SeenPrice });

export const DeliveryOption = shape({
  method: DeliveryMethod,
  expressPostId: Id.nullable(),
  pickupPlaceId: Id.nullable(),
  title: z.string(),
  place: shape({ street: z.string(), town: z.string(), workingHours: z.array(WorkingHours) }).nullable(),
  daysFrom: z.int(),
  daysTo: z.int(),
  /** When the cart arrives if it is ordered now; null where a line is short, because no day can be promised then. */
  arrives: DeliveryDays.nullable(),
  totals: Totals,
});

export const CheckoutOptions = shape({
  cartVersion: z.int(),
  addresses: z.array(Address),
  delivery: z.array(DeliveryOption),
  /** Until when the cart has to be ordered to arrive then. */
  cutOff: DeliveryCutOff,
  paymentTypes: z.array(PaymentTypeId),
  /** Of a bank transfer by the company; null for private customers. */
  paymentTermDays: z.int().min(0).nullable(),
  /** `acceptedOn`: the day of the newest order, where a company's buyer accepted these terms with it; null otherwise. */
  terms: shape({ id: Id, title: z.string(), acceptedOn: Day.nullable() }),
  /** A guest whose unconfirmed orders are as many as the shop allows: no further one is taken now. */
  isBlocked: z.boolean(),
  /** What the caller chose last time, where it is still on offer. */
  remembered: shape({
    addressId: Id.nullable(),
    deliveryMethod: DeliveryMethod,
    expressPostId: Id.nullable(),
    pickupPlaceId: Id.nullable(),
    paymentTypeId: PaymentTypeId,
  }).nullable(),
});

/** KM: more than any order can hold, so that a total beyond that is refused in its own words. */
const MOST_SEEN = 1_000_000_000;

export const Checkout = shape({
  deliveryMethod: DeliveryMethod,
  addressId: Id.nullable().default(null),
  expressPostId: Id.nullable().default(null),
  pickupPlaceId: Id.nullable().default(null),
  paymentTypeId: PaymentTypeId,
  note: longText(2_000).nullish(),
  /** The buyer's own order number. */
  customerReference: z.literal('').or(plainName(100)).nullish(),
  termsAccepted: z.boolean().default(false),
  /** The version of the cart that the buyer has seen: ordering another one is refused. */
  cartVersion: z.int().min(0),
  /** The total with VAT that the buyer has seen, in KM: the buyer's consent to it. Null where prices are hidden. */
  seenTotal: Sum.max(MOST_SEEN).nullable().default(null),
  /** Articles of which the cart holds more than is available, and for the rest of which the buyer agrees to wait. */
  agreedToWaitFor: z.array(Id).max(500).default([]),
  /** Who a guest is and where the goods go; needed from a guest, whose `addressId` means nothing. Not looked at for others. */
  guest: GuestDetails.nullish(),
});

export const PlacedOrder = shape({
  orderId: Id,
  number: z.string(),
  status: OrderStatus,
  total: SeenPrice,
  /** The form that takes the buyer to the gateway; null where it is not paid by card, or the gateway does not answer now. */
  payment: PaymentRedirect.nullable(),
});

/** How far a buyer may order without asking, what the month has and what is left of it. Amounts with VAT; null: no limit. */
export const BuyerLimits = shape({
  orderLimit: SeenPrice,
  monthLimit: SeenPrice,
  spent: SeenPrice,
  left: SeenPrice,
  /** Who decides on what is above: names of the company's admins. */
  approvers: z.array(z.string()),
});

export const checkout = routes({
  limits: {
    method: 'GET',
    path: '/shopping-cart/limits',
    access: BUYERS,
    answer: BuyerLimits.nullable(),
    summary: 'The limits of the caller and what is left of the month; null without a limit.',
  },
  options: {
    method: 'GET',
    path: '/shopping-cart/checkout-options',
    access: BUYERS,
    answer: CheckoutOptions,
    problems: ['checkout.no_terms'],
    summary: 'Addresses, ways of delivery with their totals, payment types and what was chosen last time.',
  },
  place: {
    method: 'POST',
    path: '/shopping-cart/checkout',
    access: BUYERS,
    body: Checkout,
    answer: PlacedOrder,
    idempotent: true,
    limit: { requests: 10, seconds: 60 },
    problems: [
      'checkout.debt_overdue',
      'checkout.empty',
      'checkout.may_not_order',
      'checkout.address_required',
      'checkout.guest_details_required',
      'checkout.terms_required',
      'checkout.cart_changed',
      'checkout.total_changed',
      'checkout.not_sellable',
      'checkout.quantity_changed',
      'checkout.short',
      'checkout.stock_changed',
      'cart.total_too_high',
      'coupons.used_up',
      'checkout.guest_too_many_lines',
      'checkout.guest_too_many_pieces',
      'checkout.guest_total_too_high',
      'checkout.guest_open_orders',
      'checkout.guest_too_often',
      'checkout.newcomer_open_orders',
      'addresses.not_found',
      'addresses.town_unknown',
      'addresses.country_not_served',
      'checkout.delivery_unknown',
      'checkout.payment_unknown',
      'checkout.card_not_for_pre_order',
      'checkout.card_amount_too_low',
    ],
    summary: 'Places the order of the open cart, once for each Idempotency-Key.',
  },
});

export type BuyerLimits = z.output<typeof BuyerLimits>;
export type Checkout = z.output<typeof Checkout>;
export type CheckoutOptions = z.output<typeof CheckoutOptions>;
export type DeliveryMethod = z.output<typeof DeliveryMethod>;
export type DeliveryOption = z.output<typeof DeliveryOption>;
export type PaymentTypeId = z.output<typeof PaymentTypeId>;
export type PlacedOrder = z.output<typeof PlacedOrder>;
export type WorkingHours = z.output<typeof WorkingHours>;
