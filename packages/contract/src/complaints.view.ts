import { z } from 'zod';
import { FileView } from './files.ts';
import { Day, Id, Instant, Quantity, shape } from './shapes.ts';

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
const COMPLAINT_TERMS = ['in_time', 'late', 'in_warranty', 'warranty_over', 'unknown'] as const;
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
  files: z.array(FileView),
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
  /** The machine of the company that it is about. */
  machineId: Id.nullable(),
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

export type ComplaintStatus = z.output<typeof ComplaintStatus>;
export type ComplaintKind = z.output<typeof ComplaintKind>;
export type ComplaintOutcome = z.output<typeof ComplaintOutcome>;
export type ComplaintTerm = z.output<typeof ComplaintTerm>;
export type ComplaintAct = z.output<typeof ComplaintAct>;
export type ComplaintEntry = z.output<typeof ComplaintEntry>;
export type ComplaintRow = z.output<typeof ComplaintRow>;
export type Complaint = z.output<typeof Complaint>;
export type PurchasedLine = z.output<typeof PurchasedLine>;
