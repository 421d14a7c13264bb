export { recordImportHandlers } from './admin.routes.ts';
export { purgeRecordImports, recordImportJobs } from './jobs.ts';
export { resumeImports as resumeRecordImports } from './service/process-pending.ts';
