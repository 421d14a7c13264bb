export { savedCartHandlers } from './routes.ts';
export { type PricedSavedCart, readPricedSavedCart } from './service/priced-cart.ts';
export { personalData as savedCartData } from './store.ts';
