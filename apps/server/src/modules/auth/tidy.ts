import type { Tidy } from '../../platform/tidy.ts';

const DAY_MS = 24 * 3_600_000;

/** Sessions that are over, and wrong passwords that nobody has tried again for a day. */
export const forgetSessions: Tidy = async (db, now) => {
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
  const yesterday = new Date(now.getTime() - DAY_MS);
  await db
    .deleteFrom('login_throttle')
    .where('last_failure_at', '<', yesterday)
    .where('blocked_until', '<', now)
    .execute();
};
