import type { RetentionTask } from '../../kernel/retention.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { releaseFiles } from '../files/index.ts';
import * as store from './store/personal-data.ts';

/** As docs/operations.md says. */
const STORED_MONTHS = 12;

/** Deletes questions of guests, who have no account to delete them with, 12 months after they came. */
export const purgeGuestQuestions: RetentionTask = (db, now) =>
  inTransaction(db, async (tx) => {
    const before = new Date(now);
    before.setUTCMonth(before.getUTCMonth() - STORED_MONTHS);
    await releaseFiles(tx, await store.removeOfGuests(tx, before), now);
  });
