import { randomBytes } from 'node:crypto';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { endSurplusSessions, hashToken, startSession } from '../../auth/index.ts';
import { confirmEmail } from '../../orders/index.ts';
import * as store from '../store/order-links.ts';

const LIFE_MS = 90 * 24 * 3_600_000;

/** Creates a link that opens a guest's order for 90 days and returns its token, which goes out by mail. */
export const newOrderLink = (db: Db, orderId: number, now: Date): Promise<string> => newLink(db, orderId, 'open', now);

/** Creates a link that confirms the e-mail address and opens nothing, and returns its token. */
export const newConfirmationLink = (db: Db, orderId: number, now: Date): Promise<string> =>
  newLink(db, orderId, 'confirm', now);

async function newLink(db: Db, orderId: number, purpose: store.LinkPurpose, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await inTransaction(db, (tx) =>
    store.insertLink(tx, { tokenHash: hashToken(token), orderId, purpose, now, expiresAt }),
  );
  return token;
}

interface OpenOrderInput {
  readonly userAgent: string | null;
  readonly now: Date;
}

/** Starts a session of one day that is restricted to the order of the link. 404 if the link is unknown or expired. */
export const openOrder = (db: Db, linkToken: string, { userAgent, now }: OpenOrderInput) =>
  inTransaction(db, async (tx) => {
    const found = await store.findLinkedOrder(tx, { tokenHash: hashToken(linkToken), purpose: 'open', now });
    if (!found) throw new Problem('guests.link_unknown', 404);
    const session = { ...found, role: 'order_holder' };
    const { token, expiresAt } = await startSession(tx, { ...session, userAgent, now });
    await endSurplusSessions(tx, session);
    return { token, expiresAt: expiresAt.toISOString(), orderId: found.orderId };
  });

/** Confirms the e-mail address that the link was sent to. 404 if the link is unknown, 409 if the order is cancelled. */
export const confirmByLink = (db: Db, linkToken: string, now: Date) =>
  inTransaction(db, async (tx) => {
    const found = await store.findLinkedOrder(tx, { tokenHash: hashToken(linkToken), purpose: 'confirm', now });
    if (!found) throw new Problem('guests.confirmation_unknown', 404);
    return confirmEmail(tx, found.orderId, now);
  });
