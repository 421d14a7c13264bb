import type { Language } from '@sjaj/domain';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { deleteGuests, endGuestSession, insertGuest, type JoinGuest, startSession } from '../../auth/index.ts';
import { deleteCarts, joinGuestCart as joinCart } from '../../cart/index.ts';
import * as store from '../store/guests.ts';

interface BeginGuestInput {
  readonly language: Language;
  readonly userAgent: string | null;
  readonly now: Date;
}

/** Creates a guest of an open shop, with a session of 30 days. */
export const beginGuest = (db: Db, { language, userAgent, now }: BeginGuestInput) =>
  inTransaction(db, async (tx) => {
    const userId = await insertGuest(tx, { language, now });
    const { token, expiresAt } = await startSession(tx, { userId, role: 'guest_buyer', userAgent, now });
    return { token, expiresAt: expiresAt.toISOString(), userId };
  });

/**
 * Merges the cart of a guest into a customer's cart, in the transaction of the log-in, and ends the guest's session. Of several
 * log-ins with one guest token only one gets the cart. A change of the guest's cart comes either before or not at all. An expired
 * token merges nothing. The guest's account is deleted unless an order names it.
 */
export const joinGuestCart: JoinGuest = async (tx, { guestToken, actor, language, now }) => {
  const guestId = await endGuestSession(tx, guestToken, now);
  if (guestId === null) return { joinedLines: 0, leftLines: [], leftCode: null };
  const joined = await joinCart(tx, { actor, language, now }, guestId);
  await deleteCarts(tx, guestId);
  if (!(await store.hasOrders(tx, guestId))) await deleteGuests(tx, [guestId]);
  return joined;
};
