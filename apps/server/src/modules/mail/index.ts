export { mailConsumers, mailJobs } from './jobs.ts';
export { adminMailHandlers } from './routes.ts';
export { forgetOldMail } from './tidy.ts';
