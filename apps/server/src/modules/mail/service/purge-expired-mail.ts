import type { RetentionTask } from '../../../kernel/retention.ts';

/** Half a year is long enough to ask what was written to whom. */
const RETENTION_MS = 180 * 24 * 3_600_000;

export const purgeExpiredMail: RetentionTask = async (db, now) => {
  const before = new Date(now.getTime() - RETENTION_MS);
  await db
    .deleteFrom('outgoing_mail')
    .where('created_at', '<', before)
    // Mail of an issue that was stopped for good waits for ever.
    .where((eb) => eb.or([eb('state', '<>', 'queued'), eb('newsletter_subscription_id', 'is not', null)]))
    .execute();
};
