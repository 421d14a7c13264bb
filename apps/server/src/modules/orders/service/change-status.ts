import { ORDER_STATUS, type OrderStatus, type StatusChange } from '@sjaj/contract';
import type { output } from 'zod';
import type { Language } from '@sjaj/domain';
import { orderStatusKey, text } from '@sjaj/i18n/server';
import { type Customer, isCustomer, isGuest, type Staff } from '../../../kernel/actor.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { principalsOf } from '../../companies/index.ts';
import { checkTransition, type Principal, principalFor, rolesFor, type Transition } from '../rules/transitions.ts';
import * as store from '../store/change.ts';
import { visibleTo } from '../store/scope.ts';
import { applyTransition, auditStatusChange } from './apply-transition.ts';

interface ChangeStatusInput extends RequestContext<Customer | Staff> {
  readonly body: output<typeof StatusChange>;
}

/**
 * Applies a transition of the table to an order: stock, history, audit log and event in one transaction. 404 for an order
 * that the actor cannot see, 409 for a changed version or a transition that is not allowed.
 */
export const changeStatus = (db: Db, input: ChangeStatusInput): Promise<{ number: string; to: OrderStatus }> =>
  inTransaction(db, async (tx) => {
    const { actor, body } = input;
    const order = await store.lock(tx, body.orderId, visibleTo(actor));
    if (!order) throw new Problem('orders.not_found', 404);
    const principals = await principalsOf(tx, actor);
    const transition = transitionOf(order, input, principals);
    const change = await applyTransition(tx, order, transition, {
      userId: actor.userId,
      name: isGuest(actor) ? order.orderer : actor.name,
      onBehalfOf: principalFor(actor, order, principals)?.name ?? null,
      reason: body.reason || null,
      now: input.now,
    });
    if (!isCustomer(actor)) await auditStatusChange(tx, actor, change);
    return { number: order.number, to: change.to };
  });

function transitionOf(
  order: store.LockedOrder,
  { actor, body, language }: ChangeStatusInput,
  principals: readonly Principal[],
): Transition {
  if (order.version !== body.version) throw new Problem('orders.changed_meanwhile', 409);
  const check = checkTransition(order, body.status, rolesFor(actor, order, principals), body.reason || null);
  if (check.kind === 'not_allowed') throw transitionProblem(check.allowed, language);
  if (check.kind === 'email_unconfirmed') throw new Problem('orders.email_unconfirmed', 409);
  if (check.kind === 'reason_required')
    throw new Problem('orders.reason_required', 400, { errors: [{ field: 'reason', key: 'orders.reason_required' }] });
  return check.transition;
}

/** The problem of a transition that is not allowed; it names the allowed ones. */
export function transitionProblem(allowed: readonly OrderStatus[], language: Language): Problem {
  const names = allowed.map((status) => text(language, orderStatusKey(status)));
  const facts = { statuses: names.join(', ') || '–', allowed: allowed.join(',') };
  return new Problem('orders.transition_not_allowed', 409, { facts });
}

/** The message of the answer. An order that staff cancel is rejected. */
export function messageOf(actor: Customer | Staff, to: OrderStatus) {
  if (to === ORDER_STATUS.approved) return 'orders.approved' as const;
  if (to === ORDER_STATUS.created && isCustomer(actor)) return 'orders.company_approved' as const;
  if (to !== ORDER_STATUS.cancelled) return 'orders.changed' as const;
  return isCustomer(actor) ? ('orders.cancelled' as const) : ('orders.rejected' as const);
}
