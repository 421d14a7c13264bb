import { randomBytes } from 'node:crypto';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problem.ts';
import { hashToken } from '../auth/index.ts';
import { publish } from './events.ts';
import * as store from './store.ts';

const LINK_LIFE_MS = 7 * 24 * 3_600_000;

/** A token of 256 bits, which is stored as a hash only. */
const newToken = (): string => randomBytes(32).toString('base64url');

/** Creates the token of a mail that asks for confirmation: it works once, for seven days, and ends those before it. */
export async function newConfirmationToken(db: Db, subscriptionId: number, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  await inTransaction(db, (tx) => store.setLink(tx, { subscriptionId, tokenHash: hashToken(token), expiresAt }));
  return token;
}

/** Creates the token by which a subscriber unsubscribes, at any time. */
export async function newUnsubscribeToken(db: Db, subscriptionId: number): Promise<string> {
  const token = newToken();
  await inTransaction(db, (tx) => store.setUnsubscribeHash(tx, subscriptionId, hashToken(token)));
  return token;
}

const linkExpired = (): Problem => new Problem('newsletter.link_expired', 404);

/** Uses up the link of a mail. 404 with the same words for a used, an expired and an unknown one. */
export const confirmSubscription = (db: Db, token: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const subscriptionId = await store.confirm(tx, hashToken(token), now);
    if (subscriptionId === undefined) throw linkExpired();
    await publish(tx, 'newsletter.confirmed', { subscriptionId });
  });

/** Ends the subscription. A second request gets the same answer; 404 for an unknown link. */
export const endSubscription = (db: Db, token: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await store.unsubscribe(tx, hashToken(token), now))) throw linkExpired();
  });
