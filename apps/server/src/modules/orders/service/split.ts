import { ORDER_STATUS, type Split } from '@sjaj/contract';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { withIdempotency } from '../../../kernel/idempotency.ts';
import { Problem } from '../../../platform/problem.ts';
import { hasMoney } from '../../payments/index.ts';
import { fits, isFilled, type Part, splitOrder } from '../split.rules.ts';
import type { Source } from '../store/parts.ts';
import { checkMove, convert, type Draft, lockSeen, type Made, type Making } from './make.ts';

type Splitting = Making & { readonly params: { readonly id: number }; readonly body: Split };

export interface SplitResult {
  readonly number: string;
  readonly first: Made;
  readonly second: Made;
}

/**
 * Makes two orders of one in 1 or 2. A part begins where the order stood: what was approved is not asked about twice. Only
 * a part whose goods are not all set aside begins as a pre-order that waits for stock.
 */
export const splitInTwo = (db: Db, splitting: Splitting): Promise<SplitResult> =>
  inTransaction(db, (tx) => withIdempotency(tx, splitting.idempotency, () => split(tx, splitting)));

async function split(tx: Tx, splitting: Splitting): Promise<SplitResult> {
  const { params, body, language } = splitting;
  const [source] = await lockSeen(tx, [{ id: params.id, version: body.version }]);
  if (!source) throw new Problem('orders.not_found', 404);
  checkMove(source, 'split', language);
  // Its money goes back whole or not at all, so that no part of it may be called off alone.
  if (await hasMoney(tx, source.id)) throw new Problem('orders.split_paid_by_card', 409);
  const second = new Map(body.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  if (!fits(source.lines, second)) {
    throw new Problem('orders.split_beyond_line', 400, {
      errors: [{ field: 'lines', key: 'orders.split_beyond_line' }],
    });
  }
  const parts = splitOrder({ ...source, isRetail: source.companyId === null }, second);
  if (parts.some(({ lines }) => lines.length === 0)) {
    throw new Problem('orders.split_empty', 400, { errors: [{ field: 'lines', key: 'orders.split_empty' }] });
  }
  const drafts = parts.map((part, index) => draftOf(source, part, index === 0));
  const [first, later] = await convert(tx, splitting, { sources: [source], drafts, to: ORDER_STATUS.split });
  if (!first || !later) throw new Error('splitting made no orders');
  return { number: source.number, first, second: later };
}

function draftOf(source: Source, part: Part, isFirst: boolean): Draft {
  const state = isFilled(part)
    ? { status: source.status, waitsFor: null }
    : ({ status: ORDER_STATUS.preOrder, waitsFor: 'stock' } as const);
  return {
    ...state,
    copyOf: source.id,
    splitFrom: source.id,
    goodsNet: part.goodsNet,
    discount: part.totals.discount,
    postageNet: part.postageNet,
    weightG: part.weightG,
    note: source.note,
    customerReference: source.customerReference,
    // A coupon was used once, however many orders came of it.
    couponId: isFirst ? source.couponId : null,
    couponCode: source.couponCode,
    taxGroups: part.totals.taxGroups,
    lines: part.lines,
  };
}
