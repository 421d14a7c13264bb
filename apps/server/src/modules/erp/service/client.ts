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
 * Sends a request to the ERP and returns the body of its answer. Rejects without an answer within 20 s, for any status but 200, for an answer
 * above 12 MB and for one that is not signed with the secret.
 */
export async function requestErp(
  { url, secret }: ErpSettings,
  path: string,
  { now, signal }: RequestOptions,
): Promise<Buffer> {
  const address = new URL(`${url}${path}`);
  const time = now.toISOString();
  const signed = requestSignature(secret, `${address.pathname}${address.search}`, time);
  const response = await fetch(address, {
    headers: { 'x-sjaj-time': time, 'x-sjaj-signature': signed },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (response.status !== 200) throw new Error(`the ERP answered ${response.status} to ${address.pathname}`);
  const body = await bodyOf(response);
  if (!isSameSignature(response.headers.get('x-sjaj-signature') ?? '', answerSignature(secret, signed, body))) {
    throw new Error(`the ERP's answer to ${address.pathname} is not signed with our secret`);
  }
  return body;
}

async function bodyOf(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST_ANSWER) throw new Error('the answer of the ERP is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
