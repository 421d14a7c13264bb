import type { Db } from '../../../platform/database/db.ts';
import { polledBefore, isOverdue, unreportedSince } from '../rules/deadline.ts';
import type { PaymentDeps } from './gateway.ts';
import * as store from '../store/attempts.ts';
import { pollStatus } from './poll-status.ts';

const BATCH = 100;

interface Round {
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/**
 * Polls the attempts of unpaid orders without a report, so that a lost callback does not cancel a paid order. Stops if the
 * gateway is unavailable; the next run continues.
 */
export async function reconcile(db: Db, deps: PaymentDeps, { now, signal }: Round): Promise<void> {
  if (!deps.cards) return;
  const unreported = await store.unreported(db, {
    provider: deps.cards.provider.name,
    placedBefore: unreportedSince(now),
    polledBefore: polledBefore(now),
    limit: BATCH,
  });
  for (const attempt of unreported) {
    if (signal?.aborted) return;
    if (!(await pollStatus(db, deps.cards, deps, { attempt, now }))) return;
  }
}

interface Unpaid {
  readonly id: number;
  readonly placedAt: Date;
}

/**
 * Whether an unpaid order is to be cancelled now. Polls each of its attempts first, so that no paid order is cancelled, and
 * records the answers.
 */
export async function isPaymentOverdue(db: Db, deps: PaymentDeps, order: Unpaid, now: Date): Promise<boolean> {
  const { lastStartedAt } = await store.summary(db, order.id);
  const unpaid = { placedAt: order.placedAt, lastStartedAt };
  // Not overdue even if the gateway confirmed that nothing was paid.
  if (!isOverdue({ ...unpaid, isCertain: true }, now)) return false;
  return isOverdue({ ...unpaid, isCertain: await pollAllAttempts(db, deps, order.id, now) }, now);
}

async function pollAllAttempts(db: Db, deps: PaymentDeps, orderId: number, now: Date): Promise<boolean> {
  const attempts = await store.open(db, orderId);
  if (attempts.length === 0) return true;
  if (!deps.cards) return false;
  for (const attempt of attempts) if (!(await pollStatus(db, deps.cards, deps, { attempt, now }))) return false;
  return true;
}
