export { addressHandlers } from './routes.ts';
export { addFirstAddress, addressFound, addressIfAny, listAddresses, townIfAny, townInReach } from './service.ts';
export type { AddressRow, TownRow } from './store.ts';
