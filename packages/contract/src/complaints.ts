import { z } from 'zod';
import {
  Complaint,
  ComplaintKind,
  ComplaintRow,
  ComplaintTerm,
  LONGEST_COMPLAINT,
  PurchasedLine,
} from './complaints.view.ts';
import { CUSTOMERS, routes } from './route.ts';
import { ById, Done, Id, NearDay, Phone, Quantity, longText, name, plainName, shape, sortedList } from './shapes.ts';

const Text = longText(LONGEST_COMPLAINT).min(1);

/** Uploads of the caller that come with a message. */
export const MOST_COMPLAINT_FILES = 8;
export const ComplaintFiles = z.array(Id).max(MOST_COMPLAINT_FILES).default([]);

export const ComplaintForm = shape({
  kind: ComplaintKind,
  contactPerson: plainName(100),
  contactPhone: Phone.optional(),
  /** A line of an order of the caller: article, brand and day of receipt are taken from it. */
  orderLineId: Id.optional(),
  /** A machine of the caller's company: article, brand, serial number and warranty are taken from it. */
  machineId: Id.optional(),
  productName: name(200).optional(),
  productCode: name(64).optional(),
  brand: name(100).optional(),
  serialNumber: name(64).optional(),
  invoiceNumber: name(64).optional(),
  quantity: Quantity.optional(),
  /** Taken from the order where a line is named. */
  receivedOn: NearDay.optional(),
  description: Text,
  fileIds: ComplaintFiles,
});

const Version = z.int().min(1);

/** By default the newest first. */
const ByDate = sortedList(z.enum(['default', 'createdDate']).default('default'));

/** How far purchased lines are counted: `totalItems` stops there and means that many or more. */
export const MOST_COUNTED_LINES = 1_000;

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
      'machines.not_found',
      'complaints.quantity_above_line',
      'complaints.received_later',
      'complaints.product_missing',
      'files.not_found',
    ],
    summary:
      'Sends a complaint, a return or a service request. One that comes after the return period is accepted; `term` says so.',
  },
  list: {
    method: 'POST',
    path: '/complaints/get-complaints-by-customer',
    access: CUSTOMERS,
    body: shape({
      ...ByDate.shape,
      state: z.enum(['pending', 'completed', 'all']).default('all'),
      machineId: Id.optional(),
    }),
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
    body: shape({ ...ByDate.shape, orderId: Id.optional(), lineId: Id.optional() }),
    answer: PurchasedLine,
    paged: true,
    reads: true,
    summary: `Lines of orders that were handed over or delivered, newest first, with return period and warranty. Counted up to ${MOST_COUNTED_LINES}.`,
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
    body: shape({ text: Text, fileIds: ComplaintFiles }),
    answer: shape({ entryId: Id }),
    idempotent: true,
    limit: { requests: 120, seconds: 3_600 },
    problems: ['complaints.not_found', 'complaints.closed', 'files.not_found'],
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

export type ComplaintForm = z.output<typeof ComplaintForm>;
