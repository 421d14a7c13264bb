import type { RetentionTask } from '../../kernel/retention.ts';
import { purgeUnusedOrigins } from './store/accounts.ts';
import { purgeFadedAttempts } from './store/attempts.ts';
import { auditRefusals } from './store/refusals.ts';

const DAY_MS = 24 * 3_600_000;
/** How long an account knows a device or a network that it does not log in from. */
const ORIGIN_LIFE_MS = 90 * DAY_MS;

/** Removes sessions that are over, wrong passwords that have faded once the audit log has them, and origins out of use. */
export const purgeExpiredSessions: RetentionTask = async (db, now) => {
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
  await auditRefusals(db);
  await purgeFadedAttempts(db, new Date(now.getTime() - DAY_MS));
  await purgeUnusedOrigins(db, new Date(now.getTime() - ORIGIN_LIFE_MS));
};
