export { type MessageEvents, messageEvents } from './events.ts';
export { messageConsumers } from './jobs.ts';
export { messageHandlers, notificationChoiceHandlers } from './routes.ts';
export { personalData as messageData } from './store/messages.ts';
