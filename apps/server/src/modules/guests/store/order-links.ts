import type { Db, Tx } from '../../../platform/database/db.ts';
import { firstRow } from '../../../platform/database/statements.ts';

interface NewLink {
  readonly tokenHash: Buffer;
  readonly orderId: number;
  readonly purpose: LinkPurpose;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** `open` opens the order, `confirm` confirms the e-mail address that the link was sent to. */
export type LinkPurpose = 'open' | 'confirm';

export async function insertLink(tx: Tx, { tokenHash, orderId, purpose, now, expiresAt }: NewLink): Promise<void> {
  await tx
    .insertInto('order_link')
    .values({ token_hash: tokenHash, order_id: orderId, purpose, created_at: now, expires_at: expiresAt })
    .execute();
}

interface FindLinkInput {
  readonly tokenHash: Buffer;
  readonly purpose: LinkPurpose;
  readonly now: Date;
}

/** Finds the guest's order of a link with this purpose that has not expired, and the guest. */
export const findLinkedOrder = (
  db: Db | Tx,
  { tokenHash, purpose, now }: FindLinkInput,
): Promise<{ orderId: number; userId: number } | undefined> =>
  firstRow<{ orderId: number; userId: number }>(db)`
    select o.id as "orderId", u.id as "userId" from order_link k
    join sales_order o on o.id = k.order_id join user_account u on u.id = o.user_id and u.role = 'guest'
    where k.token_hash = ${tokenHash} and k.purpose = ${purpose} and k.expires_at > ${now}
  `;

export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('order_link').where('expires_at', '<', now).execute();
}
