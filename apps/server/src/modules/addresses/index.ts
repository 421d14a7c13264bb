export { addressHandlers } from './routes.ts';
export { findAddress, listAddresses } from './service.ts';
export type { AddressRow } from './store.ts';
