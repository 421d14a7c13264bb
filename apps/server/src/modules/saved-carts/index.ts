export { documentHandlers } from './routes.ts';
export { type PricedDocument, pricedDocument } from './service/priced-cart.ts';
