export { type MessageEvents, messageEvents } from './events.ts';
export { messageConsumers } from './jobs.ts';
export { messageHandlers } from './routes.ts';
