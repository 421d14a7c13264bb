export { mailConsumers, mailJobs } from './jobs.ts';
