import { OrderDocumentKind } from './order-documents.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { Done, selectedIds, shape } from './shapes.ts';

/** Orders whose documents are one PDF. */
export const MOST_PRINTED_ORDERS = 100;
/** Orders whose goods are one list. */
const MOST_PICKED_ORDERS = 1_000;

export const orderPrinting = routes({
  documents: {
    method: 'POST',
    path: '/admin/orders/print-documents',
    access: BACK_OFFICE,
    body: shape({ ids: selectedIds(MOST_PRINTED_ORDERS), kind: OrderDocumentKind }),
    answer: Done,
    download: true,
    reads: true,
    limit: { requests: 20, seconds: 60 },
    problems: ['orders.no_such_paper', 'orders.enter_supplier_first', 'request.work_waiting'],
    summary: 'A document of several orders as one PDF; orders that do not have it now are left out.',
  },
  pickList: {
    method: 'POST',
    path: '/admin/orders/print-pick-list',
    access: BACK_OFFICE,
    body: shape({ ids: selectedIds(MOST_PICKED_ORDERS) }),
    answer: Done,
    download: true,
    reads: true,
    limit: { requests: 20, seconds: 60 },
    problems: ['orders.nothing_to_pick', 'orders.enter_supplier_first', 'request.work_waiting'],
    summary: 'The goods of several orders as one list by category, with the orders that each is for, as PDF.',
  },
});
