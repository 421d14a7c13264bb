export { erpJobs } from './jobs.ts';
export { lastErpPull } from './service/pull-finance.ts';
