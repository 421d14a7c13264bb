export { adminContractTermsHandlers } from './contract-terms/admin.routes.ts';
export { type ContractTerms, contractTermsCache, type ContractTermsCache } from './contract-terms/service/cache.ts';
export { saveImportedContractPrice } from './contract-terms/service/import-contract-prices.ts';
export { saveImportedDiscount } from './contract-terms/service/import-discount.ts';
export { grantDiscount } from './contract-terms/service/discounts.ts';
export { adminPriceListHandlers } from './price-lists/admin.routes.ts';
export { savePriceListItem } from './price-lists/service/items.ts';
export { purgePriceListChanges } from './price-lists/store/changes.ts';
export { adminPromotionHandlers } from './promotions/admin.routes.ts';
export {
  lowestPromotionPrices,
  type PromotionPrice,
  promotionPrices,
  type PromotionPriceTuple,
} from './rules/prices.ts';
export { PROMOTION_PRICE, promotionPricesOfArticle } from './store/prices.ts';
export { type RunningPromotion, runningPromotions } from './promotions/store/running.ts';
export { discountFor } from './rules/discounts.ts';
export { checkPriceChanges, type PriceChange, priceErrors, priceWarning } from './rules/price-check.ts';
export { priceChangeOf } from './rules/price-change.ts';
export { computeUnitPrice, NO_TERMS, type UnitPrice } from './rules/prices.ts';
export {
  contractHolder,
  createPriceLookup,
  type LinePrice,
  loadPriceLookup,
  type Payer,
  priceLines,
  type PriceLookup,
} from './service.ts';
export { priceColumns, type PriceRow } from './store/prices.ts';
export { replaceQuantityPrices, replaceQuantityPricesOfMany } from './store/quantity-prices.ts';
export { oldPriceView } from './views.ts';
