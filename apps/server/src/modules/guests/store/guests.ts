import type { Language } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';

interface NewGuest {
  readonly tokenHash: Buffer;
  readonly language: Language;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly userAgent: string | null;
}

/** A new guest with a session. */
export async function insertGuest(tx: Tx, guest: NewGuest): Promise<number> {
  const { tokenHash, language, now, expiresAt, userAgent } = guest;
  const { rows } = await sql<{ userId: number }>`
    with guest as (
      insert into user_account (role, first_name, last_name, language, created_at)
      values ('guest', '', '', ${language}, ${now}) returning id
    )
    insert into session (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent)
    select ${tokenHash}, id, ${now}, ${now}, ${expiresAt}, ${userAgent} from guest returning user_id as "userId"
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a guest came to nothing');
  return row.userId;
}

/** Ends the session of a guest, if it is one that goes on; whoever comes with the same token later finds none. */
export async function endSession(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<{ userId: number; sessionId: number } | undefined> {
  const { rows } = await sql<{ userId: number; sessionId: number }>`
    delete from session s using user_account u
    where s.token_hash = ${tokenHash} and s.order_id is null and s.expires_at > ${now}
      and u.id = s.user_id and u.role = 'guest'
    returning s.user_id as "userId", s.id as "sessionId"
  `.execute(tx);
  return rows[0];
}

/** The cart of a guest goes, and the guest too where no order names him. */
export async function removeGuest(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('cart').where('user_id', '=', userId).execute();
  await sql`
    delete from user_account u where u.id = ${userId} and u.role = 'guest'
      and not exists (select from sales_order o where o.user_id = u.id)
  `.execute(tx);
}
