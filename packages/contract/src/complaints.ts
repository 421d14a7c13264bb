import { z } from 'zod';
import { CUSTOMERS, routes } from './route.ts';
import {
  ById,
  Day,
  Done,
  Id,
  Instant,
  ListRequest,
  Page,
  PageSize,
  Phone,
  Quantity,
  longText,
  name,
  plainName,
  shape,
} from './shapes.ts';

/** The ids of the statuses, as the specification has them. */
export const COMPLAINT_STATUS = { received: 1, inProcessing: 2, rejected: 3, resolved: 4 } as const;
export const ComplaintStatus = z.union(Object.values(COMPLAINT_STATUS).map((id) => z.literal(id)));
/** Statuses of a complaint that waits for an outcome. */
export const PENDING_COMPLAINT_STATUSES: readonly ComplaintStatus[] = [
  COMPLAINT_STATUS.received,
  COMPLAINT_STATUS.inProcessing,
];

export const COMPLAINT_KINDS = ['complaint', 'service', 'return'] as const;
export const ComplaintKind = z.enum(COMPLAINT_KINDS);

/** How staff resolve a complaint. */
export const COMPLAINT_OUTCOMES = ['replacement', 'refund', 'credit_note', 'repair', 'advice'] as const;
export const ComplaintOutcome = z.enum([...COMPLAINT_OUTCOMES, 'withdrawn']);

/** What return period and warranty come to; a complaint is accepted with each of them. */
export const COMPLAINT_TERMS = ['in_time', 'late', 'in_warranty', 'warranty_over', 'unknown'] as const;
export const ComplaintTerm = z.enum(COMPLAINT_TERMS);

/** What a customer may do with a complaint now. */
export const ComplaintAct = z.enum(['write', 'withdraw', 'reopen']);

export const LONGEST_COMPLAINT = 2_000;

/** The article that a complaint is about, as far as the shop knows it. */
const ComplaintArticle = shape({ id: Id, slug: z.string(), imageUrl: z.string().nullable(), placeholder: z.string() });

/** An entry of the conversation: a message, or a change of status with its comment. */
export const ComplaintEntry = shape({
  id: Id,
  author: z.enum(['customer', 'staff']),
  who: z.string(),
  body: z.string(),
  /** Set where the entry has changed the status. */
  to: ComplaintStatus.nullable(),
  at: Instant,
});

export const ComplaintRow = shape({
  id: Id,
  number: z.string(),
  kind: ComplaintKind,
  status: ComplaintStatus,
  outcome: ComplaintOutcome.nullable(),
  productName: z.string(),
  productCode: z.string().nullable(),
  article: ComplaintArticle.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  /** The person who sent it. */
  sender: z.string(),
  /** The last message of the supplier. */
  lastAnswer: shape({ who: z.string(), body: z.string(), at: Instant }).nullable(),
});

export const Complaint = shape({
  ...ComplaintRow.omit({ lastAnswer: true }).shape,
  version: z.int(),
  brand: z.string().nullable(),
  serialNumber: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  quantity: z.int().nullable(),
  contactPerson: z.string(),
  contactPhone: z.string().nullable(),
  /** The id is null where the caller may not open the order. */
  order: shape({ id: Id.nullable(), number: z.string() }).nullable(),
  receivedOn: Day.nullable(),
  returnUntil: Day.nullable(),
  warrantyUntil: Day.nullable(),
  term: ComplaintTerm,
  entries: z.array(ComplaintEntry),
  may: z.array(ComplaintAct),
  /** The last day on which the customer may reopen it. */
  reopenUntil: Day.nullable(),
});

/** A line of a delivered order that a complaint can be about. */
export const PurchasedLine = shape({
  lineId: Id,
  orderId: Id,
  orderNumber: z.string(),
  orderedOn: Day,
  title: z.string(),
  code: z.string(),
  brand: z.string(),
  unit: z.string(),
  quantity: Quantity,
  imageUrl: z.string().nullable(),
  placeholder: z.string(),
  receivedOn: Day.nullable(),
  returnUntil: Day.nullable(),
  warrantyUntil: Day.nullable(),
  /** What the days come to for each kind of complaint, today. */
  terms: shape({ complaint: ComplaintTerm, service: ComplaintTerm, return: ComplaintTerm }),
});

const Text = longText(LONGEST_COMPLAINT).min(1);

