import type { WithdrawalForm } from '@sjaj/contract';
import { businessDate, type Language, parseBankAccount } from '@sjaj/domain';
import type { Customer } from '../../../kernel/actor.ts';
import { type Idempotency, inTransactionOnce } from '../../../kernel/idempotency.ts';
import { localised } from '../../../kernel/localised.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { ordersSeenBy } from '../../orders/index.ts';
import { publish } from '../events.ts';
import { firstExcess, isWithdrawable, periodOf } from '../rules.ts';
import * as orders from '../store/orders.ts';
import { insertWithdrawal, withdrawalsOf } from '../store/withdrawals.ts';
import { goodsText, withdrawalsView } from '../views.ts';

interface OrderContext extends RequestContext<Customer> {
  readonly orderId: number;
  /** Days of the period. */
  readonly days: number;
}

async function consumerOrder(db: Db | Tx, { actor, orderId }: OrderContext): Promise<orders.ConsumerOrder> {
  const order = await orders.findConsumerOrder(db, orderId, ordersSeenBy(actor));
  if (!order) throw new Problem('orders.not_found', 404);
  return order;
}

export async function readWithdrawals(db: Db | Tx, context: OrderContext) {
  const order = await consumerOrder(db, context);
  const [lines, declared] = await Promise.all([orders.orderedLines(db, order.id), withdrawalsOf(db, order.id)]);
  const period = periodOf(order.receivedOn, context.days, businessDate(context.now));
  return withdrawalsView({ order, lines, declared, period, days: context.days }, context.language);
}

interface WithdrawInput extends OrderContext {
  readonly form: WithdrawalForm;
  readonly idempotency: Idempotency;
}

/**
 * Declares a withdrawal and publishes it. One after the period is stored as late, for staff to decide. 409 where the order is cancelled
 * or nothing is left of it, 409 for more than is left of a line.
 */
export const withdraw = (db: Db, { idempotency, ...input }: WithdrawInput) =>
  inTransactionOnce(db, idempotency, async (tx) => {
    const { actor, form, language, now } = input;
    await orders.lockOrder(tx, (await consumerOrder(tx, input)).id);
    const order = await consumerOrder(tx, input);
    const lines = await orders.orderedLines(tx, order.id);
    if (!isWithdrawable(order, lines)) throw new Problem('withdrawals.not_possible', 409);
    requireLeft(form.lines, lines, language);
    const { until, isOver } = periodOf(order.receivedOn, input.days, businessDate(now));
    const withdrawalId = await insertWithdrawal(tx, {
      orderId: order.id,
      userId: actor.userId,
      lines: form.lines,
      note: form.note,
      refundAccount: parseBankAccount(form.refundAccount),
      until,
      isLate: isOver,
      goods: goodsText(form.lines, lines, language),
      now,
    });
    await publish(tx, 'withdrawal.declared', { withdrawalId });
    return readWithdrawals(tx, input);
  });

function requireLeft(wanted: WithdrawalForm['lines'], lines: readonly orders.OrderedLine[], language: Language): void {
  const excess = firstExcess(wanted, lines);
  if (!excess) return;
  const line = lines.find(({ lineId }) => lineId === excess.lineId);
  const facts = { title: line ? localised(line.title, language, [line.brand]) : '', left: excess.left };
  const field = `lines.${wanted.findIndex(({ lineId }) => lineId === excess.lineId)}`;
  throw new Problem('withdrawals.above_line', 409, {
    facts,
    errors: [{ field, key: 'withdrawals.above_line', facts }],
  });
}
