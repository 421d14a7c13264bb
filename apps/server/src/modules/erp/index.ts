export { adminErpHandlers } from './admin.routes.ts';
export { erpJobs } from './jobs.ts';
export { lastErpPull } from './service/pull-finance.ts';
export { erpConsumers } from './service/push-orders.ts';
