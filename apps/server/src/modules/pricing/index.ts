export { type Agreements, agreementsCache, type AgreementsCache, NO_AGREEMENTS } from './agreements.ts';
export { discountFor, type DiscountScope, type Offer, offerOf, type PriceFacts } from './rules.ts';
export { type LinePrice, type Payer, priceLines, priceLists } from './service.ts';
