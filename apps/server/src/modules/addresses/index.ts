export { addressHandlers } from './routes.ts';
export { addressFound, addressIfAny, listAddresses } from './service.ts';
export type { AddressRow } from './store.ts';
