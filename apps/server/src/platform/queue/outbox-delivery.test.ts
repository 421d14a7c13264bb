import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, openTestPool } from '../../../test/database.ts';
import { type Db, openDb } from '../database/db.ts';
import { startOutbox } from './outbox-delivery.ts';

let database: FreshDatabase;
let db: Db;

beforeAll(async () => {
  database = await freshDatabase();
  db = openDb(openTestPool({ url: database.url }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it('tries an event again while others keep coming', async () => {
  const write = (on: Db, topic: string) => on.insertInto('outbox').values({ topic, payload: '{}' }).execute();
  let tries = 0;
  const fail = async (): Promise<void> => {
    tries += 1;
    if (tries < 3) throw new Error('not yet');
  };
  const outbox = startOutbox({
    db,
    topics: ['coming', 'failing'],
    consumers: {
      test: { coming: [async (tx: Db) => void (tries < 3 && (await write(tx, 'coming')))], failing: [fail] },
    },
    pollEvery: 20,
    retryAfter: [0, 0, 0],
    onError: () => undefined,
  });
  await write(db, 'failing');
  await write(db, 'coming');
  await expect.poll(() => db.selectFrom('outbox').select('topic').execute()).toEqual([]);
  expect(tries).toBe(3);
  await outbox.stop();
});
