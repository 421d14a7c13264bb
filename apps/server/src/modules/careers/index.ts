export { adminJobApplicationHandlers } from './admin.routes.ts';
export { type CareerEvents, careerEvents } from './events.ts';
export { purgeApplications } from './jobs.ts';
export { careerHandlers } from './routes.ts';
