export { adminReportHandlers, adminRevenueHandlers } from './admin.routes.ts';
export { reportJobs } from './jobs.ts';
export { refreshSums } from './service/report.ts';
export { revenueByDay } from './store/revenue.ts';
