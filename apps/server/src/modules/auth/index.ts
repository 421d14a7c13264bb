export { usernameCandidates } from './accounts/rules.ts';
export { createAccount, inviteAgain, saveAccount } from './accounts/service.ts';
export {
  type AccountFields,
  deleteAccount,
  hasOtherAdministrator,
  isEmailTaken,
  lockAccount,
  lockCompanyOf,
  type StoredAccount,
} from './accounts/store.ts';
export { type AuthEvents, authEvents } from './events.ts';
export { closeDemoAccounts, demoState, openDemoAccounts } from './demo-accounts/service.ts';
export { adminConsentHandlers } from './consents/admin.routes.ts';
export { consentHandlers } from './consents/routes.ts';
export { personalData as consentData, readConsents } from './consents/store.ts';
export { purgeExpiredSessions } from './jobs.ts';
export {
  findLink,
  issueMailedLink,
  linkExpired,
  revokeLinks,
  setPasswordLinkExpiry,
  takeLink,
} from './links/service.ts';
export { adminApiKeyHandlers } from './api-keys/admin.routes.ts';
export { callerFinder } from './api-keys/service.ts';
export { passwordHandlers } from './passwords/routes.ts';
export { changePassword, checkPassword, requestPasswordReset, requirePassword } from './passwords/service.ts';
export { registrationHandlers } from './registration/routes.ts';
export { personalData as registrationData } from './registration/store.ts';
export { authHandlers } from './routes.ts';
export { secondFactorHandlers } from './second-factor/routes.ts';
export { hasSecondFactor, resetSecondFactor, secondFactorData } from './second-factor/service/manage.ts';
export type { JoinGuest } from './service/begin-session.ts';
export { hashPassword } from './service/passwords.ts';
export {
  deactivateOwnAccount,
  deleteOwnAccount,
  endOwnSession,
  endSessionOf,
  liveSessionsOf,
  ownSessions,
  requireAdminWhoStays,
} from './service/own-account.ts';
export {
  type OwnAccountRow,
  type OwnSessionRow,
  readOwnAccount,
  replaceImage as replaceOwnImage,
  updateContact as updateOwnContact,
} from './store/own-account.ts';
export {
  clearImpersonatedCompany,
  endOtherSessions,
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
export { hasActiveAdministrator, issueSetupLink } from './setup/service.ts';
export { mountSocialLogin, socialHandlers } from './social/routes.ts';
export { type SocialLogins, openSocialLogins } from './social/service/providers.ts';
export { personalData as socialIdentityData } from './social/store.ts';
export { deleteStaffRole, insertStaffRole, updateStaffRole } from './store/roles.ts';
export {
  deleteGuests,
  insertGuest,
  insertMember,
  joinCompany,
  lockUserByEmail,
  staffReaching,
  staffWith,
  takenUsernames,
  updateRights,
} from './store/users.ts';
export { startImpersonation } from './service/sessions.ts';
export { findCustomer } from './store/customers.ts';
export { mayOpenShop } from './store/session-actor.ts';
