export { type Allotment, availableOn, type Pieces, type Shelf, type Shortage, stockView } from './rules.ts';
export {
  allotStock,
  handOnStock,
  handOverStock,
  type Promised,
  releaseStock,
  reserveStock,
  returnStock,
} from './service.ts';
