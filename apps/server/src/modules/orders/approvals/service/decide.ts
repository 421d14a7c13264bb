import { type ApprovalDecision, type ApprovalOutcome, ORDER_STATUS } from '@sjaj/contract';
import type { Customer } from '../../../../kernel/actor.ts';
import type { RequestContext } from '../../../../kernel/request-context.ts';
import { visibleAmount } from '../../../../kernel/visible-amount.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { principalsOf } from '../../../companies/index.ts';
import { changeLines } from '../../line-edits/service/edit-lines.ts';
import { planEdit } from '../../line-edits/service/plan-edit.ts';
import { checkTransition, type OrderState, principalFor, rolesFor, type Transition } from '../../rules/transitions.ts';
import { applyTransition } from '../../service/apply-transition.ts';
import { findOrder } from '../../service/read.ts';
import * as orders from '../../store/change.ts';
import { decidableBy, visibleTo } from '../../store/scope.ts';
import { increasedLines, needsNote, reducedLines } from '../rules.ts';
import * as store from '../store.ts';

/** The order, and who decides on it. */
interface ApprovalContext extends RequestContext<Customer> {
  readonly params: { readonly id: number };
}

interface DecideInput extends ApprovalContext {
  readonly body: ApprovalDecision;
}

interface Decided {
  readonly number: string;
  readonly outcome: ApprovalOutcome;
}

/** How many orders wait for the decision of a customer. */
export const waitingForMe = async (db: Db, actor: Customer): Promise<{ count: number }> => ({
  count: await store.countWaiting(db, decidableBy(actor)),
});

/**
 * Approves an order, as it is or with less, or returns it to its orderer, in one transaction. 409 for an order that no longer
 * waits for the actor, or that has changed meanwhile.
 */
export const decide = (db: Db, input: DecideInput): Promise<Decided> =>
  inTransaction(db, async (tx) => {
    const { actor, body, now, params } = input;
    const order = await orders.lock(tx, params.id, visibleTo(actor));
    if (!order) throw new Problem('orders.not_found', 404);
    const principals = await principalsOf(tx, actor);
    const roles = rolesFor(actor, order, principals);
    requireWaiting(order, roles);
    if (order.version !== body.version) throw new Problem('orders.changed_meanwhile', 409);
    const isReturned = body.decision === 'return';
    const reduced = isReturned ? [] : await checkedReduction(tx, input);
    if (needsNote(body, reduced))
      throw new Problem('orders.approval_note_required', 400, {
        errors: [{ field: 'note', key: 'orders.approval_note_required' }],
      });
    const reason = body.note || null;
    if (reduced.length > 0)
      await changeLines(tx, { ...input, body: { ...editOf(body, reduced), reason: body.note ?? '' } });
    const transition = transitionTo(isReturned ? ORDER_STATUS.cancelled : ORDER_STATUS.created, order, roles, reason);
    const outcome = isReturned ? 'returned' : reduced.length > 0 ? 'reduced' : 'approved';
    await applyTransition(tx, order, transition, {
      userId: actor.userId,
      name: actor.name,
      onBehalfOf: principalFor(actor, order, principals)?.name ?? null,
      reason,
      approval: outcome,
      now,
    });
    return { number: order.number, outcome };
  });

/** What an order that waits for the actor would come to with less. */
export async function previewReduction(db: Db, input: ApprovalContext & { readonly body: ReducedBody }) {
  const { actor, params } = input;
  const [order, principals] = await Promise.all([findOrder(db, params.id, actor), principalsOf(db, actor)]);
  requireWaiting(order, rolesFor(actor, order, principals));
  checkLess(order.orderLines, input.body);
  const reduced = reducedLines(order.orderLines, input.body.lines);
  const km = visibleAmount(actor);
  if (reduced.length === 0) {
    const { net, vat, total } = order;
    return { net: km(net), vat: km(vat), total: km(total), totalBefore: km(total) };
  }
  const { totals } = await planEdit(db, { ...input, body: editOf(input.body, reduced) }, false);
  return { net: km(totals.net), vat: km(totals.vat), total: km(totals.total), totalBefore: km(order.total) };
}

type ReducedBody = Pick<ApprovalDecision, 'version' | 'lines'>;

const editOf = ({ version }: ReducedBody, reduced: ReturnType<typeof reducedLines>) => ({
  version,
  lines: [...reduced],
  added: [],
});

function requireWaiting(order: OrderState, roles: ReturnType<typeof rolesFor>): void {
  if (checkTransition(order, ORDER_STATUS.created, roles, null).kind !== 'allowed')
    throw new Problem('orders.approval_over', 409);
}

function transitionTo(
  status: typeof ORDER_STATUS.created | typeof ORDER_STATUS.cancelled,
  order: OrderState,
  roles: ReturnType<typeof rolesFor>,
  reason: string | null,
): Transition {
  const check = checkTransition(order, status, roles, reason);
  if (check.kind !== 'allowed') throw new Problem('orders.approval_over', 409);
  return check.transition;
}

async function checkedReduction(tx: Tx, { params, body }: DecideInput): Promise<ReturnType<typeof reducedLines>> {
  const lines = await orders.stockLines(tx, params.id);
  checkLess(lines, body);
  return reducedLines(lines, body.lines);
}

/** 400 at each line of which there would be more. */
function checkLess(lines: Parameters<typeof increasedLines>[0], { lines: chosen }: ReducedBody): void {
  const increased = increasedLines(lines, chosen);
  if (increased.length === 0) return;
  throw new Problem('orders.approval_not_less', 400, {
    errors: increased.map(({ id, quantity }) => ({
      field: `lines.${id}.quantity`,
      key: 'orders.approval_at_most' as const,
      facts: { quantity },
    })),
  });
}
