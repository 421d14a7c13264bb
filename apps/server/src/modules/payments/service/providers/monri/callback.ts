import { z } from 'zod';
import type { Callback, GatewayReport, Returned } from '../provider.ts';
import { isSame } from '../signature.ts';
import { callbackDigest, returnDigest } from './digests.ts';

const SCHEME = /^WP3-callback ([0-9a-f]{128})$/;
const MAX_AMOUNT = 99_999_999_999;

/** Whatever is kept of it is plain letters and digits. */
const code = z.string().regex(/^[\w-]{0,40}$/);
const amountText = z.string().regex(/^\d{1,11}$/);

/** Only number and status are sure to be there; what is not ours to know is not even read. */
const Transaction = z.object({
  order_number: z.string().regex(/^[\w-]{1,60}$/),
  status: code,
  amount: z.union([z.int().min(0).max(MAX_AMOUNT), amountText.transform(Number)]).nullish(),
  currency: code.nullish(),
  response_code: code.nullish(),
  approval_code: code.nullish(),
  transaction_type: code.nullish(),
});

const Webhook = z.object({ event: z.string().max(100), payload: Transaction });

/** Approved is only what has been charged: a purchase, with a code of zeros. */
const APPROVED_CODE = /^0+$/;
const REFUND_TYPES: ReadonlySet<string> = new Set(['refund', 'void', 'reversal']);

interface CallbackFields {
  readonly status: string;
  readonly responseCode: string | null;
  readonly type: string | null;
}

/** What the gateway's words mean. */
export function kindOf({ status, responseCode, type }: CallbackFields): GatewayReport['kind'] {
  if (status === 'declined') return 'declined';
  if (status !== 'approved' || responseCode === null || !APPROVED_CODE.test(responseCode)) return 'ignored';
  if (type === null || type === 'purchase' || type === 'capture') return 'approved';
  return REFUND_TYPES.has(type) ? 'refunded' : 'ignored';
}

/** The bytes are held against the signature before anything of them is read. */
export function parseCallback(key: string, rawBody: Buffer, authorization: unknown): Callback {
  const given = typeof authorization === 'string' ? SCHEME.exec(authorization)?.[1] : undefined;
  if (given === undefined || !isSame(given, callbackDigest(key, rawBody))) return { kind: 'forged' };
  const transaction = transactionOf(rawBody);
  if (!transaction) return { kind: 'unreadable' };
  const responseCode = transaction.response_code ?? null;
  const type = transaction.transaction_type ?? null;
  return {
    kind: 'report',
    report: {
      kind: kindOf({ status: transaction.status, responseCode, type }),
      number: transaction.order_number,
      amount: transaction.amount ?? null,
      currency: transaction.currency ?? null,
      responseCode,
      approvalCode: transaction.approval_code ?? null,
    },
  };
}

function transactionOf(rawBody: Buffer): z.output<typeof Transaction> | undefined {
  const body = jsonOf(rawBody);
  const plain = Transaction.safeParse(body);
  return plain.success ? plain.data : Webhook.safeParse(body).data?.payload;
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
  } catch {
    return null;
  }
}

const DIGEST_PARAMETER = /[?&]digest=([0-9a-f]{128})$/;

/** The digest is the last parameter of the address that the browser was sent to. */
export function parseReturn(key: string, url: string): Returned {
  const match = DIGEST_PARAMETER.exec(url);
  if (!match?.[1]) return { kind: 'forged' };
  const signed = url.slice(0, match.index);
  if (!isSame(match[1], returnDigest(key, signed))) return { kind: 'forged' };
  const code = new URL(signed).searchParams.get('response_code') ?? '';
  return { kind: 'genuine', isApproved: APPROVED_CODE.test(code) };
}
