export { type SavedCartEvents, savedCartEvents } from './events.ts';
export { savedCartHandlers } from './routes.ts';
export { type PricedSavedCart, readPricedSavedCart } from './service/priced-cart.ts';
export { replaceInSavedCart, restoreSavedCart } from './service/replace-article.ts';
export { proposalFacts } from './store/proposals.ts';
export { savedCartsWith } from './store/replaced-lines.ts';
export { personalData as savedCartData, seenBy as savedCartsSeenBy } from './store/saved-carts.ts';
