export {
  arrivalOf,
  cutOffOf,
  methodTo,
  OWN_DELIVERY,
  PICKUP_DAYS,
  type ShippingMethod,
  postageOf,
  findShippingMethod,
} from './rules.ts';
export { NOBODY, readBranches, readShippingMethods } from './service.ts';
export { adminCarrierHandlers, adminPickupPlaceHandlers } from './admin/routes.ts';
export { carrierHandlers, deliveryDaysHandlers, pickupPlaceHandlers } from './routes.ts';
