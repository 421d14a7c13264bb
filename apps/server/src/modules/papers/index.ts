export { composePaper } from './compose.ts';
export type { Paper } from './paper.ts';
export { paperHandlers } from './routes.ts';
export { SUPPLIER } from './supplier.ts';
