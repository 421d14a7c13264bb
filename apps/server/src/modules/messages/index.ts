export { messageConsumers } from './jobs.ts';
export { messageHandlers } from './routes.ts';