export const ComplaintForm = shape({
  kind: ComplaintKind,
  contactPerson: plainName(100),
  contactPhone: Phone.optional(),
  /** A line of an order of the caller: article, brand and day of receipt are taken from it. */
  orderLineId: Id.optional(),
  productName: name(200).optional(),
  productCode: name(64).optional(),
  brand: name(100).optional(),
  serialNumber: name(64).optional(),
  invoiceNumber: name(64).optional(),
  quantity: Quantity.optional(),
  /** Taken from the order where a line is named. */
  receivedOn: Day.optional(),
  description: Text,
});

const Version = z.int().min(1);

export const complaints = routes({
  create: {
    method: 'POST',
    path: '/complaints/create-complaint',
    access: CUSTOMERS,
    body: ComplaintForm,
    answer: shape({ id: Id, number: z.string(), term: ComplaintTerm }),
    idempotent: true,
    limit: { requests: 60, seconds: 3_600 },
    problems: [
      'complaints.line_not_found',
      'complaints.quantity_above_line',
      'complaints.received_later',
      'complaints.product_missing',
    ],
    summary:
      'Sends a complaint, a return or a service request. One that comes after the return period is accepted; `term` says so.',
  },
  list: {
    method: 'POST',
    path: '/complaints/get-complaints-by-customer',
    access: CUSTOMERS,
    body: shape({ ...ListRequest.shape, state: z.enum(['pending', 'completed', 'all']).default('all') }),
    answer: ComplaintRow,
    paged: true,
    reads: true,
    summary: 'Complaints of the caller, or of the company for its admins, newest first.',
  },
  counts: {
    method: 'GET',
    path: '/complaints/counts',
    access: CUSTOMERS,
    answer: shape({ pending: z.int(), completed: z.int() }),
    summary: 'How many complaints of the caller are pending and completed.',
  },
  purchases: {
    method: 'POST',
    path: '/complaints/get-purchased-lines',
    access: CUSTOMERS,
    body: shape({
      page: Page,
      pageSize: PageSize,
      quickSearch: longText(64).optional(),
      orderId: Id.optional(),
      lineId: Id.optional(),
    }),
    answer: PurchasedLine,
    paged: true,
    reads: true,
    summary: 'Lines of orders that were handed over or delivered, newest first, with return period and warranty.',
  },
  one: {
    method: 'GET',
    path: '/complaints/{id}',
    access: CUSTOMERS,
    params: ById,
    answer: Complaint,
    problems: ['complaints.not_found'],
    summary: 'A complaint with its conversation.',
  },
  addMessage: {
    method: 'POST',
    path: '/complaints/{id}/messages',
    access: CUSTOMERS,
    params: ById,
    body: shape({ text: Text }),
    answer: shape({ entryId: Id }),
    idempotent: true,
    limit: { requests: 120, seconds: 3_600 },
    problems: ['complaints.not_found', 'complaints.closed'],
    summary: 'Adds a message to a pending complaint.',
  },
  withdraw: {
    method: 'PUT',
    path: '/complaints/{id}/withdraw',
    access: CUSTOMERS,
    params: ById,
    body: shape({ version: Version }),
    answer: Done,
    problems: ['complaints.not_found', 'complaints.transition_not_allowed', 'complaints.changed_meanwhile'],
    summary: 'Withdraws a complaint that staff have not begun to process.',
  },
  reopen: {
    method: 'PUT',
    path: '/complaints/{id}/reopen',
    access: CUSTOMERS,
    params: ById,
    body: shape({ version: Version, text: Text }),
    answer: Done,
    problems: [
      'complaints.not_found',
      'complaints.transition_not_allowed',
      'complaints.reopen_over',
      'complaints.changed_meanwhile',
    ],
    summary: 'Takes up a completed complaint again, within 15 days, with the reason.',
  },
});

export type ComplaintStatus = z.output<typeof ComplaintStatus>;
export type ComplaintKind = z.output<typeof ComplaintKind>;
export type ComplaintOutcome = z.output<typeof ComplaintOutcome>;
export type ComplaintTerm = z.output<typeof ComplaintTerm>;
export type ComplaintAct = z.output<typeof ComplaintAct>;
export type ComplaintEntry = z.output<typeof ComplaintEntry>;
export type ComplaintRow = z.output<typeof ComplaintRow>;
export type Complaint = z.output<typeof Complaint>;
export type ComplaintForm = z.output<typeof ComplaintForm>;
export type PurchasedLine = z.output<typeof PurchasedLine>;
