export {
  adminBankHandlers,
  adminCurrencyHandlers,
  adminInterestAreaHandlers,
  adminMeasurementUnitHandlers,
} from './admin.routes.ts';
export { bankHandlers, interestAreaHandlers } from './routes.ts';
export { requireInterestAreas } from './service.ts';
export { bank as bankIfAny } from './store/banks.ts';
