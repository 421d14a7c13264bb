import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A booking as the shop reads it; amounts in KM. */
export interface ErpBooking {
  readonly company: string;
  readonly number: string;
  readonly kind: 'opening' | 'invoice' | 'credit_note' | 'payment' | 'other';
  readonly docDate: string;
  readonly bookingDate: string;
  readonly dueDate?: string | null;
  readonly comment?: string;
  readonly owes?: number;
  readonly claims?: number;
  readonly settles?: string | null;
  readonly orderNumber?: string | null;
  readonly hasDocument?: boolean;
}

/** Prices of an article; KM. */
export interface ErpPrice {
  readonly code: string;
  /** Wholesale, without VAT. */
  readonly vpc?: number | null;
  /** Retail, with VAT. */
  readonly mpc?: number | null;
  /** Purchase, without VAT. */
  readonly nc?: number | null;
}

/** What is on hand of an article. */
export interface ErpStock {
  readonly code: string;
  readonly onHand: number;
}

/** As much of an order as a bookkeeping program needs to tell it apart. */
export interface ErpOrder {
  readonly id: number;
  readonly number: string;
  readonly statusName: string;
  readonly total: number;
}

interface ErpStandIn {
  readonly secret: string;
  /** In the order of their changes; the cursor is a place in this list. */
  readonly bookings: readonly unknown[];
  /** The numbers of bookings whose document it does not have. */
  readonly lost?: readonly string[];
  /** The page that begins at this place is no JSON. */
  readonly brokenFrom?: number;
  /** Likewise. */
  readonly prices?: readonly ErpPrice[];
  readonly stock?: readonly ErpStock[];
  readonly now: () => Date;
  /** The orders that were booked, by the key of the change; a key that comes again is booked already. */
  readonly orders?: Map<string, ErpOrder>;
  /** Why an order is not booked; `hang up` closes the connection after the order was booked. */
  readonly refuse?: (order: ErpOrder) => string | null | 'hang up';
  /** Told of each request that is answered. */
  readonly onRequest?: (path: string) => void;
}

const LONGEST_SKEW_MS = 300_000;
const MOST_RECORDS = 1_000;

const digest = (secret: string, lines: readonly (string | Buffer)[]): string => {
  const hmac = createHmac('sha256', secret);
  for (const line of lines) hmac.update(line).update('\n');
  return hmac.digest('hex');
};

/** A bookkeeping program that answers the calls of docs/erp.md from a list. */
export function erpServer(standIn: ErpStandIn): Server {
  return createServer((request, response) => void answer(standIn, request, response));
}

/** The body of a request. Requests are small: the ERP is the supplier's own. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function answer(standIn: ErpStandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { secret, bookings, lost = [], brokenFrom, prices = [], stock = [], now, onRequest } = standIn;
  const path = request.url ?? '/';
  const method = request.method ?? '';
  const body = await bodyOf(request);
  const time = String(request.headers['x-sjaj-time'] ?? '');
  const signature = digest(secret, [method, path, time, ...(method === 'POST' ? [body] : [])]);
  const isLate = !(Math.abs(now().getTime() - Date.parse(time)) <= LONGEST_SKEW_MS);
  const send = (status: number, type: string, answered: Buffer): void => {
    const headers = { 'content-type': type, 'x-sjaj-signature': digest(secret, [signature, answered]) };
    response.writeHead(status, { ...headers, date: now().toUTCString() }).end(answered);
  };
  if (request.headers['x-sjaj-signature'] !== signature || isLate) {
    send(401, 'text/plain', Buffer.from('The request is not signed.'));
    return;
  }
  onRequest?.(path);
  const url = new URL(path, 'http://erp.test');
  if (method === 'POST' && url.pathname.endsWith('/orders')) {
    const refusal = book(standIn, String(request.headers['idempotency-key'] ?? ''), body);
    if (refusal === 'hang up') request.socket.destroy();
    else send(refusal === null ? 200 : 422, 'text/plain', Buffer.from(refusal ?? 'booked'));
  } else if (url.pathname.endsWith('/changes')) {
    const stream = url.pathname.split('/').at(-2) ?? '';
    const changes = new Map<string, readonly unknown[]>([
      ['finance', bookings],
      ['prices', prices],
      ['stock', stock],
    ]).get(stream);
    const page = JSON.stringify(changesAfter(changes ?? [], url.searchParams));
    const isBroken = Number(url.searchParams.get('cursor')) === brokenFrom;
    send(changes ? 200 : 404, 'application/json', Buffer.from(isBroken ? page.slice(1) : page));
  } else if (url.pathname.endsWith('/finance/document')) {
    const number = url.searchParams.get('number') ?? '';
    if (lost.includes(number)) send(404, 'text/plain', Buffer.from('There is no such document.'));
    else send(200, 'application/pdf', pdfOf(number));
  } else {
    send(404, 'text/plain', Buffer.from('There is no such call.'));
  }
}

/** Books an order once for each key; returns why not. */
function book({ orders, refuse }: ErpStandIn, key: string, body: Buffer): string | null {
  const order = JSON.parse(body.toString('utf8')) as ErpOrder;
  if (orders?.has(key)) return null;
  const refusal = refuse?.(order) ?? null;
  if (refusal === null || refusal === 'hang up') orders?.set(key, order);
  return refusal;
}

function changesAfter(changes: readonly unknown[], query: URLSearchParams) {
  const from = Number(query.get('cursor') || 0);
  const limit = Math.min(MOST_RECORDS, Number(query.get('limit') || MOST_RECORDS));
  const records = changes.slice(from, from + limit);
  const reached = from + records.length;
  return { records, nextCursor: String(reached), hasMore: reached < changes.length };
}

/** A page with the number of the document. */
function pdfOf(number: string): Buffer {
  const text = `BT /F1 20 Tf 72 760 Td (${number.replaceAll(/[^\x20-\x7e]|[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const rows = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(
    `${pdf}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
  );
}
