import { createHash } from 'node:crypto';
import { feninga } from '@sjaj/domain';
import { type Db, inTransaction } from '../../../platform/db.ts';
import { askedBefore, isOverdue, silentSince } from '../deadline.rules.ts';
import type { CardDesk, PaymentDeps } from '../desk.ts';
import { GatewayUnavailable, type Heard } from '../provider.ts';
import * as store from '../store/attempts.ts';
import { settle } from './settle.ts';

const BATCH = 100;

interface Round {
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/**
 * Asks the gateway about the tries of orders that wait for their money for long, and books what it says: a lost call from the
 * gateway costs nobody an order. A gateway that cannot be asked ends the round; the next one goes on.
 */
export async function reconcile(db: Db, deps: PaymentDeps, { now, signal }: Round): Promise<void> {
  if (!deps.cards) return;
  const silent = await store.silent(db, {
    placedBefore: silentSince(now),
    askedBefore: askedBefore(now),
    limit: BATCH,
  });
  for (const attempt of silent) {
    if (signal?.aborted) return;
    if (!(await askAbout(db, deps.cards, deps, { attempt, now }))) return;
  }
}

/** Asks about one try. False where the gateway cannot be asked. */
async function askAbout(
  db: Db,
  { provider }: CardDesk,
  { payables }: PaymentDeps,
  { attempt, now }: { attempt: store.Attempt; now: Date },
): Promise<boolean> {
  try {
    const heard = await provider.status({ number: attempt.number, amount: feninga(attempt.amount) });
    if (heard) await settle(db, payables, { heard, source: 'status', digest: digestOf(heard) }, now);
    await inTransaction(db, (tx) => store.markAsked(tx, attempt.id, now));
    return true;
  } catch (error) {
    if (error instanceof GatewayUnavailable) return false;
    throw error;
  }
}

/** The same answer a hundred times is one event. */
const digestOf = (heard: Heard): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(['status', heard.number, heard.kind, heard.amount, heard.currency, heard.responseCode]))
    .digest();

interface Unpaid {
  readonly id: number;
  readonly placedAt: Date;
}

/**
 * Whether an unpaid order is to be called off now. The gateway is asked about each of its tries first, so that nobody who has
 * paid loses the order; what it says is booked.
 */
export async function isUnpaidForGood(db: Db, deps: PaymentDeps, order: Unpaid, now: Date): Promise<boolean> {
  const { lastStartedAt } = await store.summary(db, order.id);
  const waiting = { placedAt: order.placedAt, lastStartedAt };
  // Even with certainty it would not be time yet.
  if (!isOverdue({ ...waiting, isCertain: true }, now)) return false;
  return isOverdue({ ...waiting, isCertain: await askAboutAll(db, deps, order.id, now) }, now);
}

async function askAboutAll(db: Db, deps: PaymentDeps, orderId: number, now: Date): Promise<boolean> {
  const attempts = await store.open(db, orderId);
  if (attempts.length === 0) return true;
  if (!deps.cards) return false;
  for (const attempt of attempts) if (!(await askAbout(db, deps.cards, deps, { attempt, now }))) return false;
  return true;
}
