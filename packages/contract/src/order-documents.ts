import { z } from 'zod';
import { BACK_OFFICE, CUSTOMERS, ORDERERS, routes } from './route.ts';
import { ById, Done, shape } from './shapes.ts';

const ORDER_DOCUMENT_KINDS = ['confirmation', 'proforma', 'delivery-note'] as const;
export const OrderDocumentKind = z.enum(ORDER_DOCUMENT_KINDS);

export const orderDocuments = routes({
  list: {
    method: 'GET',
    path: '/orders/{id}/papers',
    access: [...ORDERERS, ...BACK_OFFICE],
    params: ById,
    answer: z.array(OrderDocumentKind),
    problems: ['orders.not_found'],
    summary: 'The papers that an order has now.',
  },
  one: {
    method: 'GET',
    path: '/orders/{id}/papers/{kind}',
    access: [...ORDERERS, ...BACK_OFFICE],
    params: shape({ ...ById.shape, kind: OrderDocumentKind }),
    answer: Done,
    download: true,
    limit: { requests: 60, seconds: 60 },
    problems: [
      'orders.not_found',
      'orders.no_such_paper',
      'orders.enter_supplier_first',
      'orders.papers_unavailable',
      'request.work_waiting',
    ],
    summary: 'A paper of an order as PDF, in the language of the call; without prices for who may not see them.',
  },
});

export const savedCartDocuments = routes({
  priceList: {
    method: 'GET',
    path: '/documents/{id}/price-list',
    access: CUSTOMERS,
    params: ById,
    answer: Done,
    download: true,
    limit: { requests: 20, seconds: 60 },
    problems: ['documents.not_found', 'orders.papers_unavailable', 'request.work_waiting'],
    summary: 'What the lines of a saved cart cost the caller today, as PDF; without prices for who may not see them.',
  },
});

export type OrderDocumentKind = z.output<typeof OrderDocumentKind>;
