import { randomBytes } from 'node:crypto';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { hashToken } from '../../auth/index.ts';
import { publish } from '../events.ts';
import { CONSENT_WORDING, LINK_LIFE_MS } from '../rules.ts';
import { subscriptionOf } from '../store/deliveries.ts';
import * as store from '../store/subscriptions.ts';

/** A token of 256 bits, which is stored as a hash only. */
const newToken = (): string => randomBytes(32).toString('base64url');

interface SubscriptionRequest {
  readonly email: string;
  readonly language: string;
  readonly now: Date;
}

/** Notes the wish of an address. Whether it gets a mail is decided after the commit, so that the answer tells nothing. */
export const requestSubscription = (db: Db, request: SubscriptionRequest): Promise<void> =>
  inTransaction(db, async (tx) => {
    const subscriptionId = await store.upsert(tx, request);
    await noteConsent(tx, subscriptionId, 'requested', request.now);
    await publish(tx, 'newsletter.requested', { subscriptionId });
  });

/** Creates the token of a mail that asks for confirmation: it works once, for seven days, and ends those before it. */
export async function newConfirmationToken(db: Db, subscriptionId: number, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  await inTransaction(db, (tx) => store.setLink(tx, { subscriptionId, tokenHash: hashToken(token), expiresAt }));
  return token;
}

/** Creates the token by which a subscriber unsubscribes, at any time. */
export async function newUnsubscribeToken(db: Db, subscriptionId: number, now: Date): Promise<string> {
  const token = newToken();
  const link = { tokenHash: hashToken(token), subscriptionId, deliveryId: null, now };
  await inTransaction(db, (tx) => store.addUnsubscribeLink(tx, link));
  return token;
}

/** The same for the mail of an issue, whose report counts who used it. The token of a deleted subscription does nothing. */
export async function newIssueUnsubscribeToken(db: Db, deliveryId: number, now: Date): Promise<string> {
  const token = newToken();
  await inTransaction(db, async (tx) => {
    const subscriptionId = await subscriptionOf(tx, deliveryId);
    if (subscriptionId === undefined) return;
    await store.addUnsubscribeLink(tx, { tokenHash: hashToken(token), subscriptionId, deliveryId, now });
  });
  return token;
}

const linkExpired = (): Problem => new Problem('newsletter.link_expired', 404);

/** Uses up the link of a mail. 404 with the same words for a used, an expired and an unknown one. */
export const confirmSubscription = (db: Db, token: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const subscriptionId = await store.confirm(tx, hashToken(token), now);
    if (subscriptionId === undefined) throw linkExpired();
    await noteConsent(tx, subscriptionId, 'confirmed', now);
    await publish(tx, 'newsletter.confirmed', { subscriptionId });
  });

/** Ends the subscription. A second request gets the same answer; 404 for an unknown link. */
export const endSubscription = (db: Db, token: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const ended = await store.unsubscribe(tx, hashToken(token), now);
    if (!ended) throw linkExpired();
    if (ended.isFirst) await noteConsent(tx, ended.subscriptionId, 'unsubscribed', now);
  });

const noteConsent = (
  tx: Tx,
  subscriptionId: number,
  event: 'requested' | 'confirmed' | 'unsubscribed',
  now: Date,
): Promise<void> => store.noteConsent(tx, { subscriptionId, event, wording: CONSENT_WORDING, now });
