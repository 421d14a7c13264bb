export {
  adminBankHandlers,
  adminCurrencyHandlers,
  adminInterestAreaHandlers,
  adminMeasurementUnitHandlers,
} from './admin.routes.ts';
export { bankHandlers, interestAreaHandlers } from './routes.ts';
export { requireInterestAreas } from './service.ts';
export { findBank } from './store/banks.ts';
