export { type Agreements, agreementsCache, type AgreementsCache, NO_AGREEMENTS } from './agreements.ts';
export { checkPriceChanges, doubtOf, type PriceChange } from './price-check.ts';
export { discountFor, type DiscountScope, NO_CONDITIONS, type Offer, offerOf, type PriceFacts } from './rules.ts';
export { agreedWith, bookOf, type LinePrice, type Payer, priceBook, type PriceBook, priceLines } from './service.ts';
export { oldPriceView } from './view.ts';
export { priceColumns, type PriceRow } from './store.ts';
export { adminAgreementHandlers } from './staff/routes.ts';
