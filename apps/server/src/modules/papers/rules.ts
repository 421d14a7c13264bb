import { ORDER_STATUS as S, type OrderStatus, type PaperKind } from '@sjaj/contract';

const CLOSED: readonly OrderStatus[] = [S.cancelled, S.merged, S.split];
const WITH_GOODS: readonly OrderStatus[] = [S.approved, S.finished, S.delivered, S.notDelivered];

/**
 * The papers of an order in a state: a confirmation always; a proforma invoice while it counts, for who sees prices; a
 * delivery note from the approval on.
 */
export const papersOf = (status: OrderStatus, seesPrices: boolean): readonly PaperKind[] => [
  'confirmation',
  ...(seesPrices && !CLOSED.includes(status) ? (['proforma'] as const) : []),
  ...(WITH_GOODS.includes(status) ? (['delivery-note'] as const) : []),
];

/** The order's number as banks take a reference: ten digits. */
export const referenceOf = (orderNumber: string): string =>
  orderNumber.replaceAll(/\D/g, '').padStart(10, '0').slice(-10);
