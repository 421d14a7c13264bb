export { type DeliveryWay, postageOf, wayOf } from './rules.ts';
export { deliveryWays } from './service.ts';
export { expressPostHandlers } from './routes.ts';
