import type { Customer, Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { publish } from '../events.ts';
import { Problem } from '../../../platform/problem.ts';
import type { GuestOrders } from '../../settings/index.ts';
import { lock } from '../store/change.ts';
import * as store from '../store/confirm-email.ts';
import { countMails } from '../store/guest-mails.ts';
import { EVERY_ORDER, seenBy } from '../store/scope.ts';
import { minutesOf, noteGuestMail, sourceOf, waitWithinHour } from './guest-orders.ts';

/** Confirms the address of an order whose mail was answered; twice is once. 409 where the order was cancelled before. */
export async function confirmEmail(
  tx: Tx,
  orderId: number,
  now: Date,
): Promise<{ orderId: number; orderNumber: string }> {
  const order = await lock(tx, orderId, EVERY_ORDER);
  if (!order) throw new Problem('guests.confirmation_unknown', 404);
  if (order.confirmEmailBy !== null) {
    if (!store.isWaiting(order.status)) throw new Problem('guests.confirmation_over', 409);
    await store.setConfirmed(tx, orderId, now);
    await publish(tx, 'order.email_confirmed', { orderId });
  }
  return { orderId, orderNumber: order.number };
}

interface ByHand {
  readonly actor: Staff;
  readonly params: { readonly id: number };
  readonly body: { readonly version: number };
  readonly now: Date;
}

/** Staff have reached the guest in another way. 409 where the order was changed since, or nothing has to be confirmed. */
export const confirmByHand = (db: Db, { actor, params: { id }, body, now }: ByHand): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lock(tx, id, EVERY_ORDER);
    if (!order) throw new Problem('orders.not_found', 404);
    if (order.version !== body.version) throw new Problem('orders.changed_meanwhile', 409);
    if (order.confirmEmailBy === null || !store.isWaiting(order.status))
      throw new Problem('guests.nothing_to_confirm', 409);
    await store.setConfirmed(tx, id, now);
    await publish(tx, 'order.email_confirmed', { orderId: id });
    const change = { before: { isEmailConfirmed: false }, after: { isEmailConfirmed: true } };
    await writeAudit(tx, actor, { action: 'orders.confirm_email', entity: 'sales_order', entityId: id, ...change });
  });

interface ResendInput {
  readonly actor: Customer;
  readonly params: { readonly id: number };
  readonly address: string;
  readonly now: Date;
}

/** The mail with the order and two more. */
const MAILS_PER_ORDER = 3;
/** Seconds: no further mail goes to this order's address. */
const DAY_S = 86_400;

/** Sends the mail that asks for the confirmation once more, within the limits of guests' mails. */
export const resendConfirmation = (db: Db, bounds: GuestOrders, input: ResendInput): Promise<null> =>
  inTransaction(db, async (tx) => {
    const { actor, params } = input;
    const order = await lock(tx, params.id, seenBy(actor));
    if (!order) throw new Problem('orders.not_found', 404);
    if (order.confirmEmailBy === null || !store.isWaiting(order.status))
      throw new Problem('guests.nothing_to_confirm', 409);
    const { email } = await store.addressOf(tx, order.id);
    const source = sourceOf(input, email);
    const isLast = (await countMails(tx, order.id)) >= MAILS_PER_ORDER;
    const wait = isLast ? DAY_S : (await waitWithinHour(tx, source, bounds.ordersPerHour)).wait;
    if (wait > 0) throw new Problem('guests.too_many_mails', 429, { facts: minutesOf(wait), retryAfter: wait });
    await noteGuestMail(tx, order.id, source);
    await publish(tx, 'order.confirmation_requested', { orderId: order.id });
    return null;
  });
