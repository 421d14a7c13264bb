export { hashPassword } from './passwords.ts';
export { authHandlers } from './routes.ts';
export { actFor, sessionFinder } from './service.ts';
export { forgetSessions } from './tidy.ts';
