import type { Tx } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';

interface RefusedLogins {
  readonly userId: number;
  readonly name: string;
  readonly count: number;
  /** At most 20 networks. */
  readonly origins: readonly string[];
}

/** Resets the counters of refused log-ins and returns those of existing accounts: their number and origins. */
export const takeRefusedLogins = (tx: Tx): Promise<readonly RefusedLogins[]> =>
  allRows<RefusedLogins>(tx)`
    with refused as (
      update login_attempt set refused = 0 where origin = '' and refused > 0
      returning account, old.refused as count
    )
    select u.id as "userId", u.first_name || ' ' || u.last_name as name, r.count,
      array(select o.origin from (
        select a.origin from login_attempt a where a.account = r.account and a.origin <> ''
        order by a.failures desc limit 20
      ) o order by o.origin) as origins
    from refused r join user_account u on r.account in (
      encode(sha256(convert_to('user:' || u.id, 'UTF8')), 'hex'),
      encode(sha256(convert_to('second-factor:' || u.id, 'UTF8')), 'hex'))
    order by u.id
  `;
