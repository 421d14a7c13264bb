import type { RetentionTask } from '../../kernel/retention.ts';
import { deleteExpiredLinks } from './links/store.ts';
import { purgeRegistrations } from './registration/store.ts';
import { deleteExpiredChallenges } from './second-factor/store/challenges.ts';
import { auditRefusals } from './service/audit.ts';
import { purgeUnusedOrigins } from './store/accounts.ts';
import { deleteExpiredSocialLogins } from './social/store.ts';
import { purgeFadedAttempts } from './store/attempts.ts';
import { deleteExpiredSessions } from './store/sessions.ts';

const DAY_MS = 24 * 3_600_000;
/** How long an account remembers a device or a network after its last log-in from there. */
const ORIGIN_LIFE_MS = 90 * DAY_MS;

/** How long a registration waits for its mail, whose link then keeps it. */
const REGISTRATION_LIFE_MS = 7 * DAY_MS;

/** Deletes expired sessions, links and log-in challenges, failed attempts that have faded and are in the audit log, and origins out of use. */
export const purgeExpiredSessions: RetentionTask = async (db, now) => {
  await deleteExpiredSessions(db, now);
  await deleteExpiredLinks(db, now);
  await purgeRegistrations(db, new Date(now.getTime() - REGISTRATION_LIFE_MS));
  await deleteExpiredChallenges(db, now);
  await deleteExpiredSocialLogins(db, now);
  await auditRefusals(db);
  await purgeFadedAttempts(db, new Date(now.getTime() - DAY_MS));
  await purgeUnusedOrigins(db, new Date(now.getTime() - ORIGIN_LIFE_MS));
};
