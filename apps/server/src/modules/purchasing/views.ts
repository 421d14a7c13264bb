import type { PurchaseOrder, PurchaseOrderRow } from '@sjaj/contract';
import { businessDate, feninga, type Language, toKm } from '@sjaj/domain';
import { localised } from '../../kernel/localised.ts';
import type { StoredLine, StoredOrder } from './store/orders.ts';

export interface OrderReader {
  readonly language: Language;
  readonly now: Date;
  readonly seesCosts: boolean;
}

export const orderRowView = (order: StoredOrder, { now, seesCosts }: OrderReader): PurchaseOrderRow => ({
  id: order.id,
  number: order.number,
  vendor: { id: order.vendorId, title: order.vendor },
  state: order.state,
  orderedAt: order.orderedAt.toISOString(),
  expectedOn: order.expectedOn,
  isLate: order.state === 'ordered' && order.expectedOn < businessDate(now),
  lines: order.lines,
  worth: seesCosts ? toKm(feninga(order.worth)) : null,
  by: order.by,
});

export function orderView(order: StoredOrder, lines: readonly StoredLine[], reader: OrderReader): PurchaseOrder {
  const { language, seesCosts } = reader;
  return {
    ...orderRowView(order, reader),
    version: order.version,
    note: order.note,
    endedAt: order.endedAt?.toISOString() ?? null,
    lines: lines.map((line) => ({
      articleId: line.articleId,
      code: line.code,
      title: localised(line.title, language, [line.brand]),
      partNumber: line.partNumber,
      unit: localised(line.unit, language),
      quantity: line.quantity,
      received: line.received,
      unitCost: seesCosts && line.unitCost > 0 ? toKm(feninga(line.unitCost)) : null,
    })),
  };
}
