export { adminSupplierHandlers } from './admin.routes.ts';
export { supplierHandlers } from './routes.ts';
export { logoReader } from './service/logo.ts';
export { cachedSupplier, readSupplier } from './service/supplier.ts';
export {
  accountsOf,
  addressOf,
  courtRegistrationOf,
  logoUrlOf,
  placeOf,
  type Supplier,
  supplierView,
} from './views.ts';
