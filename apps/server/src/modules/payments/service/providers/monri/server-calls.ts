import type { RefundResult, GatewayReport, PaidPayment, RefundMethod } from '../provider.ts';
import { CURRENCY, GatewayUnavailable } from '../provider.ts';
import { callGateway, type Transport } from '../gateway-call.ts';
import { kindOf } from './callback.ts';
import { statusDigest, transactionDigest } from './digests.ts';
import type { Merchant } from './fields.ts';

interface Line {
  readonly baseUrl: string;
  readonly merchant: Merchant;
  readonly transport: Transport;
}

const XML = 'application/xml';
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const tag = (name: string, value: string | number): string =>
  `<${name}>${String(value).replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? '')}</${name}>`;

/** The text of the first element with this name, `<a>` or `<a type="…">`; null where there is none. The answers are flat. */
export function textOf(xml: string, name: string): string | null {
  const open = [`<${name}>`, `<${name} `].map((tagged) => xml.indexOf(tagged)).filter((at) => at >= 0);
  const start = open.length > 0 ? xml.indexOf('>', Math.min(...open)) + 1 : 0;
  const end = start > 0 ? xml.indexOf('<', start) : -1;
  const text = end > 0 && xml.startsWith(`</${name}>`, end) ? xml.slice(start, end).trim() : '';
  return text === '' ? null : text;
}

const WHOLE = /^\d{1,11}$/;

/** What became of a payment; null where the gateway knows none of this number. */
export async function fetchStatus(line: Line, { number }: PaidPayment): Promise<GatewayReport | null> {
  const { merchant } = line;
  const fields =
    tag('order-number', number) +
    tag('authenticity-token', merchant.token) +
    tag('digest', statusDigest(merchant.key, number));
  const { status, text } = await send(line, '/orders/show', `<order>${fields}</order>`);
  if (status === 404) return null;
  const said = textOf(text, 'status');
  // An answer about something else is none.
  if (said === null || textOf(text, 'order-number') !== number) throw new GatewayUnavailable('no usable answer');
  const amount = textOf(text, 'amount');
  const responseCode = textOf(text, 'response-code');
  return {
    kind: kindOf({ status: said, responseCode, type: textOf(text, 'transaction-type') }),
    number,
    amount: amount !== null && WHOLE.test(amount) ? Number(amount) : null,
    currency: textOf(text, 'currency'),
    responseCode,
    approvalCode: textOf(text, 'approval-code'),
  };
}

/** Previously reversed, already voided: the money went back before. */
const REFUNDED_BEFORE: ReadonlySet<string> = new Set(['1017', '1018', '1021']);
const APPROVED_CODE = /^0+$/;

export async function refund(line: Line, { number, amount }: PaidPayment, method: RefundMethod): Promise<RefundResult> {
  const { merchant } = line;
  const fields =
    tag('amount', amount) +
    tag('currency', CURRENCY) +
    tag('digest', transactionDigest(merchant.key, { number, amount, currency: CURRENCY })) +
    tag('authenticity-token', merchant.token) +
    tag('order-number', number);
  const path = `/transactions/${encodeURIComponent(number)}/${method}.xml`;
  const { text } = await send(line, path, `<transaction>${fields}</transaction>`);
  const responseCode = textOf(text, 'response-code');
  const isApproved = textOf(text, 'status') === 'approved' && responseCode !== null && APPROVED_CODE.test(responseCode);
  return { isDone: isApproved || REFUNDED_BEFORE.has(responseCode ?? ''), responseCode };
}

const send = ({ baseUrl, transport }: Line, path: string, body: string) =>
  callGateway(transport, {
    url: `${baseUrl}${path}`,
    body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
    contentType: XML,
  });
