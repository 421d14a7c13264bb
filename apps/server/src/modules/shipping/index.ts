export { type ShippingMethod, postageOf, findShippingMethod } from './rules.ts';
export { readBranches, readShippingMethods } from './service.ts';
export { adminCarrierHandlers, adminPickupPlaceHandlers } from './admin/routes.ts';
export { carrierHandlers, pickupPlaceHandlers } from './routes.ts';
