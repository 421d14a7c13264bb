export { mailConsumers, mailJobs, purgeExpiredMail } from './jobs.ts';
export { adminMailHandlers, adminNewsletterMailHandlers } from './admin.routes.ts';
export { personalData as mailData } from './store/personal-data.ts';
