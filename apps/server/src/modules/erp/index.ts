export { erpJobs } from './jobs.ts';
export { erpFrom, type ErpSettings } from './service/settings.ts';
export { lastErpPull } from './service/pull-finance.ts';
