export { type AuthEvents, authEvents } from './events.ts';
export { closeDemoAccounts, demoState, openDemoAccounts } from './demo-accounts/service.ts';
export { purgeExpiredSessions } from './jobs.ts';
export { authHandlers } from './routes.ts';
export type { JoinedCart, JoinGuest } from './service/login.ts';
export { hashPassword } from './service/passwords.ts';
export {
  clearImpersonatedCompany,
  endGuestSession,
  endSessionsOfUsers,
  endSurplusSessions,
  hashToken,
  liveSessions,
  sessionFinder,
  setImpersonatedCompany,
  startSession,
} from './service/sessions.ts';
export { adminSetupHandlers } from './setup/routes.ts';
export { hasActiveAdministrator, issueSetupLink, type SetupLink } from './setup/service.ts';
export { deleteGuests, insertGuest, updateRights, type UserRights } from './store/users.ts';
