export { type DeliveryWay, postageOf, wayOf } from './rules.ts';
export { deliveryWays } from './service.ts';
export { adminExpressPostHandlers, adminPickupPlaceHandlers } from './admin/routes.ts';
export { expressPostHandlers, pickupPlaceHandlers } from './routes.ts';
