export { mailConsumers, mailJobs } from './jobs.ts';
export { adminMailHandlers } from './routes.ts';
export { purgeExpiredMail } from './tidy.ts';
