import type { Tx } from '../../../platform/database/db.ts';

export interface PaymentEvent {
  /** Null where nobody began such a payment here. */
  readonly attemptId: number | null;
  readonly number: string;
  readonly kind: 'approved' | 'declined' | 'cancelled' | 'refunded' | 'mismatch' | 'ignored';
  readonly source: 'callback' | 'return' | 'status';
  readonly amount: number | null;
  readonly currency: string | null;
  readonly responseCode: string | null;
  /** Of what was said: the same words twice are one event. */
  readonly digest: Buffer;
  readonly at: Date;
}

/** Writes an event down; false where it was there already, with all that it does. */
export async function insert(tx: Tx, event: PaymentEvent): Promise<boolean> {
  const written = await tx
    .insertInto('payment_event')
    .values({
      attempt_id: event.attemptId,
      number: event.number,
      kind: event.kind,
      source: event.source,
      amount: event.amount,
      currency: event.currency,
      response_code: event.responseCode,
      digest: event.digest,
      at: event.at,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Whether the gateway said that the money of an attempt went back. */
export async function wentBack(tx: Tx, attemptId: number): Promise<boolean> {
  const event = await tx
    .selectFrom('payment_event')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('kind', '=', 'refunded')
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}
