export { mailConsumers, mailJobs } from './jobs.ts';
export { adminMailHandlers, adminNewsletterMailHandlers } from './admin.routes.ts';
export { purgeExpiredMail } from './service/purge-expired-mail.ts';
export { personalData as mailData } from './store/personal-data.ts';
