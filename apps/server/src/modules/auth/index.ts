export { hashPassword } from './passwords.ts';
export { authHandlers } from './routes.ts';
export { sessionFinder } from './service.ts';
