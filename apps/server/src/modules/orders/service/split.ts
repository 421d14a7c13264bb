import { ORDER_STATUS, type Split } from '@sjaj/contract';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { inTransactionOnce } from '../../../kernel/idempotency.ts';
import { Problem } from '../../../platform/problem.ts';
import { hasUnrefundedPayment } from '../../payments/index.ts';
import { fits, isFilled, type Part, splitOrder } from '../rules/split.ts';
import type { SourceOrder } from '../store/derived-orders.ts';
import {
  checkDerivable,
  deriveOrders,
  type DerivedOrderDraft,
  lockVersions,
  type DerivedOrder,
  type DeriveOrdersInput,
} from './derive-orders.ts';

type SplitInput = DeriveOrdersInput & { readonly params: { readonly id: number }; readonly body: Split };

interface SplitResult {
  readonly number: string;
  readonly first: DerivedOrder;
  readonly second: DerivedOrder;
}

/**
 * Makes two orders of one in 1 or 2. A part begins where the order stood: what was approved is not asked about twice. Only
 * a part whose goods are not all set aside begins as a pre-order that waits for stock.
 */
export const splitInTwo = (db: Db, input: SplitInput): Promise<SplitResult> =>
  inTransactionOnce(db, input.idempotency, (tx) => split(tx, input));

async function split(tx: Tx, input: SplitInput): Promise<SplitResult> {
  const { params, body, language } = input;
  const [source] = await lockVersions(tx, [{ id: params.id, version: body.version }]);
  if (!source) throw new Problem('orders.not_found', 404);
  checkDerivable(source, 'split', language);
  // A card payment is refunded completely or not at all, so that one part could not be cancelled alone.
  if (await hasUnrefundedPayment(tx, source.id)) throw new Problem('orders.split_paid_by_card', 409);
  const secondQuantities = new Map(body.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  if (!fits(source.lines, secondQuantities)) {
    throw new Problem('orders.split_beyond_line', 400, {
      errors: [{ field: 'lines', key: 'orders.split_beyond_line' }],
    });
  }
  const parts = splitOrder({ ...source, isRetail: source.companyId === null }, secondQuantities);
  if (parts.some(({ lines }) => lines.length === 0)) {
    throw new Problem('orders.split_empty', 400, { errors: [{ field: 'lines', key: 'orders.split_empty' }] });
  }
  const drafts = parts.map((part, index) => draftOf(source, part, index === 0));
  const [first, second] = await deriveOrders(tx, input, { sources: [source], drafts, to: ORDER_STATUS.split });
  if (!first || !second) throw new Error('splitting made no orders');
  return { number: source.number, first, second };
}

function draftOf(source: SourceOrder, part: Part, isFirst: boolean): DerivedOrderDraft {
  const state = isFilled(part)
    ? { status: source.status, holdReason: null }
    : ({ status: ORDER_STATUS.preOrder, holdReason: 'stock' } as const);
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
