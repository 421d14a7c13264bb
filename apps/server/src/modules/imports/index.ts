export { importJobs } from './jobs.ts';
export { stockImportHandlers } from './routes.ts';
export { resumeImports } from './service/apply-pieces.ts';
