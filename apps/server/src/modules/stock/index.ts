export { type StockEvents, stockEvents } from './events.ts';
export { type Allotment, bestOffer, MOST_ON_HAND, offerOf, type Pieces, type Shortage, stockView } from './rules.ts';
export {
  allotStock,
  applyCounts,
  createStockLevels,
  deleteStockLevel,
  handOnStock,
  handOverStock,
  lockStock,
  type Promised,
  releaseStock,
  reserveStock,
  returnStock,
} from './service.ts';
export { expectStock, receiveStock } from './admin/service/arrivals.ts';
export { lowestStock } from './admin/service/lowest-stock.ts';
export { adminStockHandlers } from './admin/routes.ts';
export { correctStock, countNewStock, countStock } from './admin/service/stock-levels.ts';
export { errors as findLedgerErrors } from './admin/store/ledger-audit.ts';
