/**
 * A bookkeeping program for the demo: `ERP_SECRET=… node demo/erp/main.ts [port]`. It sends the demo's hotel an invoice of today with
 * its PDF, a payment of the oldest open one and an invoice of an unknown customer, prices of which one is doubtful, counts of which one has an unknown code, and prints the
 * orders that the shop sends. See docs/erp.md.
 */
import { addDays, businessDate } from '@sjaj/domain';
import { type ErpBooking, type ErpOrder, type ErpPrice, erpServer, type ErpStock } from './serve.ts';

const DEFAULT_PORT = 4_100;
const port = Number(process.argv[2] ?? DEFAULT_PORT);
const secret = process.env['ERP_SECRET'] ?? '';
if (secret === '') throw new Error('ERP_SECRET is missing: the secret that the shop has as well');

const today = businessDate(new Date());
const number = `${today.slice(2, 4)}-F-99001`;
const bookings: readonly ErpBooking[] = [
  {
    company: 'K-00231',
    number,
    kind: 'invoice',
    docDate: today,
    bookingDate: today,
    dueDate: addDays(today, 30),
    comment: `Faktura ${number}`,
    owes: 318.24,
    hasDocument: true,
  },
  {
    company: 'K-00231',
    number: `${today.slice(2, 4)}-I-99002`,
    kind: 'payment',
    docDate: today,
    bookingDate: today,
    comment: 'Uplata iz ERP-a',
    claims: 100,
  },
  {
    company: 'K-99999',
    number: `${today.slice(2, 4)}-F-99003`,
    kind: 'invoice',
    docDate: today,
    bookingDate: today,
    dueDate: addDays(today, 30),
    comment: 'Faktura kupca kojeg prodavnica nema',
    owes: 74.9,
  },
];

/** Tells of an order that it gets, and books it. */
function show({ number: order, statusName, total }: ErpOrder): null {
  process.stdout.write(`Order ${order}: ${statusName}, ${total.toFixed(2)} KM\n`);
  return null;
}

const prices: readonly ErpPrice[] = [
  { code: 'CL-10026', vpc: 61.2, nc: 41.5 },
  { code: 'CL-10032', vpc: 58 },
];
const stock: readonly ErpStock[] = [
  { code: 'CL-10047', onHand: 96 },
  { code: 'NE-99999', onHand: 12 },
];

erpServer({ secret, bookings, prices, stock, now: () => new Date(), orders: new Map(), refuse: show }).listen(
  port,
  '127.0.0.1',
  () => {
    process.stdout.write(`The ERP answers on http://127.0.0.1:${port}\n`);
  },
);
