export { composePaper } from './compose.ts';
export type { Paper } from './paper.ts';
export { openPrinter } from './printer.ts';
export { paperHandlers, priceListHandlers } from './routes.ts';
export { SUPPLIER } from './supplier.ts';
