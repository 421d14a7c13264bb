export { type PresentationEvents, presentationEvents } from './events.ts';
export { adminPresentationHandlers } from './admin.routes.ts';
export { presentationHandlers } from './routes.ts';
export { personalData as presentationData } from './store.ts';
