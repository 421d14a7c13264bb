import type { WebhookDelivery } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { type PageRequest, type RowPage, rowPage } from '../../../platform/database/list-page.ts';
import { firstRow } from '../../../platform/database/statements.ts';
import type { NextAttempt } from '../rules.ts';

interface NewDelivery {
  readonly webhookIds: readonly number[];
  readonly messageId: string;
  readonly event: string;
  readonly orderId: number | null;
  readonly body: string;
  readonly now: Date;
}

/** Queues a message for webhooks. One that a webhook has already is left out. */
export async function queue(tx: Tx, { webhookIds, messageId, event, orderId, body, now }: NewDelivery): Promise<void> {
  const rows = webhookIds.map((id) => ({
    webhook_id: id,
    message_id: messageId,
    event,
    order_id: orderId,
    body,
    queued_at: now,
    due_at: now,
  }));
  await tx
    .insertInto('webhook_delivery')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['webhook_id', 'message_id']).doNothing())
    .execute();
}

export interface DueDelivery {
  readonly id: number;
  readonly webhookId: number;
  readonly messageId: string;
  readonly body: string;
  /** This one included. */
  readonly attempts: number;
  readonly queuedAt: Date;
  readonly url: string;
  readonly secret: Buffer | null;
  readonly previousSecret: Buffer | null;
  readonly previousUntil: Date | null;
}

/** Ids of webhooks. */
interface Turns {
  /** With a message on its way. */
  readonly busy: readonly number[];
  /** The one whose turn was latest comes last. */
  readonly hadTurn: readonly number[];
}

/**
 * Takes a message that is due; no other worker gets it before `until`. Of the webhooks, those that are not busy come first, then those whose
 * latest turn is longest ago; of their messages the one that is due the longest. Undefined where none is due.
 */
export const claim = (
  db: Db,
  { now, until }: { readonly now: Date; readonly until: Date },
  { busy, hadTurn }: Turns,
): Promise<DueDelivery | undefined> =>
  firstRow<DueDelivery>(db)`
    update webhook_delivery d set due_at = ${until}, attempts = attempts + 1
    from webhook w
    where w.id = d.webhook_id and d.id = (
      select x.id from webhook y cross join lateral (
        select z.id, z.due_at from webhook_delivery z
        where z.webhook_id = y.id and z.state = 'queued' and z.due_at <= ${now}
          and (y.is_active or z.event = 'webhook.test')
        order by z.due_at, z.id limit 1 for update skip locked) x
      where y.paused_until is null or y.paused_until <= ${now}
      order by y.id = any(${busy}::integer[]), coalesce(array_position(${hadTurn}::integer[], y.id), 0), x.due_at, x.id
      limit 1)
    returning d.id::integer as id, d.webhook_id as "webhookId", d.message_id as "messageId", d.body, d.attempts,
      d.queued_at as "queuedAt", w.url, w.secret, w.previous_secret as "previousSecret",
      w.previous_until as "previousUntil"`;

interface AttemptResult extends NextAttempt {
  readonly status: number | null;
  readonly error: WebhookDelivery['error'];
  readonly durationMs: number;
  readonly now: Date;
}

export async function recordAttempt(db: Db, id: number, result: AttemptResult): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({
      state: result.state,
      due_at: result.dueAt,
      status: result.status,
      error: result.error,
      duration_ms: result.durationMs,
      last_attempt_at: result.now,
    })
    .where('id', '=', id)
    .execute();
}

/** Sets aside what has waited for too long, also at a webhook that is switched off or paused. */
export async function setAsideOld(db: Db, queuedBefore: Date): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'set_aside' })
    .where('state', '=', 'queued')
    .where('queued_at', '<', queuedBefore)
    .execute();
}

/** Queues a message once more; false where the webhook has none of this id. */
export async function queueAgain(
  tx: Tx,
  { webhookId, id, now }: { readonly webhookId: number; readonly id: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_delivery')
    .set({ state: 'queued', attempts: 0, queued_at: now, due_at: now })
    .where('id', '=', id)
    .where('webhook_id', '=', webhookId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface DeliveryRow extends Omit<WebhookDelivery, 'dueAt' | 'lastAttemptAt' | 'order' | 'queuedAt'> {
  readonly orderId: number | null;
  readonly orderNumber: string | null;
  readonly queuedAt: Date;
  readonly dueAt: Date;
  readonly lastAttemptAt: Date | null;
}

/** One page of what was sent to a webhook, newest first, and how many there are. */
export async function page(db: Db, webhookId: number, query: PageRequest): Promise<RowPage<DeliveryRow>> {
  return rowPage(db, query, {
    select: sql`d.id::integer as id, d.message_id as "messageId", d.event, d.order_id as "orderId", o.number as "orderNumber",
      d.state, d.attempts, d.queued_at as "queuedAt", d.due_at as "dueAt", d.last_attempt_at as "lastAttemptAt", d.status,
      d.error, d.duration_ms as "durationMs"`,
    from: sql`from webhook_delivery d left join sales_order o on o.id = d.order_id
    where d.webhook_id = ${webhookId}`,
    counted: sql`from webhook_delivery where webhook_id = ${webhookId}`,
    orderBy: sql`d.id desc`,
  });
}

export async function removeOld(db: Db, queuedBefore: Date): Promise<void> {
  await db
    .deleteFrom('webhook_delivery')
    .where('state', '!=', 'queued')
    .where('queued_at', '<', queuedBefore)
    .execute();
}
