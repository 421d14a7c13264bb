import { createHash } from 'node:crypto';
import { feninga } from '@sjaj/domain';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { CardDesk, PaymentDeps } from './gateway.ts';
import { GatewayUnavailable, type Heard } from './providers/provider.ts';
import * as store from '../store/attempts.ts';
import { settle } from './record-payment-event.ts';

/** Asks the gateway about one try, and books what it says. False where the gateway cannot be asked. */
export async function askAbout(
  db: Db,
  { provider }: CardDesk,
  { payables }: PaymentDeps,
  { attempt, now }: { attempt: store.Attempt; now: Date },
): Promise<boolean> {
  // Of a gateway that is no longer the shop's nothing can be learned.
  if (attempt.provider !== provider.name) return false;
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
