import { z } from 'zod';
import { EDIT_PROBLEMS, EditReason, OrderEditPreview, OrderEditRequest } from './orders.edits.ts';
import { OrderListRequest } from './orders.ts';
import { Order, OrderAction, OrderRow, OrderStatus } from './orders.view.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { ById, Day, Id, Price, Sum, shape } from './shapes.ts';

export const AdminOrder = shape({
  ...Order.shape,
  company: shape({
    id: Id,
    title: z.string(),
    jib: z.string(),
    phone: z.string().nullable(),
    paymentTermDays: z.int(),
    creditLimit: Price,
    openOrders: Sum,
    /** What is invoiced and not paid, and what of it is overdue since when. */
    openDebt: Sum,
    overdue: shape({ amount: Sum, since: Day }).nullable(),
  }).nullable(),
  ordererEmail: z.string(),
  /** Lines that the stock cannot fill now. */
  shortLines: z.array(shape({ lineId: Id, available: z.int() })),
  /** Whether its lines can be changed in its state. */
  canEditLines: z.boolean(),
});

/** An order as lists of staff have it: who takes it out, what they may do with it now, and the version that says so. */
export const AdminOrderRow = shape({
  ...OrderRow.shape,
  /** The carrier or the pickup place. */
  deliveryTitle: z.string(),
  version: z.int(),
  may: z.array(OrderAction),
});

/**
 * How far the orders of all customers are counted: `totalItems` and the counts of the statuses stop there and mean that many or more. It is more than a
 * file takes.
 */
export const MOST_COUNTED_ORDERS = 25_000;

/** How many companies a list of orders may be narrowed to. */
const MOST_COMPANIES = 100;
const MOST_CARRIERS = 100;

export const ADMIN_ORDER_SORTS = [
  'default',
  'createdDate',
  'number',
  'status',
  'total',
  'customer',
  'orderer',
  'town',
  'net',
] as const;

export const AdminOrderListRequest = shape({
  ...OrderListRequest.omit({ isOwn: true }).shape,
  sortBy: z.enum(ADMIN_ORDER_SORTS).default('default'),
  companyIds: z.array(Id).min(1).max(MOST_COMPANIES).optional(),
  /** Orders that go out in one of these ways, or by one of these carriers; all where both are absent. */
  deliveryMethods: z.array(OrderRow.shape.deliveryMethod).min(1).optional(),
  carrierIds: z.array(Id).min(1).max(MOST_CARRIERS).optional(),
});

export const adminOrders = routes({
  list: {
    method: 'POST',
    path: '/admin/orders/get-orders',
    access: BACK_OFFICE,
    body: AdminOrderListRequest,
    answer: AdminOrderRow,
    paged: true,
    reads: true,
    summary: `Orders of all customers, newest first. Counted up to ${MOST_COUNTED_ORDERS}.`,
  },
  counts: {
    method: 'GET',
    path: '/admin/orders/counts',
    access: BACK_OFFICE,
    answer: z.array(shape({ status: OrderStatus, count: z.int() })),
    summary: `How many orders stand in each status, counted up to ${MOST_COUNTED_ORDERS}.`,
  },
  one: {
    method: 'GET',
    path: '/admin/orders/{id}',
    access: BACK_OFFICE,
    params: ById,
    answer: AdminOrder,
    problems: ['orders.not_found'],
    summary: 'One order with what staff need to decide on it.',
  },
  confirmEmail: {
    method: 'PUT',
    path: '/admin/orders/{id}/confirm-email',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ version: z.int().min(1) }),
    answer: AdminOrder,
    problems: ['orders.not_found', 'orders.changed_meanwhile', 'guests.nothing_to_confirm'],
    summary: 'Takes the e-mail address of a guest’s order as confirmed, as after a telephone call.',
  },
  previewLines: {
    method: 'POST',
    path: '/admin/orders/{id}/preview-lines',
    access: BACK_OFFICE,
    params: ById,
    body: OrderEditRequest,
    answer: OrderEditPreview,
    reads: true,
    problems: EDIT_PROBLEMS,
    summary: 'What an order would come to with other lines. Lines that are not touched keep the agreed prices.',
  },
  updateLines: {
    method: 'PUT',
    path: '/admin/orders/{id}/lines',
    access: BACK_OFFICE,
    params: ById,
    body: shape({ ...OrderEditRequest.shape, reason: EditReason }),
    answer: AdminOrder,
    problems: EDIT_PROBLEMS,
    summary: 'Changes, adds and takes out lines of an order that is not handed over yet; the customer is told.',
  },
});

export type AdminOrder = z.output<typeof AdminOrder>;
export type AdminOrderRow = z.output<typeof AdminOrderRow>;
