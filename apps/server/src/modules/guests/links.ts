import { randomBytes } from 'node:crypto';
import type { Language } from '@sjaj/domain';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { Problem } from '../../platform/problem.ts';
import { endSurplusSessions, hashToken, startSession } from '../auth/index.ts';
import { confirmEmail } from '../orders/index.ts';
import * as store from './store/links.ts';

const LIFE_MS = 90 * 24 * 3_600_000;

/** The token of a new link to a guest's order, good for 90 days: known to whoever reads the mail that it goes out with. */
export const newOrderLink = (db: Db, orderId: number, now: Date): Promise<string> => newLink(db, orderId, 'open', now);

/** The same for the link that confirms the e-mail address and opens nothing. */
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

interface Visit {
  readonly language: Language;
  readonly userAgent: string | null;
  readonly now: Date;
}

/** A token for a day that opens the order of the link, and nothing else. 404 where the link is unknown or over. */
export const openOrder = (db: Db, linkToken: string, { userAgent, now }: Visit) =>
  inTransaction(db, async (tx) => {
    const found = await store.orderOfLink(tx, { tokenHash: hashToken(linkToken), purpose: 'open', now });
    if (!found) throw new Problem('guests.link_unknown', 404);
    const session = { ...found, role: 'order_holder' };
    const { token, expiresAt } = await startSession(tx, { ...session, userAgent, now });
    await endSurplusSessions(tx, session);
    return { token, expiresAt: expiresAt.toISOString(), orderId: found.orderId };
  });

/** Confirms the e-mail address that the link was sent to. 404 where the link is unknown, 409 where the order is cancelled. */
export const confirmByLink = (db: Db, linkToken: string, now: Date) =>
  inTransaction(db, async (tx) => {
    const found = await store.orderOfLink(tx, { tokenHash: hashToken(linkToken), purpose: 'confirm', now });
    if (!found) throw new Problem('guests.confirmation_unknown', 404);
    return confirmEmail(tx, found.orderId, now);
  });
