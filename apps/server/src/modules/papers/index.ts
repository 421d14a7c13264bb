export { composePaper } from './compose.ts';
export { taxNumbers } from './letterhead.ts';
export type { Paper } from './paper.ts';
export { openPrinter } from './printer.ts';
export { type PaperDeps, paperHandlers, priceListHandlers } from './routes.ts';
