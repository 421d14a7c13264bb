import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database/db.ts';

/**
 * Writes one audit entry for each account with failed log-ins since the last run: their number and origins. It is not part of
 * the log-in, because only existing accounts have entries and the extra write would show in the response time.
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
      from refused r join user_account u on r.account = encode(sha256(convert_to('user:' || u.id, 'UTF8')), 'hex') order by u.id
    `.execute(tx);
  });
