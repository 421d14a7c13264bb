import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aGuest, anOrderOfGuest, linkTo, openLink, openTheShop } from '../../../test/builders/guests.ts';
import { aGuestWith } from '../../../test/builders/joining.ts';
import { seedShop, orderOf, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import { purgeExpiredSessions } from '../auth/index.ts';
import { purgeExpiredGuests } from './jobs.ts';

const DAY = 24 * 3_600_000;

let seeded: SeededShop;
let bag: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  await openTheShop(seeded.shop);
  bag = await someArticle(seeded, 'T-1', { stock: 100 });
});
afterAll(() => seeded.shop.close());

const count = async (table: 'cart' | 'session' | 'order_link'): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} ${table === 'order_link' ? sql`` : OF_GUESTS}
  `.execute(seeded.shop.db);
  return rows[0]?.count ?? 0;
};
const OF_GUESTS = sql`where user_id in (select id from user_account where role = 'guest')`;
const guests = () =>
  seeded.shop.db.selectFrom('user_account').select('id').where('role', '=', 'guest').orderBy('id').execute();

it('deletes guests without orders after their session of 30 days, and leaves those with orders', async () => {
  const { db, now, wait } = seeded.shop;
  const idle = await aGuestWith(seeded, bag, 1);
  const buyer = await aGuest(seeded.shop);
  const order = await anOrderOfGuest(seeded, buyer, bag);
  const link = await linkTo(seeded.shop, order);
  const purge = async () => {
    for (const task of [purgeExpiredSessions, purgeExpiredGuests]) await task(db, now());
  };
  await purge();
  expect(await guests()).toEqual([{ id: idle.userId }, { id: buyer.userId }]);
  wait(29 * DAY);
  const late = await aGuestWith(seeded, bag, 2);
  await purge();
  expect(await guests()).toHaveLength(3);
  wait(2 * DAY);
  await purge();
  expect(await guests()).toEqual([{ id: buyer.userId }, { id: late.userId }]);
  expect({ carts: await count('cart'), sessions: await count('session') }).toEqual({ carts: 2, sessions: 1 });
  const { data } = await openLink(seeded.shop, link);
  expect(await orderOf(seeded, data.token, order)).toMatchObject({ id: order });
  wait(90 * DAY);
  await purge();
  expect(await count('order_link')).toBe(0);
  expect(await guests()).toEqual([{ id: buyer.userId }]);
});

it('an index covers every foreign key to a user, so that deleting a guest scans no table', async () => {
  const { rows } = await sql<{ place: string }>`
    select c.conrelid::regclass || '.' || a.attname as place from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'user_account'::regclass and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum)
  `.execute(seeded.shop.db);
  expect(rows).toEqual([]);
});
