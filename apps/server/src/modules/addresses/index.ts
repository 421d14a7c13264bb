export { companyAddressHandlers } from './admin.routes.ts';
export { addressHandlers, shippingInfoHandlers } from './routes.ts';
export {
  addFirstAddress,
  addressFound,
  addressIfAny,
  addressIn,
  addressRows,
  firstAddressIfAny,
  removeFirstAddress,
  shippingInfoOf,
  townIfAny,
  townInReach,
} from './service.ts';
export type { AddressRow, TownRow } from './store.ts';
export { personalData as addressData } from './store.ts';
