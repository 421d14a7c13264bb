import type { Tx } from '../../../platform/database/db.ts';

export interface PaymentEvent {
  /** Null if this shop did not start the payment. */
  readonly attemptId: number | null;
  readonly number: string;
  readonly kind: 'approved' | 'declined' | 'cancelled' | 'refunded' | 'mismatch' | 'ignored';
  readonly source: 'callback' | 'return' | 'status';
  readonly amount: number | null;
  readonly currency: string | null;
  readonly responseCode: string | null;
  /** Digest of the message: a repeated message is one event. */
  readonly digest: Buffer;
  readonly at: Date;
}

/** Inserts an event. Returns false if it is recorded already; its effects must not be repeated then. */
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

/** Whether the gateway has reported a refund of the attempt. */
export async function hasRefundReport(tx: Tx, attemptId: number): Promise<boolean> {
  const event = await tx
    .selectFrom('payment_event')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('kind', '=', 'refunded')
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}
