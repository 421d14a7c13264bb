export { logoReader } from './logo.ts';
export { adminSupplierHandlers, supplierHandlers } from './routes.ts';
export { accountsOf, addressOf, logoUrlOf, placeOf, type Supplier } from './supplier.ts';
export { cachedSupplier, readSupplier } from './service.ts';
