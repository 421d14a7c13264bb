import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database/db.ts';

/**
 * Writes one line into the audit log for each account whose log-in was refused since the last time, with how often and from
 * where. It is not written with the refusal: only accounts that exist have one, and a stranger could tell by the time.
 */
export const auditRefusals = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`
      with refused as (
        update login_attempt set refused = 0 where origin = '' and refused > 0
        returning account, old.refused as count
      )
      insert into audit_entry (user_id, user_name, action, entity, entity_id, after)
      select u.id, u.first_name || ' ' || u.last_name, 'auth.refused', 'user', u.id,
        jsonb_build_object('count', r.count, 'origins', (
          select coalesce(jsonb_agg(o.origin order by o.origin), '[]') from (
            select origin from login_attempt a where a.account = r.account and a.origin <> '' order by a.failures desc limit 20
          ) o))
      from refused r join user_account u on r.account = 'user:' || u.id order by u.id
    `.execute(tx);
  });
