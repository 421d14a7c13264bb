import { ORDER_STATUS, type OrderStatus, type StatusChange } from '@sjaj/contract';
import type { output } from 'zod';
import type { Language } from '@sjaj/domain';
import { orderStatusKey, text } from '@sjaj/i18n/server';
import { type Customer, isCustomer, isGuest, type Staff } from '../../../kernel/actor.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { type Edge, move, moversFor } from '../rules.ts';
import * as store from '../store/change.ts';
import { EVERY_ORDER, seenBy } from '../store/scope.ts';
import { carryOut } from './carry-out.ts';

interface Changing {
  readonly actor: Customer | Staff;
  readonly body: output<typeof StatusChange>;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Moves an order along the transition table: its goods, its history, the audit log and the news in one transaction. 404
 * for an order of somebody else, 409 where it was changed since the caller saw it or may not go there.
 */
export const changeStatus = (db: Db, changing: Changing): Promise<{ number: string; to: OrderStatus }> =>
  inTransaction(db, async (tx) => {
    const { actor, body } = changing;
    const order = await store.lock(tx, body.orderId, isCustomer(actor) ? seenBy(actor) : EVERY_ORDER);
    if (!order) throw new Problem('orders.not_found', 404);
    const edge = edgeOf(order, changing);
    const { userId } = actor;
    const name = isGuest(actor) ? order.orderer : actor.name;
    const step = await carryOut(tx, order, edge, { userId, name, reason: body.reason || null, now: changing.now });
    if (!isCustomer(actor)) await store.audit(tx, { ...step, userId });
    return { number: order.number, to: step.to };
  });

function edgeOf(order: store.LockedOrder, { actor, body, language }: Changing): Edge {
  if (order.version !== body.version) throw new Problem('orders.changed_meanwhile', 409);
  const moved = move(order, body.status, moversFor(actor, order), body.reason || null);
  if (moved.kind === 'not_allowed') throw transitionProblem(moved.allowed, language);
  if (moved.kind === 'email_unconfirmed') throw new Problem('orders.email_unconfirmed', 409);
  if (moved.kind === 'reason_required')
    throw new Problem('orders.reason_required', 400, { errors: [{ field: 'reason', key: 'orders.reason_required' }] });
  return moved.edge;
}

/** The refusal of a change of status, which names the allowed ones. */
export function transitionProblem(allowed: readonly OrderStatus[], language: Language): Problem {
  const names = allowed.map((status) => text(language, orderStatusKey(status)));
  const facts = { statuses: names.join(', ') || '–', allowed: allowed.join(',') };
  return new Problem('orders.transition_not_allowed', 409, { facts });
}

/** Which toast tells of it; staff who call an order off have rejected it. */
export function infoOf(actor: Customer | Staff, to: OrderStatus) {
  if (to === ORDER_STATUS.approved) return 'orders.approved' as const;
  if (to !== ORDER_STATUS.cancelled) return 'orders.changed' as const;
  return isCustomer(actor) ? ('orders.cancelled' as const) : ('orders.rejected' as const);
}
