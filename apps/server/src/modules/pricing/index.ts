export { type Agreements, agreementsCache, type AgreementsCache, NO_AGREEMENTS } from './agreements.ts';
export { discountFor, type DiscountScope, NO_CONDITIONS, type Offer, offerOf, type PriceFacts } from './rules.ts';
export { type LinePrice, openPrices, type Payer, type PriceBook, priceLines, priceLists } from './service.ts';
export type { Which } from './store.ts';
export { adminAgreementHandlers } from './staff/routes.ts';
