import type { Db } from '../../../platform/database/db.ts';
import { askedBefore, isOverdue, silentSince } from '../rules/deadline.ts';
import type { PaymentDeps } from './gateway.ts';
import * as store from '../store/attempts.ts';
import { askAbout } from './poll-status.ts';

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
    provider: deps.cards.provider.name,
    placedBefore: silentSince(now),
    askedBefore: askedBefore(now),
    limit: BATCH,
  });
  for (const attempt of silent) {
    if (signal?.aborted) return;
    if (!(await askAbout(db, deps.cards, deps, { attempt, now }))) return;
  }
}

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
