export { adminWebhookHandlers } from './admin.routes.ts';
export { purgeWebhookDeliveries, webhookJobs } from './jobs.ts';
export { webhookConsumers } from './service/queue-messages.ts';
