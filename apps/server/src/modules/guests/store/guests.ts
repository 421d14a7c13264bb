import type { Language } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';

/** Inserts a guest and returns their user id. */
export async function insertGuest(tx: Tx, { language, now }: { language: Language; now: Date }): Promise<number> {
  const { id } = await tx
    .insertInto('user_account')
    .values({ role: 'guest', first_name: '', last_name: '', language, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes the cart of a guest, and the guest if they have no orders. */
export async function removeGuest(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('cart').where('user_id', '=', userId).execute();
  await sql`
    delete from user_account u where u.id = ${userId} and u.role = 'guest'
      and not exists (select from sales_order o where o.user_id = u.id)
  `.execute(tx);
}
