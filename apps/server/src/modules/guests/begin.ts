import type { Language } from '@sjaj/domain';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { startSession } from '../auth/index.ts';
import * as store from './store/guests.ts';

interface Visit {
  readonly language: Language;
  readonly userAgent: string | null;
  readonly now: Date;
}

/** Creates a guest of an open shop, with a session of 30 days. */
export const beginGuest = (db: Db, { language, userAgent, now }: Visit) =>
  inTransaction(db, async (tx) => {
    const userId = await store.insertGuest(tx, { language, now });
    const { token, expiresAt } = await startSession(tx, { userId, role: 'guest_buyer', userAgent, now });
    return { token, expiresAt: expiresAt.toISOString(), userId };
  });
