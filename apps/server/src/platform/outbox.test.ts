import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { type Db, inTransaction, openDb, openPool } from './db.ts';
import { announce, type Consumers, type Outbox, startOutbox } from './outbox.ts';

let database: FreshDatabase;
let db: Db;
let outboxes: Outbox[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  db = openDb(openPool({ url: database.url }));
});
afterEach(async () => {
  for (const outbox of outboxes) await outbox.stop();
  outboxes = [];
  await db.deleteFrom('outbox').execute();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

function start(consumers: Consumers, errors: unknown[] = []): Outbox {
  const outbox = startOutbox({ db, consumers, pollEvery: 20, onError: (error) => errors.push(error) });
  outboxes.push(outbox);
  return outbox;
}

const tell = (userId: number) => inTransaction(db, (tx) => announce(tx, 'message.written', { userId }));
const isEmpty = async () => (await db.selectFrom('outbox').select('id').execute()).length === 0;

it('hands on what was committed, in order, and runs what follows after the commit', async () => {
  for (const userId of [1, 2, 3]) await tell(userId);
  const told: number[] = [];
  start({
    'message.written': [
      async (_tx, { userId }) =>
        () =>
          void told.push(userId),
    ],
  });
  await expect.poll(() => told).toEqual([1, 2, 3]);
  expect(await isEmpty()).toBe(true);
});

it('hands all that lies there of one topic to who gathers it, before the others are told', async () => {
  for (const userId of [1, 2, 3]) await tell(userId);
  const told: (number | number[])[] = [];
  start({
    'message.written': [
      async (_tx, { userId }) => void told.push(userId),
      { gathered: async (_tx, news) => void told.push(news.map(({ userId }) => userId)) },
    ],
  });
  await expect.poll(() => told).toEqual([[1, 2, 3], 1, 2, 3]);
  expect(await isEmpty()).toBe(true);
});

it('keeps all of it when gathering fails, and tries again', async () => {
  const errors: unknown[] = [];
  const told: number[] = [];
  for (const userId of [1, 2]) await tell(userId);
  let fails = true;
  const gathered = async (_tx: unknown, news: readonly { userId: number }[]): Promise<void> => {
    told.push(...news.map(({ userId }) => userId));
    if (fails) throw new Error('not yet');
  };
  start({ 'message.written': [{ gathered }] }, errors);
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  expect(await isEmpty()).toBe(false);
  fails = false;
  await expect.poll(isEmpty).toBe(true);
  expect(told.slice(-2)).toEqual([1, 2]);
});

it('tells nothing of a transaction that was rolled back', async () => {
  const told: number[] = [];
  start({ 'message.written': [async (_tx, { userId }) => void told.push(userId)] });
  const failing = inTransaction(db, async (tx) => {
    await announce(tx, 'message.written', { userId: 1 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await tell(2);
  await expect.poll(() => told).toEqual([2]);
});

it('keeps the news when a consumer fails, and tries again', async () => {
  const errors: unknown[] = [];
  let tries = 0;
  const failTwice = async (): Promise<void> => {
    tries += 1;
    if (tries < 3) throw new Error('not yet');
  };
  start({ 'message.written': [failTwice] }, errors);
  await tell(1);
  await expect.poll(isEmpty).toBe(true);
  expect(tries).toBe(3);
  expect(errors).toHaveLength(2);
});

it('gives each piece of news to one of several processes', async () => {
  const told: number[] = [];
  const consumers: Consumers = {
    'message.written': [
      async (_tx, { userId }) =>
        () =>
          void told.push(userId),
    ],
  };
  const first = start(consumers);
  const second = start(consumers);
  const users = Array.from({ length: 120 }, (_, index) => index + 1);
  await Promise.all(users.map(tell));
  first.wake();
  second.wake();
  await expect.poll(isEmpty).toBe(true);
  expect(told.toSorted((a, b) => a - b)).toEqual(users);
});

it('hands on at once what a consumer announces', async () => {
  const told: number[] = [];
  const outbox = startOutbox({
    db,
    consumers: {
      'newsletter.requested': [
        async (tx, { subscriptionId }) => announce(tx, 'message.written', { userId: subscriptionId }),
      ],
      'message.written': [
        async (_tx, { userId }) =>
          () =>
            void told.push(userId),
      ],
    },
    pollEvery: 1_000_000,
    onError: (error) => {
      throw error;
    },
  });
  outboxes.push(outbox);
  await inTransaction(db, (tx) => announce(tx, 'newsletter.requested', { subscriptionId: 7 }));
  outbox.wake();
  await expect.poll(() => told).toEqual([7]);
});
