import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/database/db.ts';
import type { CardDesk, PaymentDeps } from '../service/gateway.ts';
import { find, isGuests } from '../store/attempts.ts';
import { askAbout } from '../service/poll-status.ts';
import { settle } from '../service/record-payment-event.ts';

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
 * Takes a call from server to server. The status to answer with: 401 forged, 400 signed but not understood, 503 where the
 * gateway has to be asked and cannot be, 200 booked.
 */
export async function hearCallback(
  db: Db,
  desk: CardDesk,
  deps: PaymentDeps,
  call: Call,
): Promise<200 | 400 | 401 | 503> {
  const callback = desk.provider.parseCallback(call.rawBody, call.headers);
  if (callback.kind === 'forged') return 401;
  if (callback.kind === 'unreadable') return 400;
  if (callback.kind === 'hint') return followHint(db, desk, deps, { number: callback.number, now: call.now });
  const digest = digestOf('callback', call.rawBody);
  await settle(db, deps.payables, { heard: callback.heard, source: 'callback', digest }, call.now);
  return 200;
}

interface Hint {
  readonly number: string;
  readonly now: Date;
}

async function followHint(db: Db, desk: CardDesk, deps: PaymentDeps, { number, now }: Hint): Promise<200 | 503> {
  const attempt = await find(db, number);
  if (!attempt) return 200;
  return (await askAbout(db, desk, deps, { attempt, now })) ? 200 : 503;
}

interface Return {
  readonly number: string;
  readonly isCancelled: boolean;
  readonly now: Date;
}

interface BackAt {
  readonly orderId: number;
  readonly isGuests: boolean;
}

/**
 * The browser has come back: to which order and whose, or null where no such try is known. Nobody is paid by it; a buyer who gave up is
 * noted, so that the page can offer to pay again.
 */
export async function hearReturn(
  db: Db,
  deps: PaymentDeps,
  { number, isCancelled, now }: Return,
): Promise<BackAt | null> {
  const attempt = await find(db, number);
  if (!attempt) return null;
  const backAt = { orderId: attempt.orderId, isGuests: await isGuests(db, attempt.id) };
  if (!isCancelled) return backAt;
  const nothing = { amount: null, currency: null, responseCode: null, approvalCode: null };
  const heard = { ...nothing, kind: 'cancelled', number } as const;
  await settle(db, deps.payables, { heard, source: 'return', digest: digestOf('cancelled', number) }, now);
  return backAt;
}
