import type { Language } from '@sjaj/domain';
import { type Db, inTransaction } from '../../platform/db.ts';
import { Problem } from '../../platform/problem.ts';
import { hashOf, issueToken } from '../auth/index.ts';
import * as store from './store.ts';

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

/** A token for a day that opens the order of the link, and nothing else. 404 where the link is unknown or over. */
export async function openOrder(db: Db, linkToken: string, { userAgent, now }: Visit) {
  const { token, tokenHash, expiresAt } = issueToken('order_holder', now);
  const orderId = await inTransaction(db, async (tx) => {
    const found = await store.orderOfLink(tx, hashOf(linkToken), now);
    if (!found) throw new Problem('guests.link_unknown', 404);
    await store.insertHolder(tx, { ...found, tokenHash, userAgent, now, expiresAt });
    return found.orderId;
  });
  return { token, expiresAt: expiresAt.toISOString(), orderId };
}
