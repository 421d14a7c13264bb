import { ORDER_STATUS as S, type OrderStatus, type OrderDocumentKind } from '@sjaj/contract';

const CLOSED: readonly OrderStatus[] = [S.cancelled, S.merged, S.split];
const HANDED_OVER: readonly OrderStatus[] = [S.finished, S.delivered, S.notDelivered];

interface DocumentReader {
  readonly seesPrices: boolean;
  readonly isCustomer: boolean;
}

/**
 * The documents of an order in a status: always a confirmation; a proforma invoice while the order is live, for readers who
 * see prices; a delivery note for staff, who pack by it, from the approval on, and for customers once the goods are handed over.
 */
export const documentsOf = (
  status: OrderStatus,
  { seesPrices, isCustomer }: DocumentReader,
): readonly OrderDocumentKind[] => [
  'confirmation',
  ...(seesPrices && !CLOSED.includes(status) ? (['proforma'] as const) : []),
  ...(HANDED_OVER.includes(status) || (status === S.approved && !isCustomer) ? (['delivery-note'] as const) : []),
];

/** The order's number as a bank reference of ten digits. */
export const referenceOf = (orderNumber: string): string =>
  orderNumber.replaceAll(/\D/g, '').padStart(10, '0').slice(-10);
