export { purgeExpiredSessions } from './jobs.ts';
export { authHandlers } from './routes.ts';
export type { JoinedCart, JoinGuest } from './service/login.ts';
export { hashPassword } from './service/passwords.ts';
export {
  clearActingCompany,
  endGuestSession,
  endSessionsOfUsers,
  endSurplusSessions,
  hashToken,
  liveSessions,
  sessionFinder,
  setActingCompany,
  startSession,
} from './service/sessions.ts';
export { adminSetupHandlers } from './setup/routes.ts';
export { hasActiveAdministrator, issueSetupLink, type SetupLink } from './setup/service.ts';
