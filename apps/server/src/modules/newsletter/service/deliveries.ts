import type { Db, Tx } from '../../../platform/database/db.ts';
import { BATCH, LINK_LIFE_MS, MOST_BOUNCES, UNSUBSCRIBE_LINK_RETENTION_MS } from '../rules.ts';
import * as store from '../store/deliveries.ts';
import { lock } from '../store/issues.ts';
import { purgeUnconfirmed, purgeUnsubscribeLinks } from '../store/subscriptions.ts';

/**
 * Takes the next subscribers of an issue in the transaction that queues their mails. None where the issue is not being sent or all
 * were taken; then it may have ended.
 */
export async function takeRecipients(tx: Tx, issueId: number, now: Date): Promise<readonly store.Recipient[]> {
  const issue = await lock(tx, issueId);
  if (issue?.state !== 'sending') return [];
  const recipients = await store.takeRecipients(tx, issueId, BATCH);
  if (recipients.length === 0) await store.endIfComplete(tx, issueId, now);
  return recipients;
}

/** What became of a mail; `refused` is a refusal of the address itself. */
export interface DeliveryOutcome {
  readonly state: 'sent' | 'kept' | 'failed' | 'refused' | 'skipped';
  readonly reason: string | null;
}

/** Notes the end of a mail in the transaction that ends it. */
export async function recordIssueDelivery(
  tx: Tx,
  key: store.DeliveryKey,
  { state, reason }: DeliveryOutcome,
  now: Date,
): Promise<void> {
  const { subscriptionId } = key;
  await store.endDelivery(tx, key, state === 'refused' ? 'bounced' : state, reason);
  if (state === 'sent') await store.clearBounces(tx, subscriptionId);
  if (state === 'refused')
    await store.countBounce(tx, { subscriptionId, reason: reason ?? '', most: MOST_BOUNCES, now });
  await store.endIfComplete(tx, key.issueId, now);
}

/** Deletes requests without a confirmation once their link has expired, and links of very old mails. */
export async function purgeExpiredSubscriptions(db: Db, now: Date): Promise<void> {
  await purgeUnconfirmed(db, new Date(now.getTime() - LINK_LIFE_MS), now);
  await purgeUnsubscribeLinks(db, new Date(now.getTime() - UNSUBSCRIBE_LINK_RETENTION_MS));
}
