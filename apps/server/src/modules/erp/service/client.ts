import { answerSignature, isSameSignature, requestSignature } from './signature.ts';
import type { ErpSettings } from '../../../platform/settings/erp.ts';

const TIMEOUT_MS = 20_000;
const MIB = 1_024 * 1_024;
const LARGEST_ANSWER = 12 * MIB;

interface RequestOptions {
  /** The time of the shop, which the ERP checks against its own. */
  readonly now: Date;
  readonly signal: AbortSignal;
}

/**
 * Asks the ERP and returns the body of its answer. Rejects without an answer within 20 s, for any status but 200, for an answer
 * above 12 MB and for one that is not signed with the secret.
 */
export async function requestErp(erp: ErpSettings, path: string, options: RequestOptions): Promise<Buffer> {
  const { body } = await exchange(erp, { method: 'GET', path, statuses: [200] }, options);
  return body;
}

/** An answer of more than 12 MB. */
export class AnswerTooLarge extends Error {}

/** The statuses by which the ERP says that it has not what was asked for. */
const ABSENT = [400, 404, 409, 410, 422];

/** Asks the ERP for a document; null where it answers that it has none. Rejects as `requestErp` does, with `AnswerTooLarge` for a large one. */
export async function requestDocument(erp: ErpSettings, path: string, options: RequestOptions): Promise<Buffer | null> {
  const { status, body } = await exchange(erp, { method: 'GET', path, statuses: [200, ...ABSENT] }, options);
  return status === 200 ? body : null;
}

interface ErpPost {
  readonly path: string;
  readonly body: string;
  /** Under which the ERP does the work once. */
  readonly idempotencyKey: string;
}

interface ErpAnswer {
  readonly status: number;
  readonly body: Buffer;
}

/** What the ERP answers when it has read a message: it was booked, or it never will be. Any other answer says nothing of the message. */
const ANSWERED = [200, 201, 400, 409, 422];

/** Sends a message to the ERP and returns its answer. Rejects as `requestErp` does, for other statuses than those of `ANSWERED`. */
export const postErp = (
  erp: ErpSettings,
  { path, body, idempotencyKey }: ErpPost,
  options: RequestOptions,
): Promise<ErpAnswer> =>
  exchange(
    erp,
    { method: 'POST', path, body, headers: { 'idempotency-key': idempotencyKey }, statuses: ANSWERED },
    options,
  );

interface Exchange {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly statuses: readonly number[];
}

async function exchange(
  { url, secret }: ErpSettings,
  { method, path, body, headers, statuses }: Exchange,
  { now, signal }: RequestOptions,
): Promise<ErpAnswer> {
  const address = new URL(`${url}${path}`);
  const time = now.toISOString();
  const signed = requestSignature(secret, { method, path: `${address.pathname}${address.search}`, time, body });
  const response = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: {
      'x-sjaj-time': time,
      'x-sjaj-signature': signed,
      ...(body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
      ...headers,
    },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!statuses.includes(response.status))
    throw new Error(`the ERP answered ${response.status} to ${address.pathname}${clockNote(response, now)}`);
  const answered = await bodyOf(response);
  if (!isSameSignature(response.headers.get('x-sjaj-signature') ?? '', answerSignature(secret, signed, answered))) {
    throw new Error(`the ERP's answer to ${address.pathname} is not signed with our secret`);
  }
  return { status: response.status, body: answered };
}

const MINUTE_MS = 60_000;
/** An ERP refuses requests that are further from its own time. */
const LONGEST_SKEW_MS = 5 * MINUTE_MS;

/** How far the clock of the ERP is from ours, where it may refuse us for that; empty otherwise. */
function clockNote({ headers }: Response, now: Date): string {
  const skew = Date.parse(headers.get('date') ?? '') - now.getTime();
  if (!(Math.abs(skew) > LONGEST_SKEW_MS)) return '';
  return `; its clock is ${Math.round(Math.abs(skew) / MINUTE_MS)} minutes ${skew > 0 ? 'ahead of' : 'behind'} ours`;
}

async function bodyOf(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST_ANSWER) throw new AnswerTooLarge('the answer of the ERP is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
