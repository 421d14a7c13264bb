export { composeOrderDocument } from './service/compose-order-document.ts';
export { taxNumbers } from './service/letterhead.ts';
export type { PrintedDocument } from './service/printed-document.ts';
export { openPrinter } from './service/printer.ts';
export { type OrderDocumentDeps, orderDocumentHandlers, priceListHandlers } from './routes.ts';
