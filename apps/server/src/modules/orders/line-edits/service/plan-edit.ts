import { ORDER_STATUS, type OrderEditRequest } from '@sjaj/contract';
import {
  availableOn,
  businessMonth,
  type Content,
  type Feninga,
  formatKm,
  monthBounds,
  oldPriceOf,
  ZERO,
} from '@sjaj/domain';
import type { Customer, Staff } from '../../../../kernel/actor.ts';
import type { RequestContext } from '../../../../kernel/request-context.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { type ContentRow, describeArticles, findLineError, lineProblem, MOST_LINES } from '../../../cart/index.ts';
import { hasUnrefundedPayment } from '../../../payments/index.ts';
import { type LinePrice, priceLines } from '../../../pricing/index.ts';
import { isAboveLimit, orderTotals, type OrderTotals } from '../../rules/placing.ts';
import { limitsOf, lockSpending, spentIn } from '../../store/orderer.ts';
import { visibleTo } from '../../store/scope.ts';
import { discountsFor, isRetail, postageFor } from './postage-and-discounts.ts';
import {
  type AgreedLine,
  type BreakChange,
  duplicateIn,
  EDITABLE,
  isTouched,
  type LineTerms,
  stockChange,
  termsOf,
  type WantedLine,
  wantedLines,
} from '../rules.ts';
import { type EditableOrder, read } from '../store.ts';

export interface EditInput extends RequestContext<Customer | Staff> {
  readonly params: { readonly id: number };
  readonly body: OrderEditRequest;
}

/** A line after the edit, with its price and everything that an order keeps of its article. */
export interface PlannedLine extends WantedLine, LineTerms {
  readonly code: string;
  readonly title: Content;
  readonly brand: string;
  readonly unit: Content;
  readonly weightG: number;
  readonly pictureKey: string | null;
  /** Pieces that anybody could take now; null for an untouched line. */
  readonly free: number | null;
  /** In the buyer's kind of price. */
  readonly discount: Feninga;
}

/** What an order would be with other lines. */
export interface EditPlan {
  readonly order: EditableOrder;
  readonly lines: readonly PlannedLine[];
  readonly removed: readonly AgreedLine[];
  readonly totals: OrderTotals;
  readonly weightG: number;
  readonly losesCoupon: boolean;
}

/** Whether missing goods keep an order from being changed so: an order that waits anyway may wait for them too. */
export const takesShortLines = ({ status }: Pick<EditableOrder, 'status'>): boolean => status === ORDER_STATUS.preOrder;

/** Computes an edit. Nothing is written; the order is locked where the plan is going to be carried out. */
export async function planEdit(db: Db | Tx, input: EditInput, isLocked: boolean): Promise<EditPlan> {
  const { body, now } = input;
  const order = await findEditable(db, input, isLocked);
  const wanted = checkedLines(order, body);
  const rows = new Map(
    (await describeArticles(db, touchedArticles(wanted))).map((row) => [row.articleId, row] as const),
  );
  checkQuantities(wanted, rows, input);
  const prices = await priceLines(db, payerOf(order), wanted, now);
  const asOrdered = await priceLines(db, payerOf(order), order.lines, now);
  const priced = wanted.map((line) =>
    plannedLine(line, rows.get(line.articleId), {
      price: prices.get(line.articleId),
      asOrdered: asOrdered.get(line.articleId),
    }),
  );
  const { discounts, losesCoupon } = await discountsFor(db, order, priced);
  const lines = priced.map((line) => ({ ...line, discount: discounts.get(line.articleId) ?? ZERO }));
  const weightG = lines.reduce((all, line) => all + line.weightG * line.quantity, 0);
  const postageNet = await postageFor(db, order, lines, weightG);
  const totals = orderTotals({ lines, isRetail: isRetail(order) }, postageNet);
  if (isLocked && order.userId !== null) await lockSpending(db, order.userId);
  await checkLimits(db, order, totals, input);
  const stays = new Set(lines.flatMap(({ agreed }) => agreed?.id ?? []));
  return { order, lines, removed: order.lines.filter(({ id }) => !stays.has(id)), totals, weightG, losesCoupon };
}

const payerOf = (order: EditableOrder) => ({ companyId: order.companyId, retail: isRetail(order) });

async function findEditable(db: Db | Tx, { actor, params, body }: EditInput, isLocked: boolean) {
  const order = await read(db, params.id, visibleTo(actor), isLocked);
  if (!order) throw new Problem('orders.not_found', 404);
  if (order.version !== body.version) throw new Problem('orders.changed_meanwhile', 409);
  if (!EDITABLE.includes(order.status)) throw new Problem('orders.edit_not_open', 409);
  if (order.confirmEmailBy !== null) throw new Problem('orders.email_unconfirmed', 409);
  if (await hasUnrefundedPayment(db, order.id)) throw new Problem('orders.edit_paid_by_card', 409);
  // Nobody could say any more how much of an amount off belongs to a part of the order.
  if (order.discount > 0 && (order.isDerived || order.couponId === null))
    throw new Problem('orders.edit_discount_divided', 409);
  return order;
}

