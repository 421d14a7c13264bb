import type { Language } from '@sjaj/domain';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { issueToken } from '../auth/index.ts';
import * as store from './store/guests.ts';

interface Visit {
  readonly language: Language;
  readonly userAgent: string | null;
  readonly now: Date;
}

/** A new guest of an open shop: a user of a kind of his own, with a token for 30 days. */
export async function beginGuest(db: Db, { language, userAgent, now }: Visit) {
  const { token, tokenHash, expiresAt } = issueToken('guest_buyer', now);
  const userId = await inTransaction(db, (tx) =>
    store.insertGuest(tx, { tokenHash, language, userAgent, now, expiresAt }),
  );
  return { token, expiresAt: expiresAt.toISOString(), userId };
}
