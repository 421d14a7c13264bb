import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';

interface NewLink {
  readonly tokenHash: Buffer;
  readonly orderId: number;
  readonly purpose: LinkPurpose;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** What a link does: it opens the order, or it confirms the e-mail address that it was sent to. */
export type LinkPurpose = 'open' | 'confirm';

export async function insertLink(tx: Tx, { tokenHash, orderId, purpose, now, expiresAt }: NewLink): Promise<void> {
  await tx
    .insertInto('order_link')
    .values({ token_hash: tokenHash, order_id: orderId, purpose, created_at: now, expires_at: expiresAt })
    .execute();
}

interface Wanted {
  readonly tokenHash: Buffer;
  readonly purpose: LinkPurpose;
  readonly now: Date;
}

/** The guest's order behind a link that is still good for this, and whose it is. */
export async function orderOfLink(
  db: Db | Tx,
  { tokenHash, purpose, now }: Wanted,
): Promise<{ orderId: number; userId: number } | undefined> {
  const { rows } = await sql<{ orderId: number; userId: number }>`
    select o.id as "orderId", u.id as "userId" from order_link k
    join sales_order o on o.id = k.order_id join user_account u on u.id = o.user_id and u.role = 'guest'
    where k.token_hash = ${tokenHash} and k.purpose = ${purpose} and k.expires_at > ${now}
  `.execute(db);
  return rows[0];
}
