export { adminFileHandlers } from './admin.routes.ts';
export { type UserFileEvents, userFileEvents } from './events.ts';
export { userFileHandlers } from './routes.ts';
export { personalData as userFileData } from './store.ts';
