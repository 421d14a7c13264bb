import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { faded } from './attempts.ts';

export interface AskedAccount {
  readonly username: string;
  readonly network: string;
  /** SHA-256 of the token that the browser keeps; null where it has none. */
  readonly deviceHash: Buffer | null;
  readonly now: Date;
}

/** An account as a log-in finds it; without `id` there is none, and nothing else that tells it from one. */
export interface FoundAccount {
  /** What attempts are counted under: one key however the account is named and spelled. */
  readonly account: string;
  readonly id: number | null;
  readonly role: string | null;
  readonly name: string | null;
  readonly passwordHash: string | null;
  /** Whether the person may log in at all. */
  readonly isActive: boolean;
  readonly deviceId: number | null;
  readonly isKnownNetwork: boolean;
  readonly failuresOfPair: number;
}

/** The account that answers to a user name or an e-mail, active or not, with what is known of where the log-in comes from. */
export async function accountOf(db: Db, { username, network, deviceHash, now }: AskedAccount): Promise<FoundAccount> {
  const { rows } = await sql<FoundAccount>`
    select k.account, u.id, u.role, u.first_name || ' ' || u.last_name as name, u.password_hash as "passwordHash",
      coalesce(u.is_active and c.is_active is not false, false) as "isActive", d.id as "deviceId",
      w.user_id is not null as "isKnownNetwork", coalesce(${faded(now)}, 0) as "failuresOfPair"
    from (select login_name(${username}) as name) n
    left join lateral (
      select * from user_account where login_name(username) = n.name or login_name(email) = n.name order by id limit 1
    ) u on true
    left join company c on c.id = u.company_id
    cross join lateral (
      select coalesce('user:' || u.id, 'name:' || encode(sha256(convert_to(n.name, 'UTF8')), 'hex')) as account
    ) k
    left join login_device d on d.user_id = u.id and d.token_hash = ${deviceHash}
    left join login_network w on w.user_id = u.id and w.network = ${network}
    left join login_attempt a on a.account = k.account and a.origin = ${network}
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error('a log-in without a row');
  return found;
}

const MOST_DEVICES = 20;
const MOST_NETWORKS = 50;

/** Whether any account has logged in on the device: a token that this shop has given out. */
export async function isDevice(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const row = await tx.selectFrom('login_device').select('id').where('token_hash', '=', tokenHash).executeTakeFirst();
  return row !== undefined;
}

interface LoggedIn {
  readonly userId: number;
  readonly network: string;
  readonly deviceHash: Buffer;
  readonly now: Date;
}

/** Remembers where an account has logged in; those that were used longest ago are forgotten. */
export async function rememberOrigin(tx: Tx, { userId, network, deviceHash, now }: LoggedIn): Promise<void> {
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
  await sql`
    delete from login_device where id in (
      select id from login_device where user_id = ${userId} order by last_used_at desc, id desc offset ${MOST_DEVICES}::int)
  `.execute(tx);
  await sql`
    delete from login_network where user_id = ${userId} and network in (
      select network from login_network where user_id = ${userId} order by last_used_at desc offset ${MOST_NETWORKS}::int)
  `.execute(tx);
}

/** Forgets devices and networks that have not been used since. */
export async function purgeUnusedOrigins(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('login_device').where('last_used_at', '<', before).execute();
  await db.deleteFrom('login_network').where('last_used_at', '<', before).execute();
}
