export { lastErpPull } from './service/pull-finance.ts';
