import type { Db, Tx } from '../../../platform/database/db.ts';
import { execute, firstRow } from '../../../platform/database/statements.ts';
import { faded } from './attempts.ts';

interface FindAccountInput {
  readonly username: string;
  readonly network: string;
  /** SHA-256 of the device token of the browser; null if it has none. */
  readonly deviceHash: Buffer | null;
  readonly now: Date;
}

/** An account as a log-in sees it. For an unknown name `id` and all that belongs to a user is null. */
export interface Account {
  /** The key under which attempts are counted: the same for user name and e-mail, in every spelling. */
  readonly attemptKey: string;
  readonly id: number | null;
  readonly role: string | null;
  readonly name: string | null;
  readonly passwordHash: string | null;
  /** Whether user and company are active. */
  readonly isActive: boolean;
  readonly deviceId: number | null;
  readonly isKnownNetwork: boolean;
  readonly failuresOfPair: number;
}

/**
 * Finds the account of a user name or e-mail, active or not, with what is known of the device and the network. An unknown name
 * takes the same steps: the oldest user is joined in its place, and what was read of that user is left out of the result.
 */
export async function findAccount(db: Db, { username, network, deviceHash, now }: FindAccountInput): Promise<Account> {
  const account = await firstRow<Account>(db)`
    with names as (select login_name(${username}) as name),
    found as (
      select (array_agg(id order by id))[1] as id from (
        select u.id from names n join user_account u on login_name(u.username) = n.name
        union all select u.id from names n join user_account u on login_name(u.email) = n.name) u
    ),
    looked_up as (
      select f.id is not null as "isKnown", coalesce(f.id, o.id) as id,
        encode(sha256(convert_to(coalesce('user:' || f.id, 'name:' || n.name), 'UTF8')), 'hex') as "attemptKey"
      from names n cross join found f cross join (select min(id) as id from user_account) o
    )
    select l."attemptKey", case when l."isKnown" then u.id end as id, case when l."isKnown" then u.role end as role,
      case when l."isKnown" then u.first_name || ' ' || u.last_name end as name,
      case when l."isKnown" then u.password_hash end as "passwordHash",
      l."isKnown" and coalesce(u.is_active and c.is_active is not false, false) as "isActive",
      case when l."isKnown" then d.id end as "deviceId", l."isKnown" and w.user_id is not null as "isKnownNetwork",
      coalesce(${faded(now)}, 0) as "failuresOfPair"
    from looked_up l
    left join user_account u on u.id = l.id
    left join company c on c.id = u.company_id
    left join login_device d on d.user_id = u.id and d.token_hash = ${deviceHash}
    left join login_network w on w.user_id = u.id and w.network = ${network}
    left join login_attempt a on a.account = l."attemptKey" and a.origin = ${network}
  `;
  if (!account) throw new Error('the query for an account returned no row');
  return account;
}

const MOST_DEVICES = 20;
const MOST_NETWORKS = 50;

/** Whether any account has logged in on the device, that is, whether this shop has issued its token. */
export async function isKnownDevice(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const row = await tx.selectFrom('login_device').select('id').where('token_hash', '=', tokenHash).executeTakeFirst();
  return row !== undefined;
}

interface Origin {
  readonly userId: number;
  readonly network: string;
  readonly deviceHash: Buffer;
  readonly now: Date;
}

/** Remembers device and network of a log-in, and deletes the least recently used beyond the limits. */
export async function rememberOrigin(tx: Tx, { userId, network, deviceHash, now }: Origin): Promise<void> {
  await tx
    .insertInto('login_device')
    .values({ user_id: userId, token_hash: deviceHash, last_used_at: now })
    .onConflict((oc) => oc.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: now }))
    .execute();
  await tx
    .insertInto('login_network')
    .values({ user_id: userId, network, last_used_at: now })
    .onConflict((oc) => oc.columns(['user_id', 'network']).doUpdateSet({ last_used_at: now }))
    .execute();
  await execute(tx)`
    delete from login_device where id in (
      select id from login_device where user_id = ${userId} order by last_used_at desc, id desc offset ${MOST_DEVICES}::int)
  `;
  await execute(tx)`
    delete from login_network where user_id = ${userId} and network in (
      select network from login_network where user_id = ${userId} order by last_used_at desc offset ${MOST_NETWORKS}::int)
  `;
}

/** Deletes devices and networks that were last used before the given time. */
export async function purgeUnusedOrigins(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('login_device').where('last_used_at', '<', before).execute();
  await db.deleteFrom('login_network').where('last_used_at', '<', before).execute();
}
