export { type CartEvents, cartEvents } from './events.ts';
export { cartHandlers } from './routes.ts';
export {
  isSellable,
  isTooMuch,
  MOST_LINES,
  type LineError,
  findLineError,
  missingToFree,
  findOrderError,
  quantityToday,
  totalsOf,
} from './rules/cart.ts';
export { addAvailableItems } from './service/add.ts';
export { type CartLine, isRetail, type PricedCart } from './service/load.ts';
export { joinGuestCart } from './service/join-guest-cart.ts';
export { copyNotes } from './service/notes.ts';
export { replaceCartLine, restoreCartLine } from './service/replace-line.ts';
export { clearCart, closeCart, lockCart, readCart } from './service/read.ts';
export { countCartLines, deleteCarts } from './store/carts.ts';
export { problemOf as lineProblem, reasonOf } from './service/problems.ts';
export { type ContentRow, describe as describeArticles } from './store/contents.ts';
export { cartView } from './views.ts';
export { personalData as cartData } from './store/personal-data.ts';