function checkedLines(order: EditableOrder, edit: OrderEditRequest): readonly WantedLine[] {
  const wanted = wantedLines(order.lines, edit);
  if (!wanted) throw new Problem('orders.changed_meanwhile', 409);
  if (wanted.length === 0) throw new Problem('orders.edit_empty', 400);
  const double = duplicateIn(wanted);
  if (double) {
    const facts = { code: order.lines.find(({ articleId }) => articleId === double.articleId)?.code ?? '' };
    const field = `articles.${double.articleId}.quantity`;
    throw new Problem('orders.edit_duplicate', 400, {
      facts,
      errors: [{ field, key: 'orders.edit_duplicate', facts }],
    });
  }
  if (wanted.length === order.lines.length && !wanted.some(isTouched)) throw new Problem('orders.edit_unchanged', 400);
  if (wanted.length > Math.max(MOST_LINES, order.lines.length))
    throw new Problem('cart.too_many_lines', 409, { facts: { maximum: MOST_LINES } });
  return wanted;
}

const touchedArticles = (wanted: readonly WantedLine[]): number[] =>
  wanted.filter(isTouched).map(({ articleId }) => articleId);

/** What is no longer sold can become less, not more. */
const SELLABLE = { isVisible: true, disableSelling: false, isDiscontinued: false };

function checkQuantities(
  wanted: readonly WantedLine[],
  rows: ReadonlyMap<number, ContentRow>,
  { language }: EditInput,
): void {
  const errors = wanted.filter(isTouched).flatMap(({ articleId, quantity, agreed }) => {
    const row = rows.get(articleId);
    const isLess = agreed !== null && quantity < agreed.quantity;
    return findLineError(articleId, row && isLess ? { ...row, ...SELLABLE } : row, quantity) ?? [];
  });
  if (errors.length > 0) throw lineProblem(errors, language);
}

interface PricesOfToday {
  readonly price: LinePrice | undefined;
  /** In the quantities of the order as it is. */
  readonly asOrdered: LinePrice | undefined;
}

function plannedLine(
  line: WantedLine,
  row: ContentRow | undefined,
  { price, asOrdered }: PricesOfToday,
): Omit<PlannedLine, 'discount'> {
  const kept = line.agreed ?? row;
  if (!kept || !price) throw new Error(`article ${line.articleId} has no price`);
  const { code, title, brand, unit, weightG } = kept;
  const free = row && isTouched(line) ? availableOn(row) : null;
  return {
    ...line,
    ...termsOf(line, { today: todaysTerms(price), breakChange: breakChangeOf(price, asOrdered) }),
    code,
    title,
    brand,
    unit,
    weightG,
    free,
    pictureKey: row?.pictureKey ?? null,
  };
}

function breakChangeOf({ price }: LinePrice, asOrdered: LinePrice | undefined): BreakChange {
  if (!asOrdered || price === asOrdered.price) return 'none';
  return price > asOrdered.price ? 'lost' : 'reached';
}

const todaysTerms = (price: LinePrice): LineTerms => ({
  unitPrice: price.price,
  listPrice: price.listPrice,
  oldPrice: oldPriceOf(price)?.amount ?? null,
  priceSource: price.source,
  taxRateBp: price.taxRateBp,
});

/** 409 where the order becomes dearer and is then above the limit of its buyer, unless it waits for an approval anyway. */
async function checkLimits(
  db: Db | Tx,
  order: EditableOrder,
  { total }: OrderTotals,
  context: EditInput,
): Promise<void> {
  const { userId, placedById, holdReason, orderer } = order;
  if (userId === null || placedById !== null || holdReason === 'approval' || total <= order.total) return;
  const limits = await limitsOf(db, userId);
  const month = monthBounds(businessMonth(order.placedAt));
  const spent = limits.monthLimit === null ? ZERO : await spentIn(db, userId, { ...month, besides: order.id });
  if (!isAboveLimit(total, spent, limits)) return;
  throw new Problem('orders.edit_above_limit', 409, { facts: { total: formatKm(total, context.language), orderer } });
}

/** The touched lines that want more than is available, by article. */
export function shortLines(
  lines: readonly PlannedLine[],
): readonly { articleId: number; wanted: number; available: number }[] {
  const touched = lines.filter(isTouched);
  return [...Map.groupBy(touched, ({ articleId }) => articleId)].flatMap(([articleId, own]) => {
    const wanted = own.reduce((all, line) => all + stockChange(line).lacking, 0);
    const available = own.reduce((all, line) => all + stockChange(line).release, own[0]?.free ?? 0);
    return wanted > available ? [{ articleId, wanted, available }] : [];
  });
}
