export { cartHandlers } from './routes.ts';
export { HIGHEST_TOTAL, isSellable, type LineFault, lineFault, missingToFree, savingsOf, totalsOf } from './rules.ts';
export { addWhatFits, type Visit } from './service/change.ts';
export type { CartLine, PricedCart } from './service/load.ts';
export { clearCart, lockCart, readCart } from './service/read.ts';
