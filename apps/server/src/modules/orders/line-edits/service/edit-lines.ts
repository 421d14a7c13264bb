import type { OrderEditPreview } from '@sjaj/contract';
import { grossFromNet, STANDARD_VAT_BP, sum, toKm, feninga, times } from '@sjaj/domain';
import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import type { RequestContext } from '../../../../kernel/request-context.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { lockCoupons, returnCouponUses } from '../../../coupons/index.ts';
import { allotStock, releaseStock, reserveStock } from '../../../stock/index.ts';
import { publish } from '../../events.ts';
import { shortProblem } from '../../service/checks.ts';
import { recountPurchases } from '../../store/purchases.ts';
import { type EditInput, type EditPlan, planEdit, type PlannedLine, shortLines, takesShortLines } from './plan-edit.ts';
import { isRetail } from './postage-and-discounts.ts';
import { changesOf, fillLines, goodsOf, isTouched, type LineChange, stockChange } from '../rules.ts';
import * as store from '../store.ts';

/** What an order would come to with other lines. */
export async function previewEdit(db: Db, input: EditInput): Promise<OrderEditPreview> {
  const plan = await planEdit(db, input, false);
  const short = shortLines(plan.lines);
  if (short.length > 0 && !takesShortLines(plan.order)) throw shortProblem(plan.lines, short);
  return previewView(plan);
}

function previewView({ order, lines, totals, losesCoupon }: EditPlan): OrderEditPreview {
  const { postageNet, net, vat, total } = totals;
  return {
    lines: lines.map(lineView),
    goods: toKm(goodsOf(lines)),
    postage: toKm(isRetail(order) ? grossFromNet(postageNet, STANDARD_VAT_BP) : postageNet),
    discount: toKm(sum(lines.map(({ discount }) => discount))),
    net: toKm(net),
    vat: toKm(vat),
    total: toKm(total),
    totalBefore: toKm(feninga(order.total)),
    losesCoupon,
  };
}

const lineView = (line: PlannedLine): OrderEditPreview['lines'][number] => ({
  lineId: line.agreed?.id ?? null,
  articleId: line.articleId,
  quantity: line.quantity,
  price: toKm(line.unitPrice),
  priceSource: line.priceSource,
  agreedPrice: line.agreed && line.agreed.unitPrice !== line.unitPrice ? toKm(line.agreed.unitPrice) : null,
  amount: toKm(times(line.unitPrice, line.quantity)),
  available: line.free === null ? null : line.free + (line.agreed?.reserved ?? 0),
});

interface UpdateInput extends EditInput {
  readonly body: EditInput['body'] & { readonly reason: string };
}

/** Changes the lines of an order for staff, with an entry in the audit log. Returns its number. */
export const updateLines = (db: Db, input: UpdateInput & RequestContext<Staff>): Promise<string> =>
  inTransaction(db, async (tx) => {
    const { actor, body } = input;
    const { order, totals, changes } = await changeLines(tx, input);
    await writeAudit(tx, actor, {
      action: 'orders.update_items',
      entity: 'sales_order',
      entityId: order.id,
      before: { total: order.total, items: quantitiesOf(changes, 'before') },
      after: { total: totals.total, items: quantitiesOf(changes, 'after'), reason: body.reason },
    });
    await publish(tx, 'order.edited', { orderId: order.id, reason: body.reason });
    return order.number;
  });

interface LinesChanged extends Pick<EditPlan, 'order' | 'totals'> {
  readonly changes: readonly LineChange[];
}

/** Changes the lines of an order in the caller's transaction: prices, coupon, stock, figures and history. */
export async function changeLines(tx: Tx, input: UpdateInput): Promise<LinesChanged> {
  const { actor, body, now: at } = input;
  const plan = await planEdit(tx, input, true);
  const { order, totals, weightG, losesCoupon } = plan;
  // Coupons are locked before stock, as when an order is placed: the same order of locks rules out a deadlock.
  if (losesCoupon) await returnCoupon(tx, order.couponId);
  const lines = await reserveAndRelease(tx, plan, actor.userId);
  const removed = plan.removed.map(({ id }) => id);
  await store.save(tx, { id: order.id, lines, removed, totals, weightG, losesCoupon, at });
  const changes = changesOf(order.lines, plan.lines);
  const by = { userId: actor.userId, userName: actor.name, at };
  const figures = { totalBefore: order.total, totalAfter: totals.total };
  await store.insertEdit(tx, { orderId: order.id, reason: body.reason, changes, ...figures, ...by });
  await recountPurchases(
    tx,
    order,
    [order.id],
    plan.removed.map(({ articleId }) => articleId),
  );
  return { order, totals, changes };
}

const quantitiesOf = (changes: readonly LineChange[], side: 'before' | 'after'): string[] =>
  changes.flatMap((change) => {
    const figures = change[side];
    return figures ? `${change.code} × ${figures.quantity}` : [];
  });

/** The order is as if it had been placed without the coupon. */
async function returnCoupon(tx: Tx, couponId: number | null): Promise<void> {
  if (couponId === null) return;
  await lockCoupons(tx, [couponId]);
  await returnCouponUses(tx, [{ couponId, uses: 1 }]);
}

/** Gives back and sets aside what the edit needs. 409 for goods that are missing, unless the order waits anyway. */
async function reserveAndRelease(tx: Tx, { order, lines, removed }: EditPlan, userId: number) {
  const touched = lines.filter(isTouched);
  const cause = { orderId: order.id, userId };
  // All stock levels at once, in id order: what is given back can be taken by another line.
  await allotStock(
    tx,
    [...touched, ...removed].map(({ articleId }) => ({ articleId, quantity: 0 })),
  );
  const released = [
    ...removed.map(({ articleId, reserved }) => ({ articleId, quantity: reserved })),
    ...touched.map((line) => ({ articleId: line.articleId, quantity: stockChange(line).release })),
  ];
  await releaseStock(tx, released, cause);
  const lacking = touched.map((line) => ({ articleId: line.articleId, quantity: stockChange(line).lacking }));
  const { taken, short } = await allotStock(tx, lacking);
  if (short.length > 0 && !takesShortLines(order)) throw shortProblem(lines, short);
  await reserveStock(tx, taken, cause);
  return fillLines(lines, new Map(taken.map(({ articleId, quantity }) => [articleId, quantity])));
}
