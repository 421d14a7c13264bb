export { type Allotment, availableOn, type Pieces, type Shelf, type Shortage, stockView } from './rules.ts';
export { allotStock, handOverStock, releaseStock, reserveStock, returnStock } from './service.ts';
