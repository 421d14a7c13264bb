export {
  type Agreements,
  agreementsCache,
  type AgreementsCache,
  NO_AGREEMENTS,
} from './contract-terms/service/cache.ts';
export { checkPriceChanges, doubtOf, type PriceChange } from './rules/price-check.ts';
export { discountFor } from './rules/discounts.ts';
export { NO_CONDITIONS, type Offer, offerOf, type PriceFacts } from './rules/prices.ts';
export { agreedWith, bookOf, type LinePrice, type Payer, priceBook, type PriceBook, priceLines } from './service.ts';
export { oldPriceView } from './views.ts';
export { priceColumns, type PriceRow } from './store/prices.ts';
export { adminAgreementHandlers } from './contract-terms/admin.routes.ts';
export { adminPromotionHandlers } from './promotions/admin.routes.ts';
export { runningSales, type SaleRow } from './promotions/store/running.ts';
export { replaceQuantityPrices } from './store/quantity-prices.ts';
