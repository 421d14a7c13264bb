import { z } from 'zod';
import { OldPriceView, PriceSource } from './catalogue.articles.ts';
import { OrderEdit } from './orders.edits.ts';
import { DeliveryCutOff, DeliveryDays } from './shipping.delivery-days.ts';
import { Id, Instant, Quantity, SeenPrice, shape } from './shapes.ts';

/** The ids of the statuses, as clients out there know them. */
export const ORDER_STATUS = {
  preOrder: -1,
  created: 1,
  approved: 2,
  cancelled: 3,
  finished: 4,
  delivered: 5,
  merged: 6,
  split: 7,
  notDelivered: 8,
  unpaid: 9,
  paid: 10,
} as const;
export const ORDER_STATUSES = Object.values(ORDER_STATUS);
export const OrderStatus = z.union(ORDER_STATUSES.map((id) => z.literal(id)));

/** Orders that count against a buyer's month: all that were not cancelled. */
export const COUNTED_STATUSES: readonly OrderStatus[] = [
  ORDER_STATUS.preOrder,
  ORDER_STATUS.created,
  ORDER_STATUS.unpaid,
  ORDER_STATUS.paid,
  ORDER_STATUS.approved,
  ORDER_STATUS.finished,
  ORDER_STATUS.delivered,
  ORDER_STATUS.notDelivered,
];
/** Orders that are not invoiced yet: what a company owes besides its invoices. */
export const OPEN_STATUSES: readonly OrderStatus[] = [
  ORDER_STATUS.preOrder,
  ORDER_STATUS.created,
  ORDER_STATUS.unpaid,
  ORDER_STATUS.paid,
  ORDER_STATUS.approved,
];

/** What a caller may do with an order now: the words of the buttons. */
const ORDER_ACTIONS = ['cancel', 'approve', 'reject', 'hand_over', 'deliver', 'not_delivered', 'confirm'] as const;
export const OrderAction = z.enum(ORDER_ACTIONS);

export const OrderRow = shape({
  id: Id,
  orderNumber: z.string(),
  orderer: z.string(),
  /** Placed by a guest of an open shop, who has no account. */
  isGuests: z.boolean(),
  companyTitle: z.string().nullable(),
  date: Instant,
  status: OrderStatus,
  waitsFor: z.enum(['stock', 'approval']).nullable(),
  /** Until when the guest has to confirm the e-mail address; null where nothing has to be confirmed any more. */
  confirmEmailBy: Instant.nullable(),
  lines: z.int(),
  amountWithoutVat: SeenPrice,
  vat: SeenPrice,
  total: SeenPrice,
  deliveryMethod: z.enum(['own', 'express', 'pickup']),
  paymentTypeId: z.int(),
  customerReference: z.string().nullable(),
  town: z.string(),
});

export const OrderLine = shape({
  id: Id,
  articleId: Id,
  code: z.string(),
  title: z.string(),
  slug: z.string(),
  brand: z.string(),
  unit: z.string(),
  quantity: Quantity,
  reserved: z.int().min(0),
  price: SeenPrice,
  /** As it was when the order was placed. */
  oldPrice: OldPriceView.nullable(),
  priceSource: PriceSource.nullable(),
  taxRate: z.number(),
  amount: SeenPrice,
  discount: SeenPrice,
  note: z.string().nullable(),
  imageUrl: z.string().nullable(),
  placeholder: z.string(),
});

export const OrderEvent = shape({
  at: Instant,
  from: OrderStatus.nullable(),
  to: OrderStatus,
  who: z.string(),
  /** The company admin for whom a deputy did it. */
  onBehalfOf: z.string().nullable(),
  /** The orderer, somebody else of their company, or anybody else: staff, the payment gateway, the clock. */
  by: z.enum(['orderer', 'company', 'supplier']),
  reason: z.string().nullable(),
});

/** Another order that this one came from or became. The id is null where the caller may not open it. */
export const OrderLink = shape({ id: Id.nullable(), orderNumber: z.string() });

/** What a company admin weighs before approving a colleague's order. Amounts with VAT. */
export const OrderApproval = shape({
  orderLimit: SeenPrice,
  monthLimit: SeenPrice,
  /** What the orderer's other orders of that month come to. */
  spent: SeenPrice,
});

export const Order = shape({
  ...OrderRow.shape,
  version: z.int(),
  /** The e-mail address that the guest has to confirm. */
  emailToConfirm: z.string().nullable(),
  postage: SeenPrice,
  discount: SeenPrice,
  promoCodeSaving: SeenPrice,
  couponCode: z.string().nullable(),
  weightG: z.int(),
  note: z.string().nullable(),
  deliveryTitle: z.string(),
  /** The days that the buyer was told when the order was placed, or when it stopped waiting; null while it waits for stock or approval. */
  arrives: DeliveryDays.nullable(),
  /** Of an order that waits for stock or approval: when it would arrive if that came until then. */
  arrivesOnceReleased: shape({ days: DeliveryDays, cutOff: DeliveryCutOff }).nullable(),
  deliveryAddress: shape({
    contactPerson: z.string(),
    phone: z.string(),
    street: z.string(),
    town: z.string(),
    postalCode: z.string(),
    country: z.string(),
    note: z.string().nullable(),
  }),
  placedBy: z.string().nullable(),
  /** Of a bank transfer by a company. */
  paymentTermDays: z.int().min(0).nullable(),
  vatRates: z.array(shape({ rate: z.number(), base: SeenPrice, vat: SeenPrice })),
  orderLines: z.array(OrderLine),
  history: z.array(OrderEvent),
  /** Oldest first. */
  edits: z.array(OrderEdit),
  may: z.array(OrderAction),
  /** Where the order waits for the caller's approval. */
  approval: OrderApproval.nullable(),
  mergedInto: OrderLink.nullable(),
  splitInto: z.array(OrderLink),
  /** The orders that were merged into this one, or the one that it was split from. */
  madeFrom: z.array(OrderLink),
});

export type OrderStatus = z.output<typeof OrderStatus>;
export type OrderAction = z.output<typeof OrderAction>;
export type OrderRow = z.output<typeof OrderRow>;
export type OrderLine = z.output<typeof OrderLine>;
export type OrderLink = z.output<typeof OrderLink>;
export type OrderEvent = z.output<typeof OrderEvent>;
export type OrderApproval = z.output<typeof OrderApproval>;
export type Order = z.output<typeof Order>;
