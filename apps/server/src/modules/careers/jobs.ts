import type { RetentionTask } from '../../kernel/retention.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { releaseFiles } from '../files/index.ts';
import * as store from './store.ts';

/** As docs/operations.md says. */
const STORED_MONTHS = 12;

/** Deletes applications for work, with their CVs, 12 months after they came, whether they were handled or not. */
export const purgeApplications: RetentionTask = (db, now) =>
  inTransaction(db, async (tx) => {
    const before = new Date(now);
    before.setUTCMonth(before.getUTCMonth() - STORED_MONTHS);
    await releaseFiles(tx, await store.removeReceivedBefore(tx, before), now);
  });
