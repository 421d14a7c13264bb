import { auth, users } from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTheShop } from '../../../../test/builders/guests.ts';
import { cheapPasswordHash } from '../../../../test/builders/password-hash.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';
import { purgeExpiredSessions } from '../index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ stopsClock: true });
  await openTheShop(shop);
});
afterAll(() => shop.close());

async function aUser(username: string, role: 'private' | 'administrator'): Promise<number> {
  const { id } = await shop.db
    .insertInto('user_account')
    .values({
      username,
      email: `${username}@sjaj.test`,
      password_hash: await cheapPasswordHash('right-password'),
      role,
      first_name: 'Ana',
      last_name: 'Anić',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const login = (username: string, password = 'right-password') =>
  shop.call(auth.login, { body: { username, password } });
const auditOf = (userId: number) =>
  shop.db
    .selectFrom('audit_entry')
    .select(['action', 'after'])
    .where('entity', '=', 'user')
    .where('entity_id', '=', userId)
    .orderBy('id')
    .execute();

it('ends the least recently used session of staff at the sixth log-in', async () => {
  const userId = await aUser('staff', 'administrator');
  const tokens: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    tokens.push((await login('staff')).data.token);
    shop.wait(61_000);
    // Keeps the first session in use, so that the second is the least recently used.
    expect((await shop.call(users.profile, { token: tokens[0] ?? '' })).status).toBe(200);
  }
  shop.wait(1_001);
  const statuses = [];
  for (const token of tokens) statuses.push((await shop.call(users.profile, { token })).status);
  expect(statuses).toEqual([200, 401, 200, 200, 200, 200]);
  expect(await shop.db.selectFrom('session').select('id').where('user_id', '=', userId).execute()).toHaveLength(5);
});

it('keeps ten sessions of a customer after concurrent log-ins', async () => {
  const userId = await aUser('customer', 'private');
  for (let n = 0; n < 9; n += 1) await shop.loginAs(userId);
  await Promise.all([1, 2, 3].map(() => login('customer')));
  expect(await shop.db.selectFrom('session').select('id').where('user_id', '=', userId).execute()).toHaveLength(10);
});

it('audits log-ins, log-outs and one entry of refusals per account', async () => {
  const userId = await aUser('audited', 'private');
  for (let n = 0; n < 3; n += 1) await login('audited', 'wrong');
  const { token } = (await login('audited')).data;
  await shop.call(auth.logout, { token });
  await purgeExpiredSessions(shop.db, shop.now());
  await purgeExpiredSessions(shop.db, shop.now());
  expect(await auditOf(userId)).toEqual([
    { action: 'auth.login', after: { network: '127.0.0.1', userAgent: expect.any(String) } },
    { action: 'auth.logout', after: null },
    { action: 'auth.refused', after: { count: 3, origins: ['127.0.0.1'] } },
  ]);
});

it('refuses to update or delete audit entries', async () => {
  await login('audited');
  for (const write of [sql`update audit_entry set user_name = 'Niko'`, sql`delete from audit_entry`]) {
    await expect(write.execute(shop.db)).rejects.toThrow('append-only');
  }
});

it('deletes faded attempts, unused origins and expired sessions', async () => {
  shop.wait(91 * 24 * 3_600_000);
  await purgeExpiredSessions(shop.db, shop.now());
  for (const table of ['login_attempt', 'login_device', 'login_network', 'session'] as const) {
    expect(await shop.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});
