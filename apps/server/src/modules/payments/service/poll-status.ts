import { createHash } from 'node:crypto';
import { feninga } from '@sjaj/domain';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { PaymentGateway, PaymentDeps } from './gateway.ts';
import { GatewayUnavailable, type GatewayReport } from './providers/provider.ts';
import * as store from '../store/attempts.ts';
import { recordPaymentEvent } from './record-payment-event.ts';

/** Polls the status of an attempt and records it. Returns false if the gateway is unavailable. */
export async function pollStatus(
  db: Db,
  { provider }: PaymentGateway,
  { payables }: PaymentDeps,
  { attempt, now }: { attempt: store.Attempt; now: Date },
): Promise<boolean> {
  // The attempt belongs to a gateway that is no longer configured.
  if (attempt.provider !== provider.name) return false;
  try {
    const report = await provider.status({ number: attempt.number, amount: feninga(attempt.amount) });
    if (report) await recordPaymentEvent(db, payables, { report, source: 'status', digest: digestOf(report) }, now);
    await inTransaction(db, (tx) => store.markPolled(tx, attempt.id, now));
    return true;
  } catch (error) {
    if (error instanceof GatewayUnavailable) return false;
    throw error;
  }
}

/** Repeated identical answers are one event. */
const digestOf = (report: GatewayReport): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(['status', report.number, report.kind, report.amount, report.currency, report.responseCode]))
    .digest();
