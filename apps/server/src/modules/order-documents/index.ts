export { arrivalText, composeOrderDocument } from './service/compose-order-document.ts';
export { jibText, letterheadOf, plain, type Reader, taxNumbers } from './service/letterhead.ts';
export type { DocumentColumn, PrintedDocument } from './service/printed-document.ts';
export { openPrinter } from './service/printer.ts';
export { orderPrintingHandlers } from './admin.routes.ts';
export { type OrderDocumentDeps, orderDocumentHandlers, pdfOf, priceListHandlers, senderOf } from './routes.ts';
export { referenceOf } from './rules.ts';
