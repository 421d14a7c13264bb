import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database/db.ts';

const BATCH = 1_000;

/** Removes some of the guests who are no more, with their carts; how many that were. */
export const purgeExpiredGuests = (db: Db, { now, begunBefore }: { now: Date; begunBefore: Date }): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      delete from user_account where id in (
        select u.id from user_account u
        where u.role = 'guest' and u.created_at < ${begunBefore}
          and not exists (select from session s where s.user_id = u.id and s.expires_at > ${now})
          and not exists (select from sales_order o where o.user_id = u.id)
        order by u.created_at limit ${BATCH})
      returning id
    `.execute(tx);
    return rows.length;
  });

export async function forgetLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('order_link').where('expires_at', '<', now).execute();
}
