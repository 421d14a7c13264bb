import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/database/db.ts';
import type { PaymentGateway, PaymentDeps } from '../service/gateway.ts';
import { find, isGuests } from '../store/attempts.ts';
import { pollStatus } from '../service/poll-status.ts';
import { recordPaymentEvent } from '../service/record-payment-event.ts';

const digestOf = (...words: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const word of words) hash.update(word);
  return hash.digest();
};

interface Call {
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly now: Date;
}

/**
 * Handles a callback of the gateway. Returns the HTTP status: 401 for a wrong signature, 400 for an unreadable body, 503 if
 * the gateway must be polled but is unavailable, 200 once the event is recorded.
 */
export async function handleCallback(
  db: Db,
  gateway: PaymentGateway,
  deps: PaymentDeps,
  call: Call,
): Promise<200 | 400 | 401 | 503> {
  const callback = gateway.provider.parseCallback(call.rawBody, call.headers);
  if (callback.kind === 'forged') return 401;
  if (callback.kind === 'unreadable') return 400;
  if (callback.kind === 'hint') return followHint(db, gateway, deps, { number: callback.number, now: call.now });
  const digest = digestOf('callback', call.rawBody);
  await recordPaymentEvent(db, deps.payables, { report: callback.report, source: 'callback', digest }, call.now);
  return 200;
}

interface Hint {
  readonly number: string;
  readonly now: Date;
}

async function followHint(
  db: Db,
  gateway: PaymentGateway,
  deps: PaymentDeps,
  { number, now }: Hint,
): Promise<200 | 503> {
  const attempt = await find(db, number);
  if (!attempt) return 200;
  return (await pollStatus(db, gateway, deps, { attempt, now })) ? 200 : 503;
}

interface Return {
  readonly number: string;
  readonly isCancelled: boolean;
  readonly now: Date;
}

interface ReturnTarget {
  readonly orderId: number;
  readonly isGuests: boolean;
}

/**
 * Handles the return of the browser. Returns the order, or null for an unknown attempt. A return never marks an order as paid; a
 * cancellation is recorded, so that the page can offer to pay again.
 */
export async function handleReturn(
  db: Db,
  deps: PaymentDeps,
  { number, isCancelled, now }: Return,
): Promise<ReturnTarget | null> {
  const attempt = await find(db, number);
  if (!attempt) return null;
  const target = { orderId: attempt.orderId, isGuests: await isGuests(db, attempt.id) };
  if (!isCancelled) return target;
  const nothing = { amount: null, currency: null, responseCode: null, approvalCode: null };
  const report = { ...nothing, kind: 'cancelled', number } as const;
  await recordPaymentEvent(db, deps.payables, { report, source: 'return', digest: digestOf('cancelled', number) }, now);
  return target;
}
