import type { Payment } from './payment.ts';
import { isSame, statusDigest, transactionDigest } from './signing.ts';
import type { Merchant, PaymentSimulator } from './payment-simulator.ts';

interface Reply {
  readonly status: number;
  readonly body: string;
}

const element = (name: string, value: string | number): string => `<${name}>${value}</${name}>`;
const elements = (fields: Readonly<Record<string, string | number>>): string =>
  Object.entries(fields)
    .map(([name, value]) => element(name, value))
    .join('');
const document = (root: string, fields: Readonly<Record<string, string | number>>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${element(root, elements(fields))}`;

/** The text of an element; the shop's questions are flat. */
function textOf(xml: string, name: string): string {
  const start = xml.indexOf(`<${name}>`);
  const end = xml.indexOf(`</${name}>`, start);
  return start < 0 || end < 0 ? '' : xml.slice(start + name.length + 2, end);
}

const FORBIDDEN: Reply = { status: 403, body: document('error', { message: 'Invalid digest' }) };
const UNKNOWN: Reply = { status: 404, body: document('error', { message: 'Order not found' }) };

/** What became of a payment. */
export function showOrder(simulator: PaymentSimulator, { token, key }: Merchant, xml: string): Reply {
  const number = textOf(xml, 'order-number');
  const isOurs = textOf(xml, 'authenticity-token') === token;
  if (!isOurs || !isSame(textOf(xml, 'digest'), statusDigest(key, number))) return FORBIDDEN;
  const payment = simulator.find(number);
  if (!payment) return UNKNOWN;
  const wasApproved = payment.approvalCode !== null;
  const fields = {
    id: payment.id,
    status: wasApproved ? 'approved' : payment.state,
    'order-number': number,
    amount: payment.charged,
    currency: payment.currency,
    'response-code': wasApproved ? '0000' : '1050',
    'transaction-type': typeOf(payment),
    ...(payment.approvalCode === null ? {} : { 'approval-code': payment.approvalCode }),
  };
  return { status: 200, body: document('order', fields) };
}

function typeOf({ state }: Payment): string {
  if (state === 'refunded') return 'refund';
  return state === 'voided' ? 'void' : 'purchase';
}

interface Command {
  readonly number: string;
  readonly what: string;
  readonly xml: string;
}

/** Captures, refunds and voids, each once and in full. */
export function transact(simulator: PaymentSimulator, { token, key }: Merchant, { number, what, xml }: Command): Reply {
  const amount = textOf(xml, 'amount');
  const currency = textOf(xml, 'currency');
  const isOurs = textOf(xml, 'authenticity-token') === token && textOf(xml, 'order-number') === number;
  const expected = transactionDigest(key, number, amount, currency);
  if (!isOurs || !isSame(textOf(xml, 'digest'), expected)) return FORBIDDEN;
  // A restart clears the payments: one that is signed by the shop is taken as paid.
  const payment = simulator.find(number) ?? simulator.addApproved({ number, amount, currency });
  if (amount !== payment.charged || currency !== payment.currency) return answer('1810');
  if (payment.state === 'voided') return answer('1021');
  if (payment.state === 'refunded') return answer('1018');
  if (payment.state !== 'approved') return answer('1019');
  if (what === 'refund') payment.state = 'refunded';
  if (what === 'void') payment.state = 'voided';
  return answer('0000');
}

const answer = (code: string): Reply => ({
  status: 201,
  body: document('transaction', { status: code === '0000' ? 'approved' : 'declined', 'response-code': code }),
});
