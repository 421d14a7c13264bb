export { hashPassword } from './passwords.ts';
export { authHandlers } from './routes.ts';
export {
  actFor,
  boundSessions,
  hashOf,
  issueToken,
  type IssuedToken,
  type Joined,
  type JoinGuest,
  liveSessions,
  sessionFinder,
} from './service.ts';
export { adminSetupHandlers } from './setup/routes.ts';
export { hasActiveAdministrator, issueSetupLink, type SetupLink } from './setup/service.ts';
export { purgeExpiredSessions } from './tidy.ts';
