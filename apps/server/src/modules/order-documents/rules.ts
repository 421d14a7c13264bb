import { ORDER_STATUS as S, type OrderStatus, type OrderDocumentKind } from '@sjaj/contract';

const CLOSED: readonly OrderStatus[] = [S.cancelled, S.merged, S.split];
const WITH_GOODS: readonly OrderStatus[] = [S.approved, S.finished, S.delivered, S.notDelivered];

/**
 * The documents of an order in a status: always a confirmation; a proforma invoice while the order is live, for viewers who
 * see prices; a delivery note from the approval on.
 */
export const documentsOf = (status: OrderStatus, seesPrices: boolean): readonly OrderDocumentKind[] => [
  'confirmation',
  ...(seesPrices && !CLOSED.includes(status) ? (['proforma'] as const) : []),
  ...(WITH_GOODS.includes(status) ? (['delivery-note'] as const) : []),
];

/** The order's number as a bank reference of ten digits. */
export const referenceOf = (orderNumber: string): string =>
  orderNumber.replaceAll(/\D/g, '').padStart(10, '0').slice(-10);
