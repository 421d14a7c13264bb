export { type Allotment, bestOffer, offerOf, type Pieces, type Shelf, type Shortage, stockView } from './rules.ts';
export {
  allotStock,
  createStockLevel,
  handOnStock,
  handOverStock,
  type Promised,
  releaseStock,
  reserveStock,
  returnStock,
} from './service.ts';
export { lowestStock } from './staff/lowest.ts';
export { adminStockHandlers } from './staff/routes.ts';
export { correctStock } from './staff/service.ts';
export { faults as findStockFaults } from './staff/store/ledger.ts';
