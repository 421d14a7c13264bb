import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, openTestPool } from '../../test/database.ts';
import { sql } from 'kysely';
import { type Db, inTransaction, openDb, type Tx } from '../platform/database/db.ts';
import { declareEvents, event, type EventConsumers, type PayloadsOf } from './domain-events.ts';
import { type ConsumersByModule, type Outbox, startOutbox } from '../platform/queue/outbox-delivery.ts';
import { claimBatch } from '../platform/queue/outbox-store.ts';

const declared = declareEvents({
  'message.written': event<{ userId: number }>(),
  'newsletter.requested': event<{ subscriptionId: number }>(),
});
type Events = PayloadsOf<typeof declared>;
const { publish } = declared;
const TOPICS = Object.keys(declared.declared);

let database: FreshDatabase;
let db: Db;
let outboxes: Outbox[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  db = openDb(openTestPool({ url: database.url }));
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

const startModules = (consumers: ConsumersByModule, errors: unknown[] = []): Outbox =>
  opened(
    startOutbox({
      db,
      topics: TOPICS,
      consumers,
      pollEvery: 20,
      retryAfter: [0, 0, 0],
      onError: (error) => errors.push(error),
    }),
  );
const start = (consumers: EventConsumers<Events>, errors: unknown[] = []): Outbox =>
  startModules({ test: consumers }, errors);

function opened(outbox: Outbox): Outbox {
  outboxes.push(outbox);
  return outbox;
}

const tell = (userId: number) => inTransaction(db, (tx) => publish(tx, 'message.written', { userId }));
const isEmpty = async () => (await db.selectFrom('outbox').select('id').execute()).length === 0;

it('hands on what was committed, in order, and runs what follows after the commit', async () => {
  for (const userId of [1, 2, 3]) await tell(userId);
  const delivered: number[] = [];
  start({
    'message.written': [
      async (_tx, { userId }) =>
        () =>
          void delivered.push(userId),
    ],
  });
  await expect.poll(() => delivered).toEqual([1, 2, 3]);
  expect(await isEmpty()).toBe(true);
});

it('hands all that lies there of one topic to who gathers it, before the others are told', async () => {
  for (const userId of [1, 2, 3]) await tell(userId);
  const delivered: (number | number[])[] = [];
  start({
    'message.written': [
      async (_tx, { userId }) => void delivered.push(userId),
      { batch: async (_tx, events) => void delivered.push(events.map(({ userId }) => userId)) },
    ],
  });
  await expect.poll(() => delivered).toEqual([[1, 2, 3], 1, 2, 3]);
  await expect.poll(isEmpty).toBe(true);
});

it('keeps what was not delivered when a batch fails, and tries again', async () => {
  const errors: unknown[] = [];
  const delivered: number[] = [];
  for (const userId of [1, 2]) await tell(userId);
  const batch = async (_tx: unknown, events: readonly { userId: number }[]): Promise<void> => {
    // The batch, and each event by itself.
    if (errors.length < 3) throw new Error('not yet');
    delivered.push(...events.map(({ userId }) => userId));
  };
  start({ 'message.written': [{ batch: batch }] }, errors);
  await expect.poll(isEmpty).toBe(true);
  expect(errors).toHaveLength(3);
  expect(delivered.toSorted()).toEqual([1, 2]);
});

it('tells nothing of a transaction that was rolled back', async () => {
  const delivered: number[] = [];
  start({ 'message.written': [async (_tx, { userId }) => void delivered.push(userId)] });
  const failing = inTransaction(db, async (tx) => {
    await publish(tx, 'message.written', { userId: 1 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await tell(2);
  await expect.poll(() => delivered).toEqual([2]);
});

/** A consumer that fails for one user, and which others it was committed for. */
function picky(refused: number, had: number[]): EventConsumers<Events> {
  const consume = async (_tx: unknown, { userId }: { userId: number }): Promise<() => void> => {
    if (userId === refused) throw new Error('cannot be mailed\n    at a place inside');
    return () => void had.push(userId);
  };
  return { 'message.written': [consume] };
}
const failed = () => db.selectFrom('outbox').selectAll().where('failed_at', 'is not', null).execute();

it('tries an event again where its consumer fails', async () => {
  const errors: unknown[] = [];
  let attempts = 0;
  const failTwice = async (): Promise<void> => {
    attempts += 1;
    if (attempts < 3) throw new Error('not yet');
  };
  start({ 'message.written': [failTwice] }, errors);
  await tell(1);
  await expect.poll(isEmpty).toBe(true);
  expect(attempts).toBe(3);
});

it('sets an event aside that always fails, and delivers all others meanwhile', async () => {
  const had: number[] = [];
  for (const userId of [1, 2, 3]) await tell(userId);
  const outbox = start(picky(2, had));
  await expect.poll(() => had.toSorted()).toEqual([1, 3]);
  await expect
    .poll(failed)
    .toMatchObject([{ payload: { userId: 2 }, attempts: 4, failed_consumer: 'test', error: 'cannot be mailed' }]);
  await tell(4);
  outbox.wake();
  await expect.poll(() => had.toSorted()).toEqual([1, 3, 4]);
  expect(await failed()).toHaveLength(1);
});

it('delivers to every other consumer of a failing event, once', async () => {
  const [first, last]: [number[], number[]] = [[], []];
  await tell(2);
  startModules({ before: picky(0, first), failing: picky(2, []), after: picky(0, last) });
  await expect.poll(failed).toHaveLength(1);
  expect([first, last]).toEqual([[2], [2]]);
  const [row] = await failed();
  expect(row?.delivered_to).toEqual(['before', 'after']);
});

it('rolls back what a failing batch has written, so that it is written once', async () => {
  await tell(1);
  await tell(2);
  const write = async (tx: Tx, { userId }: { userId: number }): Promise<void> =>
    void (await tx
      .insertInto('job_request')
      .values({ name: `written ${userId}`, data: '{}' })
      .execute());
  startModules({ writing: { 'message.written': [write] }, failing: picky(2, []) });
  await expect.poll(failed).toHaveLength(1);
  const written = await db.deleteFrom('job_request').returning('name').execute();
  expect(written.map(({ name }) => name).toSorted()).toEqual(['written 1', 'written 2']);
});

it('leaves an event alone that only a newer server knows, and sets it aside when none comes', async () => {
  await sql`insert into outbox (topic, payload) values ('parcel.lost', '{}')`.execute(db);
  const had: number[] = [];
  start(picky(0, had));
  await tell(1);
  await expect.poll(() => had).toEqual([1]);
  expect(await db.selectFrom('outbox').select(['topic', 'failed_at']).execute()).toEqual([
    { topic: 'parcel.lost', failed_at: null },
  ]);
  await sql`update outbox set created_at = now() - interval '2 hours'`.execute(db);
  await expect.poll(failed).toMatchObject([{ topic: 'parcel.lost', error: 'no server knows this event' }]);
});

it('delivers each event to one of several processes', async () => {
  const delivered: number[] = [];
  const consumers: EventConsumers<Events> = {
    'message.written': [
      async (_tx, { userId }) =>
        () =>
          void delivered.push(userId),
    ],
  };
  const first = start(consumers);
  const second = start(consumers);
  const users = Array.from({ length: 120 }, (_, index) => index + 1);
  await Promise.all(users.map(tell));
  first.wake();
  second.wake();
  await expect.poll(isEmpty).toBe(true);
  expect(delivered.toSorted((a, b) => a - b)).toEqual(users);
});

it('delivers at once what a consumer publishes', async () => {
  const delivered: number[] = [];
  const consumers: EventConsumers<Events> = {
    'newsletter.requested': [
      async (tx, { subscriptionId }) => publish(tx, 'message.written', { userId: subscriptionId }),
    ],
    'message.written': [
      async (_tx, { userId }) =>
        () =>
          void delivered.push(userId),
    ],
  };
  const outbox = startOutbox({
    db,
    topics: TOPICS,
    consumers: { test: consumers },
    pollEvery: 1_000_000,
    onError: (error) => {
      throw error;
    },
  });
  outboxes.push(outbox);
  await inTransaction(db, (tx) => publish(tx, 'newsletter.requested', { subscriptionId: 7 }));
  outbox.wake();
  await expect.poll(() => delivered).toEqual([7]);
});

it('takes no more than a batch off the list at once, however the statement is planned', async () => {
  const pool = openTestPool({ url: database.url, max: 1 });
  const one = openDb(pool);
  const take = () => inTransaction(one, async (tx) => (await claimBatch(tx, TOPICS, 'take')).length);
  // A plan from when the table was empty, which is kept from the sixth time on.
  await sql`vacuum analyze outbox`.execute(one);
  for (let time = 0; time < 6; time += 1) expect(await take()).toBe(0);
  await sql`insert into outbox (topic, payload) select ${TOPICS[0]}, '{"userId": 1}' from generate_series(1, 120)`.execute(
    one,
  );
  expect([await take(), await take(), await take(), await take()]).toEqual([50, 50, 20, 0]);
  await pool.end();
});
