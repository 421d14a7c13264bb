import { endGuestSession, type JoinGuest } from '../auth/index.ts';
import { joinGuestCart as joinCart } from '../cart/index.ts';
import * as store from './store/guests.ts';

/**
 * Lets the cart of the guest behind a token join a customer's, in the transaction of the log-in, and ends the guest: of any
 * number of log-ins with one token one has it, and a change of the guest's cart comes either before or not at all. A dead
 * token is none.
 */
export const joinGuestCart: JoinGuest = async (tx, { guestToken, actor, language, now }) => {
  const guestId = await endGuestSession(tx, guestToken, now);
  if (guestId === null) return { joinedLines: 0, leftLines: [], leftCode: null };
  const joined = await joinCart(tx, { actor, language, now }, guestId);
  await store.removeGuest(tx, guestId);
  return joined;
};
